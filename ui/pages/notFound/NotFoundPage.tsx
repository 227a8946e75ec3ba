import { NotFound } from "../../shared/NotFound.tsx"

/** Every address the shop does not know. */
export const NotFoundPage = () => <NotFound />
