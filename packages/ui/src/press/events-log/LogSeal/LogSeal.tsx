import type { LogCheck } from '@press/domain'
import { useFormat, useTranslation } from '@press/i18n'
import { glyphs } from '../../../foundations/Icon/index.ts'
import { toPressDay } from '../../../private/days.ts'
import { useToday } from '../../../foundations/Clock/index.ts'
import { Badge } from '../../../primitives/Badge/index.ts'
import { Skeleton } from '../../../primitives/Skeleton/index.ts'
import { Spinner } from '../../../primitives/Spinner/index.ts'
import * as styles from './LogSeal.css.ts'

export interface LogSealProps {
  /** The last check: null if there was none, undefined while it loads. */
  lastCheck?: LogCheck | null | undefined
  /** Whether a check is running. @default false */
  checking?: boolean
}

/** The state of the whole chain of seals, and the time of the last check. */
export function LogSeal({ lastCheck, checking = false }: LogSealProps) {
  const { t } = useTranslation('events-log')
  const { date } = useFormat()
  const today = useToday()
  if (checking)
    return (
      <output className={styles.checking}>
        <Spinner size={16} />
        {t('seal.checking')}
      </output>
    )
  if (lastCheck === undefined) return <Skeleton width="half" />
  if (lastCheck === null) return <Badge glyph={glyphs.link}>{t('seal.never')}</Badge>
  const checkedText =
    toPressDay(lastCheck.at) === today
      ? t('seal.today', { time: date(lastCheck.at, 'time') })
      : date(lastCheck.at, 'dateTime')
  return lastCheck.broken.length > 0 ? (
    <Badge tone="danger" glyph={glyphs.warning}>
      {t('seal.broken', { when: checkedText })}
    </Badge>
  ) : (
    <Badge tone="success" glyph={glyphs.link}>
      {t('seal.whole', { when: checkedText })}
    </Badge>
  )
}
