import { useVirtualizer } from '@tanstack/react-virtual'
import type { Column } from './columns.ts'
import { TableRow } from './TableRow.tsx'
import * as styles from './Table.css.ts'

export interface TableBodyProps<Row> {
  rows: readonly Row[]
  columns: readonly Column<Row>[]
  rowKey: (row: Row) => string
  rowLabel: (row: Row) => string
  rowHref: ((row: Row) => string) | undefined
  selected: ReadonlySet<string> | undefined
  onSelect: (id: string, selected: boolean) => void
}

const rowProps = <Row,>({ columns, rowKey, rowLabel, rowHref, selected, onSelect }: TableBodyProps<Row>, row: Row) => {
  const id = rowKey(row)
  return { row, id, columns, href: rowHref?.(row), label: rowLabel(row), selected: selected?.has(id), onSelect }
}

/** All rows. */
export function TableBody<Row>(props: TableBodyProps<Row>) {
  return (
    <tbody>
      {props.rows.map((row) => (
        <TableRow key={props.rowKey(row)} {...rowProps(props, row)} />
      ))}
    </tbody>
  )
}

/** Only the rows in sight and a few around them; the room of the others is kept. */
export function VirtualTableBody<Row>(props: TableBodyProps<Row> & { scroller: HTMLElement | null }) {
  const { rows, rowKey, columns, selected, scroller } = props
  // The compiler leaves this component alone: the virtualizer is one object that changes within.
  // oxlint-disable-next-line react/incompatible-library
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller,
    estimateSize: () => 52,
    overscan: 8,
    getItemKey: (index) => {
      const row = rows[index]
      return row === undefined ? index : rowKey(row)
    },
  })
  const items = virtual.getVirtualItems()
  const before = items[0]?.start ?? 0
  const after = virtual.getTotalSize() - (items.at(-1)?.end ?? 0)
  const span = columns.length + (selected ? 1 : 0)
  return (
    <tbody>
      {before > 0 && <Spacer height={before} span={span} />}
      {items.map(({ index, key }) => {
        const row = rows[index]
        if (row === undefined) return null
        return <TableRow key={String(key)} ref={virtual.measureElement} index={index + 2} {...rowProps(props, row)} />
      })}
      {after > 0 && <Spacer height={after} span={span} />}
    </tbody>
  )
}

const Spacer = ({ height, span }: { height: number; span: number }) => (
  <tr aria-hidden>
    <td className={styles.spacer} colSpan={span} style={{ blockSize: height }} />
  </tr>
)
