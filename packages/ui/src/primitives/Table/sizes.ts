import type { CSSProperties } from 'react'
import { classes } from '../../foundations/classes.ts'
import type { Column } from './columns.ts'
import * as styles from './Table.css.ts'

/** Columns before the data: a check box and a button that opens the details. */
export interface Leading {
  tick: boolean
  toggle: boolean
}

const leadingWidths = { tick: '44px', toggle: '44px' }
const leadingKinds = ['tick', 'toggle'] as const
const pin = (place: number) => `--press-pin-${place}`
const sum = (parts: readonly string[]) => (parts.length ? `calc(${parts.join(' + ')})` : '0px')

/** Pixels by column key, chosen by the reader. */
export type Widths = Readonly<Record<string, number>>

/** How wide columns are and where pinned ones are held: for the table and for its `<col>` elements. */
export function tableSizes(columns: readonly Column<never>[], leading: Leading, widths: Widths) {
  const before = leadingKinds.filter((kind) => leading[kind]).map((kind) => leadingWidths[kind])
  const asked = columns.map(({ key, width }) => (widths[key] === undefined ? width : `${widths[key]}px`))
  const taken = columns.map(({ minWidth = '160px' }, place) => asked[place] ?? minWidth)
  const cols = columns.map(({ pinned }, place) => asked[place] ?? (pinned && taken[place]))
  // The browser would stretch them all, and pinned columns would not stand where they are held.
  if (!cols.includes(undefined))
    cols[
      Math.max(
        columns.findLastIndex(({ pinned }) => !pinned),
        0,
      )
    ] = undefined

  const held = columns.flatMap(({ pinned }, place) => {
    if (!pinned) return []
    const outer = taken.filter(
      (_width, at) => columns[at]?.pinned === pinned && (pinned === 'start' ? at < place : at > place),
    )
    return [[pin(place), sum(pinned === 'start' ? [...before, ...outer] : outer)]]
  })
  return {
    table: { minInlineSize: sum([...before, ...taken]), ...Object.fromEntries(held) } as CSSProperties,
    cols: [...before, ...cols],
  }
}

interface Look {
  className: string
  style: CSSProperties | undefined
}

/** Where cells align and where they are held: those of each column, and those before the data. */
export interface ColumnAppearance extends Record<keyof Leading, Look> {
  columns: readonly Look[]
}

export function getCellStyles(columns: readonly Column<never>[], leading: Leading): ColumnAppearance {
  // The cells before the data are held once a column at the start is.
  const before = (start: string): Look =>
    columns[0]?.pinned === 'start'
      ? { className: styles.pinned, style: { insetInlineStart: start } }
      : { className: '', style: undefined }
  return {
    tick: before('0px'),
    toggle: before(leading.tick ? leadingWidths.tick : '0px'),
    columns: columns.map(({ align = 'start', truncate, pinned }, place) => {
      const last = pinned && columns[pinned === 'start' ? place + 1 : place - 1]?.pinned !== pinned
      return {
        className: classes(
          styles.align[align],
          truncate && styles.truncated,
          pinned && styles.pinned,
          last && styles.pinnedEdge[pinned],
        ),
        style: pinned && { [pinned === 'start' ? 'insetInlineStart' : 'insetInlineEnd']: `var(${pin(place)})` },
      }
    }),
  }
}
