import { VisuallyHidden } from '../../foundations/VisuallyHidden/index.ts'
import * as styles from './Badge.css.ts'

export interface CountProps {
  /** The number. Above 99 it is shown as 99+, or above 999 as 999+ with the neutral tone. Nothing is shown for 0. */
  value: number
  /** `attention` (ochre) for items that need this user's action, `neutral` for a mere quantity. @default 'neutral' */
  tone?: 'neutral' | 'attention'
  /** A full description of the number: «3 непрочитанных сообщения». Without it screen readers read only the number. */
  label?: string
}

/** A small number next to a name or on the corner of an icon. */
export function Count({ value, tone = 'neutral', label }: CountProps) {
  if (value === 0) return null
  const maxCount = tone === 'attention' ? 99 : 999
  return (
    <span className={`${styles.count} ${styles.countTone[tone]}`}>
      <span aria-hidden={label ? true : undefined}>{value > maxCount ? `${maxCount}+` : value}</span>
      {label && <VisuallyHidden>{label}</VisuallyHidden>}
    </span>
  )
}
