import { usercentricsSettings } from "../../runtime/usercentricsSettings.ts"
import { ConsentPrompt } from "./ConsentPrompt.tsx"
import { VendorQuestion } from "./VendorQuestion.tsx"

/**
 * The consent question for a visitor without a decision: the shop's own first layer, or that of the
 * configured consent manager.
 */
export const ConsentQuestion = ({ onAnswer }: { readonly onAnswer: () => void }) =>
  usercentricsSettings() === undefined ? (
    <ConsentPrompt onAnswer={onAnswer} />
  ) : (
    <VendorQuestion onAnswer={onAnswer} />
  )
