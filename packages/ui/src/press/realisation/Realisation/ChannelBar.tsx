import { saleChannels, type SaleChannel } from '@press/domain'
import * as styles from './Realisation.css.ts'

/** Which part of the copies each channel sold; the figures beside it say the same. */
export function ChannelBar({ channels }: { channels: Record<SaleChannel, number> }) {
  const sold = saleChannels.filter((channel) => channels[channel] > 0)
  return (
    <span className={styles.bar} aria-hidden>
      {sold.map((channel) => (
        <span key={channel} className={styles.part[channel]} style={{ flexGrow: channels[channel] }} />
      ))}
    </span>
  )
}
