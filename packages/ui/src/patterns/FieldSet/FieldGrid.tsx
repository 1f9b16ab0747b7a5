import type { ReactNode } from 'react'
import { classes } from '../../foundations/classes.ts'
import { labelsAtSide } from '../../primitives/Field/Field.css.ts'
import * as styles from './FieldSet.css.ts'

export const fieldLayouts = ['stacked', 'inline', 'columns'] as const
export type FieldLayout = (typeof fieldLayouts)[number]

export interface FieldGridProps {
  /** The fields, in tab order. */
  children: ReactNode
  /**
   * `stacked`: one under another; `inline`: labels next to their fields; `columns`: two fields in a row. On narrow widths all are
   * stacked. @default 'stacked'
   */
  layout?: FieldLayout
}

/** Lays out fields by the available width. */
export function FieldGrid({ children, layout = 'stacked' }: FieldGridProps) {
  return (
    <div className={styles.fieldContainer}>
      <div className={classes(styles.layout[layout], layout === 'inline' && labelsAtSide)}>{children}</div>
    </div>
  )
}

/** A field that takes the whole row in a two-column layout. */
export function FieldWide({ children }: { children: ReactNode }) {
  return <div className={styles.fullWidthField}>{children}</div>
}
