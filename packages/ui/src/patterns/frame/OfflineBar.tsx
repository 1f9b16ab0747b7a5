import { useFormat, useTranslation } from '@press/i18n'
import { useState } from 'react'
import { glyphs } from '../../foundations/Icon/index.ts'
import { Banner } from './Banner.tsx'

export interface OfflineBarProps {
  offline: boolean
  /** When what is on screen came from the server, where that is known: a visit that began without a connection. */
  since?: Date | undefined
}

/** Says that the server cannot be reached, and what that means for what is on screen. Rendered empty while all is well. */
export function OfflineBar({ offline, since }: OfflineBarProps) {
  const { t } = useTranslation('shell')
  const { date } = useFormat()
  // What has no connection stands as it was opened: today is that day.
  const [opened] = useState(() => new Date())
  const style = since && date(since, 'date') === date(opened, 'date') ? 'time' : 'dateTime'
  return (
    <Banner glyph={glyphs.wifiSlash}>
      {offline && (since ? t('offlineSince', { time: date(since, style) }) : t('offline'))}
    </Banner>
  )
}
