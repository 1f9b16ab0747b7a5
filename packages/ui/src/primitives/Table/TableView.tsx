import { useTranslation } from '@press/i18n'
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, type ReactNode } from 'react'
import { useMedia } from '../../foundations/useMedia/index.ts'
import { classes } from '../../foundations/classes.ts'
import { makeKeyboardScrollable } from '../../private/keyboard-scrollable-ref.ts'
import { Skeleton, SkeletonGroup } from '../Skeleton/index.ts'
import type { Column } from './columns.ts'
import { getCellStyles, getTableSizes, type ColumnAppearance, type ColumnWidths } from './sizes.ts'
import { TableBody, VirtualTableBody, type Keys } from './TableBody.tsx'
import { TableCards } from './TableCards.tsx'
import * as styles from './Table.css.ts'

/** The props shared by all tables, independent of sorting and filtering. */
export interface TableRowsProps<Row> {
  /** The name of the rows, which is also the accessible name of the table. */
  label: string
  rows: readonly Row[]
  /** Returns a stable id of the row. */
  rowKey: (row: Row) => string
  /** Returns the row's name, used as the label of its checkbox. @default its key */
  rowLabel?: (row: Row) => string
  /**
   * Returns the URL that a row leads to. The first cell becomes a link that covers the row. On a phone the whole card becomes a
   * link.
   */
  rowHref?: (row: Row) => string
  /** Renders a row as two lines on screens under 768 px. If omitted, the table scrolls sideways there. */
  renderCard?: (row: Row) => ReactNode
  /** Whether the rows are loading: shows a skeleton of the table. @default false */
  loading?: boolean
  /** Shown in place of rows when there are none: an EmptyState or NoResults. */
  empty?: ReactNode
  /** Shown in place of rows when loading failed: an ErrorState. If old rows are still shown, use a StaleBar above. */
  error?: ReactNode
  /** A line that stays under the rows, such as Pagination or totals. */
  footer?: ReactNode
  /** Whether the table takes the remaining height and scrolls inside. @default false */
  fill?: boolean
}

export interface TableViewProps<Row> extends TableRowsProps<Row> {
  columns: readonly Column<Row>[]
  /** Renders the header row with the styles of its cells. */
  renderHead: (appearance: ColumnAppearance) => ReactNode
  /** Whether only visible rows are rendered. */
  virtual: boolean
  selected?: Keys | undefined
  /** Called when a row is selected or deselected. `range` is true if Shift is held. */
  onSelect?: (id: string, selected: boolean, range: boolean) => void
  renderDetails?: ((row: Row) => ReactNode) | undefined
  expandedRows?: ReadonlySet<string>
  onOpen?: (id: string, open: boolean) => void
  widths?: ColumnWidths
  /** Set if the table has only some of the rows: the total number of rows, and the number of rows before the first shown row. */
  rowRange?: { total: number; offset: number } | undefined
  onEnd?: (() => void) | undefined
  /** Whether new rows are loading while the old rows are still shown. */
  busy?: boolean
  /** A key for the set of rows. When it changes, the table scrolls back to the top. */
  top?: string
}

const noKeys: ReadonlySet<string> = new Set()
const defaultWidths: ColumnWidths = {}

/** Returns a function that stays the same while the table is mounted, so that selecting a row renders only that row. */
function useStableCallback<Args extends unknown[]>(callback: ((...args: Args) => void) | undefined) {
  const latestCallbackRef = useRef(callback)
  useEffect(() => {
    latestCallbackRef.current = callback
  })
  return useCallback((...args: Args) => latestCallbackRef.current?.(...args), [])
}

/** The parts that all tables share: the surface, its states, the rows or cards. The caller handles sorting and selection. */
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
  const {
    expandedRows = noKeys,
    widths = defaultWidths,
    rowRange,
    onEnd,
    renderCard,
    loading,
    empty,
    error,
    footer,
    fill,
    busy,
  } = props
  const { t } = useTranslation('tables')
  const isPhone = useMedia('belowTablet')
  const scrollerRef = useRef<HTMLElement>(null)
  const attachScroller = useCallback((element: HTMLDivElement | null) => {
    scrollerRef.current = element
    return makeKeyboardScrollable(element)
  }, [])
  const isScrolledRef = useRef(false)
  useLayoutEffect(() => {
    // Uses a flag, because reading the scroll position or scrolling to the same position would force a second layout.
    if (isScrolledRef.current) scrollerRef.current?.scrollTo({ top: 0 })
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- a change of `top` must scroll the table to the top
  }, [props.top])
  const onSelect = useStableCallback(props.onSelect)
  const onOpen = useStableCallback(props.onOpen)

  const replacement = error ?? (loading ? undefined : rows.length === 0 ? empty : undefined)
  const hasFixedWidths = columns.some(({ width, pinned }) => width ?? pinned) || widths !== defaultWidths
  const hasTick = selected !== undefined
  const hasToggle = renderDetails !== undefined
  const columnSizes = hasFixedWidths ? getTableSizes(columns, { tick: hasTick, toggle: hasToggle }, widths) : undefined
  const cellStyles = useMemo(
    () => getCellStyles(columns, { tick: hasTick, toggle: hasToggle }),
    [columns, hasTick, hasToggle],
  )
  const getTickLabel = useCallback((row: string) => t('table.select', { row }), [t])
  const rowProps = { rows, rowKey, rowLabel, tickLabel: getTickLabel, rowHref }
  const bodyProps = {
    ...rowProps,
    columns,
    columnAppearances: cellStyles,
    selected,
    onSelect,
    renderDetails,
    expandedRows,
    onOpen,
  }

  if (isPhone && renderCard && !replacement && !loading)
    return (
      <div ref={fill ? makeKeyboardScrollable : undefined} className={classes(styles.cards, fill && styles.cardsFill)}>
        <TableCards {...bodyProps} label={label} renderCard={renderCard} />
        {footer}
      </div>
    )

  return (
    <div className={classes(styles.surface, fill && styles.fill)}>
      {busy && !loading && !replacement && <div className={styles.busy} />}
      {replacement ?? (
        <div
          ref={attachScroller}
          className={classes(styles.scroller, virtual && styles.virtualScroller)}
          onScroll={({ currentTarget }) => {
            isScrolledRef.current = currentTarget.scrollTop > 0
          }}
        >
          {loading ? (
            <TableSkeleton label={t('table.loading')} />
          ) : (
            <table
              className={classes(styles.table, columnSizes && styles.fixed)}
              style={columnSizes?.table}
              aria-label={label}
              aria-busy={busy || undefined}
              aria-rowcount={rowRange ? rowRange.total + 1 : virtual ? rows.length + 1 : undefined}
            >
              {columnSizes && (
                <colgroup>
                  {columnSizes.cols.map((inlineSize, index) => (
                    <col key={index} style={{ inlineSize }} />
                  ))}
                </colgroup>
              )}
              {renderHead(cellStyles)}
              {virtual ? (
                <VirtualTableBody {...bodyProps} offset={rowRange?.offset} scroller={scrollerRef} onEnd={onEnd} />
              ) : (
                <TableBody {...bodyProps} offset={rowRange?.offset} />
              )}
            </table>
          )}
        </div>
      )}
      {footer && !replacement && <div className={styles.footer}>{footer}</div>}
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
