import { saleChannels, type SaleChannel } from '@press/domain'
import * as styles from './Realisation.css.ts'

/** A bar with the share of copies that each channel sold. The figures next to the bar give the same data as text. */
export function ChannelBar({ channels }: { channels: Record<SaleChannel, number> }) {
  const channelsWithSales = saleChannels.filter((channel) => channels[channel] > 0)
  return (
    <span className={styles.bar} aria-hidden>
      {channelsWithSales.map((channel) => (
        <span key={channel} className={styles.part[channel]} style={{ flexGrow: channels[channel] }} />
      ))}
    </span>
  )
}
