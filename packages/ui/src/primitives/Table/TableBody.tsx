import { useVirtualizer } from '@tanstack/react-virtual'
import { useEffect, useMemo, type ReactNode, type Ref } from 'react'
import type { Column } from './columns.ts'
import { DetailsRow, TableRow } from './TableRow.tsx'
import * as styles from './Table.css.ts'

/** Keys of rows; only asked whether one is among them. */
export interface Keys {
  has: (key: string) => boolean
}

export interface TableBodyProps<Row> {
  rows: readonly Row[]
  columns: readonly Column<Row>[]
  rowKey: (row: Row) => string
  rowLabel: (row: Row) => string
  rowHref: ((row: Row) => string) | undefined
  selected: Keys | undefined
  onSelect: (id: string, selected: boolean, range: boolean) => void
  renderDetails: ((row: Row) => ReactNode) | undefined
  opened: ReadonlySet<string>
  onOpen: (id: string, open: boolean) => void
  /** Rows before the first of these, on earlier pages; undefined where these are all. */
  offset?: number | undefined
}

interface Line<Row> {
  row: Row
  details: boolean
}

/** Rows with what opened beneath some of them, one under another. */
function linesOf<Row>({ rows, rowKey, opened }: Pick<TableBodyProps<Row>, 'rows' | 'rowKey' | 'opened'>) {
  const closed: Line<Row>[] = rows.map((row) => ({ row, details: false }))
  if (opened.size === 0) return closed
  return closed.flatMap((line) => (opened.has(rowKey(line.row)) ? [line, { row: line.row, details: true }] : [line]))
}

/** One line, drawn. */
function drawLine<Row>(
  props: TableBodyProps<Row>,
  { row, details }: Line<Row>,
  index: number | undefined,
  measured?: { item: number; ref: Ref<HTMLTableRowElement> },
) {
  const { columns, rowKey, rowLabel, rowHref, selected, onSelect, renderDetails, opened, onOpen } = props
  const id = rowKey(row)
  if (details && renderDetails)
    return (
      <DetailsRow key={`${id} details`} {...measured} id={id} index={index} span={spanOf(props)}>
        {renderDetails(row)}
      </DetailsRow>
    )
  return (
    <TableRow
      key={id}
      {...measured}
      row={row}
      id={id}
      columns={columns}
      index={index}
      href={rowHref?.(row)}
      label={rowLabel(row)}
      selected={selected?.has(id)}
      onSelect={onSelect}
      open={renderDetails && opened.has(id)}
      onOpen={onOpen}
    />
  )
}

const spanOf = <Row,>({ columns, selected, renderDetails }: TableBodyProps<Row>) =>
  columns.length + (selected ? 1 : 0) + (renderDetails ? 1 : 0)

/** All rows. */
export function TableBody<Row>(props: TableBodyProps<Row>) {
  const { offset } = props
  return (
    <tbody>
      {linesOf(props).map((line, place) =>
        drawLine(props, line, offset === undefined ? undefined : offset + place + 2),
      )}
    </tbody>
  )
}

interface VirtualTableBodyProps<Row> extends TableBodyProps<Row> {
  scroller: HTMLElement | null
  /** The last rows are in sight. */
  onEnd: (() => void) | undefined
}

/** Only the rows in sight and a few around them; the room of the others is kept. */
export function VirtualTableBody<Row>(props: VirtualTableBodyProps<Row>) {
  const { rows, rowKey, opened, scroller, offset = 0, onEnd } = props
  const lines = useMemo(() => linesOf({ rows, rowKey, opened }), [rows, rowKey, opened])
  // The compiler leaves this component alone: the virtualizer is one object that changes within.
  const virtual = useVirtualizer({
    count: lines.length,
    getScrollElement: () => scroller,
    estimateSize: () => 52,
    overscan: 8,
  })
  const items = virtual.getVirtualItems()
  const before = items[0]?.start ?? 0
  const after = virtual.getTotalSize() - (items.at(-1)?.end ?? 0)
  const ended = (items.at(-1)?.index ?? -1) >= lines.length - 1
  useEffect(() => {
    if (ended) onEnd?.()
    // Once for each time that the end comes in sight, and for each part that then arrives.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [ended, lines.length])
  return (
    <tbody>
      {before > 0 && <Spacer height={before} span={spanOf(props)} />}
      {items.map(({ index }) => {
        const line = lines[index]
        return line && drawLine(props, line, offset + index + 2, { item: index, ref: virtual.measureElement })
      })}
      {after > 0 && <Spacer height={after} span={spanOf(props)} />}
    </tbody>
  )
}

const Spacer = ({ height, span }: { height: number; span: number }) => (
  <tr aria-hidden>
    <td className={styles.spacer} colSpan={span} style={{ blockSize: height }} />
  </tr>
)
