import type { ReactNode } from 'react'
import { Icon, type Glyph } from '../../foundations/Icon/index.ts'
import * as styles from './people.css.ts'

interface PersonRowProps {
  glyph: Glyph
  value: ReactNode
  detail?: ReactNode
  /** The actions on the item. */
  children?: ReactNode
}

/** One item of a person's data: its name, its value and its actions. */
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
