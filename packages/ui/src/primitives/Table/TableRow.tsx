import { memo, type ReactNode, type Ref } from 'react'
import { Anchor } from '../../foundations/LinkProvider/index.ts'
import { classes } from '../../foundations/classes.ts'
import type { Column } from './columns.ts'
import { DetailsToggle } from './DetailsToggle.tsx'
import type { ColumnAppearance } from './sizes.ts'
import { RowCheckbox } from './RowCheckbox.tsx'
import * as styles from './Table.css.ts'

interface TableRowProps<Row> {
  row: Row
  id: string
  columns: readonly Column<Row>[]
  columnAppearances: ColumnAppearance
  /** The position among all rows, from 1 including the header. Set only if not all rows are rendered. */
  index?: number | undefined
  /** The position among the rendered items, by which the virtualizer measures the rows. */
  item?: number
  href: string | undefined
  label: string
  /** Whether the row is selected; undefined when the table has no selection. */
  selected: boolean | undefined
  /** Returns the label of a row's checkbox, given the name of the row. */
  tickLabel: (row: string) => string
  onSelect: (id: string, selected: boolean, range: boolean) => void
  /** Whether the details are open; undefined when the rows have no details. */
  open: boolean | undefined
  onOpen: (id: string, open: boolean) => void
  ref?: Ref<HTMLTableRowElement>
}

export const getDetailsId = (id: string): string => `details-${id}`

type CellsProps<Row> = Omit<TableRowProps<Row>, 'index' | 'item' | 'ref'>

function PlainCells<Row>(props: CellsProps<Row>) {
  const { row, id, columns, columnAppearances, href, label, selected, tickLabel, onSelect, open, onOpen } = props
  /**
   * Index of the column whose link covers the row. Used if the first column is pinned and its link cannot cover the row; otherwise
   * -1.
   */
  const coveringIndex = columns[0]?.pinned ? columns.findIndex(({ pinned }) => !pinned) : -1
  return (
    <>
      {selected !== undefined && (
        <td
          className={classes(styles.cell, styles.tick, columnAppearances.tick.className)}
          style={columnAppearances.tick.style}
        >
          <RowCheckbox
            label={tickLabel(label)}
            checked={selected}
            onCheckedChange={(isSelected, isRange) => onSelect(id, isSelected, isRange)}
          />
        </td>
      )}
      {open !== undefined && (
        <td
          className={classes(styles.cell, styles.toggleCell, columnAppearances.toggle.className)}
          style={columnAppearances.toggle.style}
        >
          <span className={styles.aboveRowLink}>
            <DetailsToggle
              label={label}
              controls={open ? getDetailsId(id) : undefined}
              open={open}
              onToggle={() => onOpen(id, !open)}
            />
          </span>
        </td>
      )}
      {columns.map(({ key, cell, interactive }, index) => {
        const cellStyle = columnAppearances.columns[index]
        return (
          <td key={key} className={`${styles.cell} ${cellStyle?.className}`} style={cellStyle?.style}>
            {index === 0 && href !== undefined ? (
              <Anchor href={href} className={styles.link}>
                {cell(row)}
              </Anchor>
            ) : interactive ? (
              <span className={styles.aboveRowLink}>{cell(row)}</span>
            ) : (
              cell(row)
            )}
            {index === coveringIndex && href !== undefined && (
              <Anchor href={href} className={styles.rowCover} tabIndex={-1} aria-hidden />
            )}
          </td>
        )
      })}
    </>
  )
}

/** Memoized, so that moving a row does not render its cells again. A search moves most of the remaining rows. */
const Cells = memo(PlainCells) as typeof PlainCells

function PlainTableRow<Row>({ index, item, ref, ...cells }: TableRowProps<Row>) {
  return (
    <tr
      ref={ref}
      data-index={item}
      aria-rowindex={index}
      aria-selected={cells.selected}
      className={classes(styles.row, cells.href !== undefined && styles.rowWithLink)}
    >
      <Cells {...cells} />
    </tr>
  )
}

/** A table row that renders again only if its row, position, selection or columns change. */
export const TableRow = memo(PlainTableRow) as typeof PlainTableRow

interface DetailsRowProps {
  id: string
  /** The number of columns that the details span. */
  span: number
  index: number | undefined
  item?: number
  children: ReactNode
  ref?: Ref<HTMLTableRowElement>
}

/** The opened details of a row. */
export const DetailsRow = ({ id, span, index, item, children, ref }: DetailsRowProps) => (
  <tr ref={ref} data-index={item} aria-rowindex={index} id={getDetailsId(id)} className={styles.row}>
    <td colSpan={span} className={styles.details}>
      {children}
    </td>
  </tr>
)
