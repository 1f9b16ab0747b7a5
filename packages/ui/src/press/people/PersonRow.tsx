import type { ReactNode } from 'react'
import { Icon, type Glyph } from '../../foundations/Icon/index.ts'
import * as styles from './people.css.ts'

interface PersonRowProps {
  glyph: Glyph
  value: ReactNode
  detail?: ReactNode
  /** What can be done about it. */
  children?: ReactNode
}

/** One of the things a person has: what it is, what is known of it, and what can be done about it. */
export function PersonRow({ glyph, value, detail, children }: PersonRowProps) {
  return (
    <li className={styles.row}>
      <span className={styles.icon}>
        <Icon glyph={glyph} size={20} />
      </span>
      <div className={styles.words}>
        <div className={styles.value}>{value}</div>
        {detail && <div className={styles.detail}>{detail}</div>}
      </div>
      {children && <div className={styles.actions}>{children}</div>}
    </li>
  )
}
