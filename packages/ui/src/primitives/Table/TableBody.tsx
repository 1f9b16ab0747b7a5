import { measureElement, useVirtualizer, type Virtualizer } from '@tanstack/react-virtual'
import { useEffect, useLayoutEffect, useMemo, useRef, useState, type ReactNode, type Ref, type RefObject } from 'react'
import { observeRect } from '../../private/observe-rect.ts'
import { density } from '../../themes/density.css.ts'
import type { Column } from './columns.ts'
import type { ColumnAppearance } from './sizes.ts'
import { DetailsRow, TableRow } from './TableRow.tsx'
import * as styles from './Table.css.ts'

/** A set of row keys, reduced to the membership test. */
export interface Keys {
  has: (key: string) => boolean
}

export interface TableBodyProps<Row> {
  rows: readonly Row[]
  columns: readonly Column<Row>[]
  rowKey: (row: Row) => string
  rowLabel: (row: Row) => string
  /** Returns the label of a row's checkbox, given the name of the row. */
  tickLabel: (row: string) => string
  columnAppearances: ColumnAppearance
  rowHref: ((row: Row) => string) | undefined
  selected: Keys | undefined
  onSelect: (id: string, selected: boolean, range: boolean) => void
  renderDetails: ((row: Row) => ReactNode) | undefined
  expandedRows: ReadonlySet<string>
  onOpen: (id: string, open: boolean) => void
  /** The number of rows on earlier pages. Undefined if the table has all rows. */
  offset?: number | undefined
}

interface TableLine<Row> {
  row: Row
  details: boolean
}

interface TableLines<Row> {
  count: number
  getLine: (index: number) => TableLine<Row> | undefined
}

/** Returns the lines of the table: each row, followed by its details if they are open. */
function getLines<Row>(
  rows: readonly Row[],
  rowKey: (row: Row) => string,
  openKeys: Keys & { size: number },
): TableLines<Row> {
  const toRowLine = (row: Row | undefined) => (row === undefined ? undefined : { row, details: false })
  // Usually no row is open. This case does not create ten thousand lines again after sorting.
  if (openKeys.size === 0) return { count: rows.length, getLine: (index) => toRowLine(rows[index]) }
  const lines = rows.flatMap((row) => [
    { row, details: false },
    ...(openKeys.has(rowKey(row)) ? [{ row, details: true }] : []),
  ])
  return { count: lines.length, getLine: (index) => lines[index] }
}

/** Renders one line of the table: a row, or the details of a row. */
function renderLine<Row>(
  props: TableBodyProps<Row>,
  { row, details }: TableLine<Row>,
  index: number | undefined,
  measured?: { item: number; ref: Ref<HTMLTableRowElement> },
) {
  const {
    columns,
    columnAppearances,
    rowKey,
    rowLabel,
    tickLabel,
    rowHref,
    selected,
    onSelect,
    renderDetails,
    expandedRows,
    onOpen,
  } = props
  const id = rowKey(row)
  if (details && renderDetails)
    return (
      <DetailsRow key={`${id} details`} {...measured} id={id} index={index} span={getColumnSpan(props)}>
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
      columnAppearances={columnAppearances}
      index={index}
      href={rowHref?.(row)}
      label={rowLabel(row)}
      selected={selected?.has(id)}
      tickLabel={tickLabel}
      onSelect={onSelect}
      open={renderDetails && expandedRows.has(id)}
      onOpen={onOpen}
    />
  )
}

const getColumnSpan = <Row,>({ columns, selected, renderDetails }: TableBodyProps<Row>) =>
  columns.length + (selected ? 1 : 0) + (renderDetails ? 1 : 0)

/** The body of a table that renders all rows. */
export function TableBody<Row>(props: TableBodyProps<Row>) {
  const { rows, rowKey, expandedRows, offset } = props
  const lines = getLines(rows, rowKey, expandedRows)
  return (
    <tbody>
      {Array.from({ length: lines.count }, (_line, index) => {
        const line = lines.getLine(index)
        return line && renderLine(props, line, offset === undefined ? undefined : offset + index + 2)
      })}
    </tbody>
  )
}

type RowVirtualizer = Virtualizer<HTMLElement, HTMLTableRowElement>

/** Returns the minimum height of a row in the current density. Reads the CSS variable of the density from the table's body. */
const readMinRowHeight = (body: Element): number =>
  Number.parseFloat(getComputedStyle(body).getPropertyValue(density.row.slice(4, -1))) || 52

/**
 * Returns the height of a row. Until the browser has laid out a new row, it returns the reserved height, because measuring
 * immediately would force a layout in the middle of rendering.
 */
const measureRowHeight = (
  row: HTMLTableRowElement,
  resizeEntry: ResizeObserverEntry | undefined,
  virtualizer: RowVirtualizer,
): number =>
  resizeEntry
    ? measureElement(row, resizeEntry, virtualizer)
    : (virtualizer.measurementsCache[virtualizer.indexFromElement(row)]?.size ?? 0)

interface VirtualTableBodyProps<Row> extends TableBodyProps<Row> {
  scroller: RefObject<HTMLElement | null>
  /** Called when the last rows are visible. */
  onEnd: (() => void) | undefined
}

/** Renders only the visible rows and a few rows around them. Space is reserved for all other rows. */
export function VirtualTableBody<Row>(props: VirtualTableBodyProps<Row>) {
  const { rows, rowKey, expandedRows, scroller, offset = 0, onEnd } = props
  const lines = useMemo(() => getLines(rows, rowKey, expandedRows), [rows, rowKey, expandedRows])
  const bodyRef = useRef<HTMLTableSectionElement>(null)
  // The height is 0 until the table is mounted. The layout effect reads it before the first paint, while the table is empty and
  // reading its styles is cheap.
  const [minRowHeight, setMinRowHeight] = useState(0)
  useLayoutEffect(() => {
    if (bodyRef.current) setMinRowHeight(readMinRowHeight(bodyRef.current))
  }, [])
  // The React Compiler skips this component, because the virtualizer is a mutable object.
  const virtualizer = useVirtualizer<HTMLElement, HTMLTableRowElement>({
    count: lines.count,
    enabled: minRowHeight > 0,
    getScrollElement: () => scroller.current,
    // The scroll container cannot be higher than the window. Its real height is known only after the first layout.
    initialRect: { width: 0, height: minRowHeight && innerHeight },
    observeElementRect: observeRect,
    estimateSize: () => minRowHeight,
    measureElement: measureRowHeight,
    overscan: 8,
  })
  const virtualItems = virtualizer.getVirtualItems()
  const heightBefore = virtualItems[0]?.start ?? 0
  const heightAfter = virtualizer.getTotalSize() - (virtualItems.at(-1)?.end ?? 0)
  const isEndVisible = (virtualItems.at(-1)?.index ?? -1) >= lines.count - 1
  useEffect(() => {
    if (isEndVisible) onEnd?.()
    // Runs each time the last row becomes visible, and again after more rows have loaded while the last row is visible.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isEndVisible, lines.count])
  return (
    <tbody ref={bodyRef}>
      {heightBefore > 0 && <SpacerRow height={heightBefore} span={getColumnSpan(props)} />}
      {virtualItems.map(({ index }) => {
        const line = lines.getLine(index)
        return line && renderLine(props, line, offset + index + 2, { item: index, ref: virtualizer.measureElement })
      })}
      {heightAfter > 0 && <SpacerRow height={heightAfter} span={getColumnSpan(props)} />}
    </tbody>
  )
}

const SpacerRow = ({ height, span }: { height: number; span: number }) => (
  <tr aria-hidden>
    <td className={styles.spacer} colSpan={span} style={{ blockSize: height }} />
  </tr>
)
