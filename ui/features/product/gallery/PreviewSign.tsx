import { Icon } from "../../../widgets/Icon.tsx"
import styles from "./PreviewSign.module.css"
import type { ItemWords } from "./itemWords.ts"

/** Icon and action text on the preview of a film or model. */
export const PreviewSign = ({ words: { does, icon } }: { readonly words: ItemWords }) => (
  <span className={styles["sign"]}>
    {icon === undefined ? null : <Icon name={icon} />}
    <span>{does}</span>
  </span>
)
