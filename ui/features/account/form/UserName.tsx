/** The e-mail a password belongs to, where nobody types it: password managers look for the name beside the password. */
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
