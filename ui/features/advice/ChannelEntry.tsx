import type { AdviceState } from "@heimwerk/core/advice/AdviceState.ts"
import { availabilityLabel } from "@heimwerk/core/advice/availability.ts"
import { type AdviceChannel, channelAvailability, channelService } from "@heimwerk/core/advice/channels.ts"
import { channelTexts, flyoutTexts } from "@heimwerk/core/advice/texts.ts"

import { Icon } from "../../widgets/Icon.tsx"
import styles from "./ServiceFlyout.module.css"

const icons = { chat: "chat", video: "video", community: "people" } as const

interface ChannelEntryProps {
  readonly channel: AdviceChannel
  readonly state: AdviceState
  readonly onChoose: () => void
}

/**
 * Button of an advice channel, with description and availability. It is busy while the channel's service
 * loads.
 */
export const ChannelEntry = ({ channel, onChoose, state }: ChannelEntryProps) => {
  const service = channelService[channel]
  const isBusy = state.phases[service] === "LOADING" || state.starting === service
  const availability = channelAvailability(channel, state)
  const { text, title } = channelTexts[channel]
  return (
    <button
      type="button"
      className={styles["channel"]}
      aria-disabled={isBusy}
      onClick={isBusy ? undefined : onChoose}
    >
      <span className={styles["sign"]}>
        <Icon name={icons[channel]} size={26} />
      </span>
      <span className={styles["words"]}>
        <strong>{title}</strong>
        <span className={styles["text"]}>{text}</span>
        {isBusy ? (
          <span className={styles["availability"]} role="status">
            {flyoutTexts.loading}
          </span>
        ) : availability === undefined ? null : (
          <span className={styles["availability"]} data-availability={availability}>
            {availabilityLabel(availability)}
          </span>
        )}
      </span>
      <Icon name="chevron-right" size={18} />
    </button>
  )
}
