import type { ReactNode } from 'react'
import { classes } from '../../foundations/classes.ts'
import { beside } from '../../primitives/Field/Field.css.ts'
import * as styles from './FieldSet.css.ts'

export const fieldLayouts = ['stacked', 'inline', 'columns'] as const
export type FieldLayout = (typeof fieldLayouts)[number]

export interface FieldGridProps {
  /** Fields, in the order of the keyboard. */
  children: ReactNode
  /** `stacked`: one under another; `inline`: labels beside their fields; `columns`: two fields in a row. Where there is no room all are stacked. @default 'stacked' */
  layout?: FieldLayout
}

/** Fields laid out by the room that they have. */
export function FieldGrid({ children, layout = 'stacked' }: FieldGridProps) {
  return (
    <div className={styles.room}>
      <div className={classes(styles.layout[layout], layout === 'inline' && beside)}>{children}</div>
    </div>
  )
}

/** A field that takes the whole row where others stand in two columns. */
export function FieldWide({ children }: { children: ReactNode }) {
  return <div className={styles.wide}>{children}</div>
}
