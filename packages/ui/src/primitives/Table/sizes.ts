import type { CSSProperties } from 'react'
import { classes } from '../../foundations/classes.ts'
import type { Column } from './columns.ts'
import * as styles from './Table.css.ts'

/** The columns before the data: a checkbox and a button that opens the details. */
export interface Leading {
  tick: boolean
  toggle: boolean
}

const leadingWidths = { tick: '44px', toggle: '44px' }
const leadingKinds = ['tick', 'toggle'] as const
const pin = (place: number) => `--press-pin-${place}`
const sum = (parts: readonly string[]) => (parts.length ? `calc(${parts.join(' + ')})` : '0px')

/** Widths in pixels by column key, chosen by the user. */
export type Widths = Readonly<Record<string, number>>

/** Returns the widths of the columns and the offsets of pinned columns, for the table and its `<col>` elements. */
export function tableSizes(columns: readonly Column<never>[], leading: Leading, widths: Widths) {
  const before = leadingKinds.filter((kind) => leading[kind]).map((kind) => leadingWidths[kind])
  const requestedWidths = columns.map(({ key, width }) => (widths[key] === undefined ? width : `${widths[key]}px`))
  const minWidths = columns.map(({ minWidth = '160px' }, place) => requestedWidths[place] ?? minWidth)
  const cols = columns.map(({ pinned }, place) => requestedWidths[place] ?? (pinned && minWidths[place]))
  // Adds a column with automatic width. Otherwise the browser would stretch all columns, and pinned columns would miss their
  // offsets.
  if (!cols.includes(undefined))
    cols[
      Math.max(
        columns.findLastIndex(({ pinned }) => !pinned),
        0,
      )
    ] = undefined

  const pinnedOffsets = columns.flatMap(({ pinned }, place) => {
    if (!pinned) return []
    const outer = minWidths.filter(
      (_width, at) => columns[at]?.pinned === pinned && (pinned === 'start' ? at < place : at > place),
    )
    return [[pin(place), sum(pinned === 'start' ? [...before, ...outer] : outer)]]
  })
  return {
    table: { minInlineSize: sum([...before, ...minWidths]), ...Object.fromEntries(pinnedOffsets) } as CSSProperties,
    cols: [...before, ...cols],
  }
}

interface CellStyle {
  className: string
  style: CSSProperties | undefined
}

/** The alignment and pinned position of cells: for each column, and for the cells before the data. */
export interface ColumnAppearance extends Record<keyof Leading, CellStyle> {
  columns: readonly CellStyle[]
}

export function getCellStyles(columns: readonly Column<never>[], leading: Leading): ColumnAppearance {
  // The cells before the data are pinned if the first column is pinned to the start.
  const before = (start: string): CellStyle =>
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
