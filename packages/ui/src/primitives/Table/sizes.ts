import type { CSSProperties } from 'react'
import { classes } from '../../foundations/classes.ts'
import type { Column } from './columns.ts'
import * as styles from './Table.css.ts'

/** The columns before the data: a checkbox and a button that opens the details. */
export interface LeadingColumns {
  tick: boolean
  toggle: boolean
}

const leadingWidths = { tick: '44px', toggle: '44px' }
const leadingKinds = ['tick', 'toggle'] as const
const getPinVariable = (columnIndex: number) => `--press-pin-${columnIndex}`
const sumLengths = (lengths: readonly string[]) => (lengths.length ? `calc(${lengths.join(' + ')})` : '0px')

/** Widths in pixels by column key, chosen by the user. */
export type ColumnWidths = Readonly<Record<string, number>>

/** Returns the widths of the columns and the offsets of pinned columns, for the table and its `<col>` elements. */
export function getTableSizes(columns: readonly Column<never>[], leading: LeadingColumns, widths: ColumnWidths) {
  const leadingSizes = leadingKinds.filter((kind) => leading[kind]).map((kind) => leadingWidths[kind])
  const requestedWidths = columns.map(({ key, width }) => (widths[key] === undefined ? width : `${widths[key]}px`))
  const minWidths = columns.map(({ minWidth = '160px' }, index) => requestedWidths[index] ?? minWidth)
  const columnWidths = columns.map(({ pinned }, index) => requestedWidths[index] ?? (pinned && minWidths[index]))
  // Adds a column with automatic width. Otherwise the browser would stretch all columns, and pinned columns would miss their
  // offsets.
  if (!columnWidths.includes(undefined))
    columnWidths[
      Math.max(
        columns.findLastIndex(({ pinned }) => !pinned),
        0,
      )
    ] = undefined

  const pinnedOffsets = columns.flatMap(({ pinned }, index) => {
    if (!pinned) return []
    const outerWidths = minWidths.filter(
      (_width, otherIndex) =>
        columns[otherIndex]?.pinned === pinned && (pinned === 'start' ? otherIndex < index : otherIndex > index),
    )
    return [[getPinVariable(index), sumLengths(pinned === 'start' ? [...leadingSizes, ...outerWidths] : outerWidths)]]
  })
  return {
    table: {
      minInlineSize: sumLengths([...leadingSizes, ...minWidths]),
      ...Object.fromEntries(pinnedOffsets),
    } as CSSProperties,
    cols: [...leadingSizes, ...columnWidths],
  }
}

interface CellStyle {
  className: string
  style: CSSProperties | undefined
}

/** The alignment and pinned position of cells: for each column, and for the cells before the data. */
export interface ColumnAppearance extends Record<keyof LeadingColumns, CellStyle> {
  columns: readonly CellStyle[]
}

export function getCellStyles(columns: readonly Column<never>[], leading: LeadingColumns): ColumnAppearance {
  // The cells before the data are pinned if the first column is pinned to the start.
  const getLeadingStyle = (insetStart: string): CellStyle =>
    columns[0]?.pinned === 'start'
      ? { className: styles.pinned, style: { insetInlineStart: insetStart } }
      : { className: '', style: undefined }
  return {
    tick: getLeadingStyle('0px'),
    toggle: getLeadingStyle(leading.tick ? leadingWidths.tick : '0px'),
    columns: columns.map(({ align = 'start', truncate, pinned }, index) => {
      const isLastPinned = pinned && columns[pinned === 'start' ? index + 1 : index - 1]?.pinned !== pinned
      return {
        className: classes(
          styles.align[align],
          truncate && styles.truncated,
          pinned && styles.pinned,
          isLastPinned && styles.pinnedEdge[pinned],
        ),
        style: pinned && {
          [pinned === 'start' ? 'insetInlineStart' : 'insetInlineEnd']: `var(${getPinVariable(index)})`,
        },
      }
    }),
  }
}
