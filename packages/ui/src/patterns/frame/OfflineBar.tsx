import { useFormat, useTranslation } from '@press/i18n'
import { useState } from 'react'
import { glyphs } from '../../foundations/Icon/index.ts'
import { Banner } from './Banner.tsx'

export interface OfflineBarProps {
  offline: boolean
  /** When the data on screen was received from the server, if known: set for a visit that began offline. */
  since?: Date | undefined
}

/** Says that the server is unreachable and how current the data on screen is. Empty while the connection works. */
export function OfflineBar({ offline, since }: OfflineBarProps) {
  const { t } = useTranslation('shell')
  const { date } = useFormat()
  // Without a connection the page does not update, so today is the day on which the page was opened.
  const [openedAt] = useState(() => new Date())
  const dateStyle = since && date(since, 'date') === date(openedAt, 'date') ? 'time' : 'dateTime'
  return (
    <Banner glyph={glyphs.wifiSlash}>
      {offline && (since ? t('offlineSince', { time: date(since, dateStyle) }) : t('offline'))}
    </Banner>
  )
}
