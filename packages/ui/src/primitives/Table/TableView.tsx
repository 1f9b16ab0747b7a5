import { useTranslation } from '@press/i18n'
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, type ReactNode } from 'react'
import { useMedia } from '../../foundations/useMedia/index.ts'
import { classes } from '../../foundations/classes.ts'
import { keyboardScrollableRef } from '../../private/keyboard-scrollable-ref.ts'
import { Skeleton, SkeletonGroup } from '../Skeleton/index.ts'
import type { Column } from './columns.ts'
import { getCellStyles, tableSizes, type ColumnAppearance, type Widths } from './sizes.ts'
import { TableBody, VirtualTableBody, type Keys } from './TableBody.tsx'
import { TableCards } from './TableCards.tsx'
import * as styles from './Table.css.ts'

/** What every table takes, whoever sorts and filters it. */
export interface TableRowsProps<Row> {
  /** What the rows are; read out as the table's name. */
  label: string
  rows: readonly Row[]
  /** An id that stays with the row. */
  rowKey: (row: Row) => string
  /** The row's name, for its check box. @default its key */
  rowLabel?: (row: Row) => string
  /** Where a row leads: its first cell becomes a link that covers the row, and so does a card. */
  rowHref?: (row: Row) => string
  /** A row as two lines, under 768 px; without it the table scrolls sideways there. */
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

export interface TableViewProps<Row> extends TableRowsProps<Row> {
  columns: readonly Column<Row>[]
  /** The header row, given how its cells look. */
  renderHead: (looks: ColumnAppearance) => ReactNode
  /** Draws only the rows that are seen. */
  virtual: boolean
  selected?: Keys | undefined
  /** `range` is asked for with Shift. */
  onSelect?: (id: string, selected: boolean, range: boolean) => void
  renderDetails?: ((row: Row) => ReactNode) | undefined
  opened?: ReadonlySet<string>
  onOpen?: (id: string, open: boolean) => void
  widths?: Widths
  /** Where these are not all: how many there are, and how many come before the first. */
  of?: { total: number; offset: number } | undefined
  onEnd?: (() => void) | undefined
  /** New rows are on their way, the old ones still stand. */
  busy?: boolean
  /** When it changes, these are other rows: back to the first of them. */
  top?: string
}

const none: ReadonlySet<string> = new Set()
const asGiven: Widths = {}

/** The same function for as long as the table stands, so that ticking one row draws only that row again. */
function useSteady<Args extends unknown[]>(callback: ((...args: Args) => void) | undefined) {
  const latest = useRef(callback)
  useEffect(() => {
    latest.current = callback
  })
  return useCallback((...args: Args) => latest.current?.(...args), [])
}

/** What tables have in common: the surface, its states, the rows or cards. Sorting and choosing belong to the caller. */
export function TableView<Row>(props: TableViewProps<Row>) {
  const {
    label,
    columns,
    rows,
    rowKey,
    rowLabel = rowKey,
    rowHref,
    renderHead,
    virtual,
    selected,
    renderDetails,
  } = props
  const { opened = none, widths = asGiven, of, onEnd, renderCard, loading, empty, error, footer, fill, busy } = props
  const { t } = useTranslation('tables')
  const phone = useMedia('belowTablet')
  const scroller = useRef<HTMLElement>(null)
  const attach = useCallback((element: HTMLDivElement | null) => {
    scroller.current = element
    return keyboardScrollableRef(element)
  }, [])
  const scrolled = useRef(false)
  useLayoutEffect(() => {
    // To ask the browser where it stands, or to scroll for nothing, would have it lay the page out twice.
    if (scrolled.current) scroller.current?.scrollTo({ top: 0 })
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- the words in `top` are what it goes by
  }, [props.top])
  const onSelect = useSteady(props.onSelect)
  const onOpen = useSteady(props.onOpen)

  const instead = error ?? (loading ? undefined : rows.length === 0 ? empty : undefined)
  const sized = columns.some(({ width, pinned }) => width ?? pinned) || widths !== asGiven
  const tick = selected !== undefined
  const toggle = renderDetails !== undefined
  const sizes = sized ? tableSizes(columns, { tick, toggle }, widths) : undefined
  const looks = useMemo(() => getCellStyles(columns, { tick, toggle }), [columns, tick, toggle])
  const tickLabel = useCallback((row: string) => t('table.select', { row }), [t])
  const named = { rows, rowKey, rowLabel, tickLabel, rowHref }
  const body = { ...named, columns, looks, selected, onSelect, renderDetails, opened, onOpen }

  if (phone && renderCard && !instead && !loading)
    return (
      <div ref={fill ? keyboardScrollableRef : undefined} className={classes(styles.cards, fill && styles.cardsFill)}>
        <TableCards {...body} label={label} renderCard={renderCard} />
        {footer}
      </div>
    )

  return (
    <div className={classes(styles.surface, fill && styles.fill)}>
      {busy && !loading && !instead && <div className={styles.busy} />}
      {instead ?? (
        <div
          ref={attach}
          className={classes(styles.scroller, virtual && styles.windowed)}
          onScroll={({ currentTarget }) => {
            scrolled.current = currentTarget.scrollTop > 0
          }}
        >
          {loading ? (
            <TableSkeleton label={t('table.loading')} />
          ) : (
            <table
              className={classes(styles.table, sizes && styles.fixed)}
              style={sizes?.table}
              aria-label={label}
              aria-busy={busy || undefined}
              aria-rowcount={of ? of.total + 1 : virtual ? rows.length + 1 : undefined}
            >
              {sizes && (
                <colgroup>
                  {sizes.cols.map((inlineSize, place) => (
                    <col key={place} style={{ inlineSize }} />
                  ))}
                </colgroup>
              )}
              {renderHead(looks)}
              {virtual ? (
                <VirtualTableBody {...body} offset={of?.offset} scroller={scroller} onEnd={onEnd} />
              ) : (
                <TableBody {...body} offset={of?.offset} />
              )}
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
