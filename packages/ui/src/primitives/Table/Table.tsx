import { useTranslation } from '@press/i18n'
import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react'
import { Anchor } from '../../foundations/LinkProvider/index.ts'
import { useMedia } from '../../foundations/useMedia/index.ts'
import { classes } from '../../private/classes.ts'
import { scrollable } from '../../private/scrollable.ts'
import { Skeleton, SkeletonGroup } from '../Skeleton/index.ts'
import type { Column, Sort } from './columns.ts'
import { TableBody, VirtualTableBody } from './TableBody.tsx'
import { TableHead } from './TableHead.tsx'
import * as styles from './Table.css.ts'

export interface TableProps<Row> {
  /** What the rows are; read out as the table's name. */
  label: string
  /** Keep the array and its functions the same between renders: rows are drawn again when it changes. */
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  /** An id that stays with the row. */
  rowKey: (row: Row) => string
  /** The row's name, for its check box. @default its key */
  rowLabel?: (row: Row) => string
  /** Where a row leads: its first cell becomes a link that covers the row, and so does a card. */
  rowHref?: (row: Row) => string
  /** Sorting belongs to the caller (it stands in the address): this only shows it. */
  sort?: Sort
  onSortChange?: (sort: Sort) => void
  /** Keys of the chosen rows; with it a column of check boxes appears. */
  selected?: ReadonlySet<string>
  onSelectedChange?: (selected: ReadonlySet<string>) => void
  /** A row as two lines, under 768 px. */
  renderCard?: (row: Row) => ReactNode
  /** Rows are on their way: a skeleton of the table. @default false */
  loading?: boolean
  /** Instead of rows when there are none: an EmptyState or NoResults. */
  empty?: ReactNode
  /** Instead of rows when they could not be had: an ErrorState. With old rows still there use a StaleBar above. */
  error?: ReactNode
  /** A line that stays under the rows: Pagination, totals. */
  footer?: ReactNode
  /** Takes the height that is left and scrolls inside. @default false */
  fill?: boolean
}

/** More rows than this are drawn only where they are seen. */
const drawnAtOnce = 100

/** Rows of one kind under columns, or two-line cards on a phone. */
export function Table<Row>({
  label,
  columns,
  rows,
  rowKey,
  rowLabel = rowKey,
  rowHref,
  sort,
  onSortChange,
  selected,
  onSelectedChange,
  renderCard,
  loading = false,
  empty,
  error,
  footer,
  fill = false,
}: TableProps<Row>) {
  const { t } = useTranslation('ui')
  const phone = useMedia('belowTablet')
  // State, not a ref: the virtual rows need to hear of it.
  const [scroller, setScroller] = useState<HTMLElement | null>(null)
  const attach = useCallback((element: HTMLDivElement | null) => {
    setScroller(element)
    return scrollable(element)
  }, [])

  // Stays the same between renders, so that ticking one row draws only that row again.
  const latest = useRef({ selected, onSelectedChange })
  useEffect(() => {
    latest.current = { selected, onSelectedChange }
  })
  const onSelect = useCallback((id: string, on: boolean) => {
    const next = new Set(latest.current.selected)
    if (on) next.add(id)
    else next.delete(id)
    latest.current.onSelectedChange?.(next)
  }, [])

  const instead = error ?? (loading ? undefined : rows.length === 0 ? empty : undefined)
  const virtual = rows.length > drawnAtOnce
  const body = { rows, columns, rowKey, rowLabel, rowHref, selected, onSelect }

  if (phone && renderCard && !instead && !loading) {
    return (
      <div ref={fill ? scrollable : undefined} className={classes(styles.cards, fill && styles.cardsFill)}>
        <ul aria-label={label} className={styles.cards}>
          {rows.map((row) => (
            <li key={rowKey(row)} className={styles.card}>
              {rowHref && <Anchor href={rowHref(row)} className={styles.link} aria-label={rowLabel(row)} />}
              {renderCard(row)}
            </li>
          ))}
        </ul>
        {footer}
      </div>
    )
  }

  return (
    <div className={classes(styles.surface, fill && styles.fill)}>
      {instead ?? (
        <div ref={attach} className={classes(styles.scroller, virtual && styles.windowed)}>
          {loading ? (
            <TableSkeleton label={t('table.loading')} />
          ) : (
            <table
              className={classes(styles.table, columns.some(({ width }) => width) && styles.fixed)}
              aria-label={label}
              aria-rowcount={virtual ? rows.length + 1 : undefined}
            >
              <TableHead
                columns={columns}
                sort={sort}
                onSortChange={onSortChange}
                {...(selected && {
                  all: rows.length > 0 && rows.every((row) => selected.has(rowKey(row))),
                  some: selected.size > 0,
                  onSelectAll: (on: boolean) => onSelectedChange?.(new Set(on ? rows.map(rowKey) : [])),
                })}
              />
              {virtual ? <VirtualTableBody {...body} scroller={scroller} /> : <TableBody {...body} />}
            </table>
          )}
        </div>
      )}
      {footer && !instead && <div className={styles.footer}>{footer}</div>}
    </div>
  )
}

const skeletonRows = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']

const TableSkeleton = ({ label }: { label: string }) => (
  <div className={styles.state}>
    <SkeletonGroup label={label}>
      {skeletonRows.map((row) => (
        <span key={row} className={styles.skeletonRow}>
          <Skeleton width="long" />
          <Skeleton width="half" />
          <Skeleton width="short" />
        </span>
      ))}
    </SkeletonGroup>
  </div>
)

/** The second, quieter line of a cell; compact rows leave it out. */
export function CellDetail({ children }: { children: ReactNode }) {
  return <span className={styles.second}>{children}</span>
}
