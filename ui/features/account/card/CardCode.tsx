import styles from "./CardCode.module.css"
import { code128 } from "./code128.ts"

const height = 44
/** Width of the quiet zone on both sides, in bar code modules. */
const quiet = 10

/** A card number as a scalable bar code for the checkout scanner. */
export const CardCode = ({ number }: { readonly number: string }) => {
  const modules = code128(number)
  const bars = [...modules.matchAll(/1+/gu)].map(
    ({ 0: { length }, index }) => `M${index + quiet} 0h${length}v${height}h-${length}z`,
  )
  return (
    <svg
      className={styles["code"]}
      viewBox={`0 0 ${modules.length + 2 * quiet} ${height}`}
      preserveAspectRatio="none"
      shapeRendering="crispEdges"
      role="img"
      aria-label="Strichcode deiner Vorteilskarte"
    >
      <path d={bars.join("")} />
    </svg>
  )
}
