import { measureElement, useVirtualizer, type Virtualizer } from '@tanstack/react-virtual'
import { useEffect, useLayoutEffect, useMemo, useRef, useState, type ReactNode, type Ref, type RefObject } from 'react'
import { observeRect } from '../../private/observe-rect.ts'
import { density } from '../../themes/density.css.ts'
import type { Column } from './columns.ts'
import type { ColumnAppearance } from './sizes.ts'
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
  /** Name of a row's check box, by the row's own. */
  tickLabel: (row: string) => string
  looks: ColumnAppearance
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

interface Lines<Row> {
  count: number
  at: (place: number) => Line<Row> | undefined
}

/** Rows with what opened beneath some of them, one under another. */
function linesOf<Row>(rows: readonly Row[], rowKey: (row: Row) => string, opened: Keys & { size: number }): Lines<Row> {
  const closed = (row: Row | undefined) => (row === undefined ? undefined : { row, details: false })
  // As a rule nothing is open, and ten thousand lines need not be made anew at each sorting.
  if (opened.size === 0) return { count: rows.length, at: (place) => closed(rows[place]) }
  const lines = rows.flatMap((row) => [
    { row, details: false },
    ...(opened.has(rowKey(row)) ? [{ row, details: true }] : []),
  ])
  return { count: lines.length, at: (place) => lines[place] }
}

/** One line, drawn. */
function drawLine<Row>(
  props: TableBodyProps<Row>,
  { row, details }: Line<Row>,
  index: number | undefined,
  measured?: { item: number; ref: Ref<HTMLTableRowElement> },
) {
  const { columns, looks, rowKey, rowLabel, tickLabel, rowHref, selected, onSelect, renderDetails, opened, onOpen } =
    props
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
      looks={looks}
      index={index}
      href={rowHref?.(row)}
      label={rowLabel(row)}
      selected={selected?.has(id)}
      tickLabel={tickLabel}
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
  const { rows, rowKey, opened, offset } = props
  const lines = linesOf(rows, rowKey, opened)
  return (
    <tbody>
      {Array.from({ length: lines.count }, (_line, place) => {
        const line = lines.at(place)
        return line && drawLine(props, line, offset === undefined ? undefined : offset + place + 2)
      })}
    </tbody>
  )
}

type RowVirtualizer = Virtualizer<HTMLElement, HTMLTableRowElement>

/** The least height of a row in the density that is in force: `var(--name)` read where it is set. */
const rowHeight = (body: Element): number =>
  Number.parseFloat(getComputedStyle(body).getPropertyValue(density.row.slice(4, -1))) || 52

/**
 * The height of a row. A new one is taken to be as high as the place it stands in until the browser has laid it out and
 * tells: to ask at once would have the page laid out in the middle of drawing.
 */
const rowSize = (row: HTMLTableRowElement, told: ResizeObserverEntry | undefined, virtual: RowVirtualizer): number =>
  told ? measureElement(row, told, virtual) : (virtual.measurementsCache[virtual.indexFromElement(row)]?.size ?? 0)

interface VirtualTableBodyProps<Row> extends TableBodyProps<Row> {
  scroller: RefObject<HTMLElement | null>
  /** The last rows are in sight. */
  onEnd: (() => void) | undefined
}

/** Only the rows in sight and a few around them; the room of the others is kept. */
export function VirtualTableBody<Row>(props: VirtualTableBodyProps<Row>) {
  const { rows, rowKey, opened, scroller, offset = 0, onEnd } = props
  const lines = useMemo(() => linesOf(rows, rowKey, opened), [rows, rowKey, opened])
  const body = useRef<HTMLTableSectionElement>(null)
  // 0 until the table is in the document. Rows come in the same frame: asking an empty table for styles is cheap.
  const [least, setLeast] = useState(0)
  useLayoutEffect(() => {
    if (body.current) setLeast(rowHeight(body.current))
  }, [])
  // The compiler leaves this component alone: the virtualizer is one object that changes within.
  const virtual = useVirtualizer<HTMLElement, HTMLTableRowElement>({
    count: lines.count,
    enabled: least > 0,
    getScrollElement: () => scroller.current,
    // The scroller cannot be higher than the window. Its own height is known after the first layout.
    initialRect: { width: 0, height: least && innerHeight },
    observeElementRect: observeRect,
    estimateSize: () => least,
    measureElement: rowSize,
    overscan: 8,
  })
  const items = virtual.getVirtualItems()
  const before = items[0]?.start ?? 0
  const after = virtual.getTotalSize() - (items.at(-1)?.end ?? 0)
  const ended = (items.at(-1)?.index ?? -1) >= lines.count - 1
  useEffect(() => {
    if (ended) onEnd?.()
    // Once for each time that the end comes in sight, and for each part that then arrives.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [ended, lines.count])
  return (
    <tbody ref={body}>
      {before > 0 && <Spacer height={before} span={spanOf(props)} />}
      {items.map(({ index }) => {
        const line = lines.at(index)
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
