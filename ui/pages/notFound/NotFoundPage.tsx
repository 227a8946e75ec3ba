import { NotFound } from "../../shared/NotFound.tsx"

/** The page for unknown paths. */
export const NotFoundPage = () => <NotFound />
