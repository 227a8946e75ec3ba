import type { Brand } from "../environment.ts"
import type { Mail } from "./Mail.ts"
import { mailHtml } from "./mailHtml.ts"

/** A row of a table. The text part of the mail shows `line` instead of the cells. */
interface MailRow {
  readonly cells: ReadonlyArray<string>
  readonly line: string
}

/**
 * A block of a mail. The text part and the HTML part show the same blocks in the same order, but QR codes only
 * in the HTML part.
 */
export type MailBlock =
  | { readonly kind: "heading" | "paragraph"; readonly text: string }
  /** Lines that belong together, for example an address. */
  | { readonly kind: "lines"; readonly lines: ReadonlyArray<string> }
  | { readonly kind: "link"; readonly text: string; readonly href: string }
  | {
      readonly kind: "table"
      readonly caption: string
      readonly head: ReadonlyArray<string>
      readonly rows: ReadonlyArray<MailRow>
    }
  /** Rows with a name and an amount, for example a price calculation. */
  | {
      readonly kind: "sums"
      readonly caption: string
      readonly rows: ReadonlyArray<readonly [name: string, amount: string]>
    }
  /**
   * A QR code, shown as a picture in the HTML part. The text part omits it, so another block must contain its
   * data.
   */
  | { readonly kind: "qrCode"; readonly code: string; readonly alt: string }

/** The content of a mail. */
export interface MailContent extends Pick<Mail, "id" | "to" | "subject"> {
  readonly blocks: ReadonlyArray<MailBlock>
  /** The brand of the shop, for the top of the HTML part and the closing line. */
  readonly brand: Brand
}

/** Makes a paragraph of a mail. */
export const paragraph = (text: string): MailBlock => ({ kind: "paragraph", text })

/** Makes a heading between the blocks of a mail. */
export const heading = (text: string): MailBlock => ({ kind: "heading", text })

const indented = (lines: ReadonlyArray<string>): string => lines.map((line) => `  ${line}`).join("\n")

const textOf = (block: MailBlock): string => {
  switch (block.kind) {
    case "lines":
      return indented(block.lines)
    case "link":
      return `${block.text}:\n${block.href}`
    case "table":
      return indented(block.rows.map(({ line }) => line))
    case "sums":
      return block.rows.map(([name, amount]) => `${name}: ${amount}`).join("\n")
    case "qrCode":
      return ""
    default:
      return block.text
  }
}

/**
 * Makes a mail with a text part and an HTML part from the same blocks, with the shop's closing line at the end.
 */
export const mailOf = ({ blocks, brand, id, subject, to }: MailContent): Mail => {
  const closed: ReadonlyArray<MailBlock> = [...blocks, paragraph(`Viele Grüße\n${brand.claim}`)]
  const qrCodes = closed.flatMap((block) => (block.kind === "qrCode" ? [block.code] : []))
  return {
    id,
    to,
    subject,
    text: `${closed
      .map(textOf)
      .filter((text) => text !== "")
      .join("\n\n")}\n`,
    html: mailHtml(subject, closed, brand),
    ...(qrCodes.length === 0 ? {} : { qrCodes }),
  }
}
