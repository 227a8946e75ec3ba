/** A hidden field with the account's e-mail, for password managers, which need it beside a password field. */
export const UserName = ({ email }: { readonly email: string }) => (
  <input
    className="visually-hidden"
    type="email"
    name="username"
    autoComplete="username"
    value={email}
    readOnly
    tabIndex={-1}
    aria-hidden="true"
  />
)
