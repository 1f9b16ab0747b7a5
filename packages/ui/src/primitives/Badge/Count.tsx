import { VisuallyHidden } from '../../foundations/VisuallyHidden/index.ts'
import * as styles from './Badge.css.ts'

export interface CountProps {
  /** How many; above 99, or 999 where it is a mere quantity, it is shown as 99+ or 999+. Nothing is drawn for 0. */
  value: number
  /** Ochre for what waits for this person, plain for a mere quantity. @default 'neutral' */
  tone?: 'neutral' | 'attention'
  /** What is counted, in full words: «3 непрочитанных сообщения». Without it the number alone is read. */
  label?: string
}

/** A small number beside a name or on the shoulder of an icon. */
export function Count({ value, tone = 'neutral', label }: CountProps) {
  if (value === 0) return null
  const most = tone === 'attention' ? 99 : 999
  return (
    <span className={`${styles.count} ${styles.countTone[tone]}`}>
      <span aria-hidden={label ? true : undefined}>{value > most ? `${most}+` : value}</span>
      {label && <VisuallyHidden>{label}</VisuallyHidden>}
    </span>
  )
}
