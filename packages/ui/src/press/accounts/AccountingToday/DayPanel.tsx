import { useTranslation } from '@press/i18n'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { Panel } from '../../../foundations/layout/index.ts'
import { Text } from '../../../foundations/Text/index.ts'
import { Button } from '../../../primitives/Button/index.ts'
import * as styles from './AccountingToday.css.ts'
import { PanelState, type PanelStateProps } from './PanelState.tsx'

export const dayPanels = ['bill', 'late', 'answer', 'lacking'] as const
export type DayPanelName = (typeof dayPanels)[number]

/** Number of rows shown before the person asks for more. */
const initialRowCount = 5

/** Returns the elements of a panel that the arrow keys stop at. */
const getFocusStops = (panel: Element) => [...panel.querySelectorAll<HTMLElement>('[data-stop]')]

/** Focuses the first row of a panel, or the panel itself if it has none. */
export function focusPanel(container: Element | null, name: DayPanelName): void {
  const panel = container?.querySelector<HTMLElement>(`[data-panel="${name}"]`)
  if (panel) (getFocusStops(panel)[0] ?? panel).focus()
}

function moveFocus(panel: Element, event: KeyboardEvent): void {
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
  const focusStops = getFocusStops(panel)
  const row = event.target instanceof Element ? event.target.closest('li') : null
  const currentIndex = focusStops.findIndex((stop) => stop.closest('li') === row)
  const nextStop = currentIndex < 0 ? undefined : focusStops[currentIndex + (event.key === 'ArrowDown' ? 1 : -1)]
  if (!nextStop) return
  event.preventDefault()
  nextStop.focus()
}

interface DayPanelProps<Row> extends PanelStateProps {
  name: DayPanelName
  title: string
  note?: string
  /** Text shown if there are no rows. */
  emptyText: string
  /** The rows and their total. Leave it out while the list loads, or after it failed. */
  list: { rows: readonly Row[]; total: number } | undefined
  children: (row: Row, index: number) => ReactNode
  footer?: ReactNode
}

/**
 * One of the day's lists: five rows, and the remaining rows on demand. The arrow keys move between rows. Each list loads and fails
 * independently.
 */
export function DayPanel<Row>({ name, title, note, list, ...content }: DayPanelProps<Row>) {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const panel = ref.current
    if (!panel) return
    const listener = (event: KeyboardEvent) => moveFocus(panel, event)
    panel.addEventListener('keydown', listener)
    return () => panel.removeEventListener('keydown', listener)
  }, [])
  return (
    // The panel takes the focus only by its shortcut: B, L, R or D.
    <div ref={ref} className={styles.place[name]} data-panel={name} tabIndex={-1}>
      <Panel
        title={title}
        padding="none"
        count={list ? list.total : undefined}
        actions={note && list && list.rows.length > 0 && <span className={styles.note}>{note}</span>}
      >
        {list ? <Rows {...list} {...content} /> : <PanelState {...content} />}
      </Panel>
    </div>
  )
}

type RowsProps<Row> = Pick<DayPanelProps<Row>, 'emptyText' | 'children' | 'footer'> &
  NonNullable<DayPanelProps<Row>['list']>

function Rows<Row>({ rows, total, emptyText, children, footer }: RowsProps<Row>) {
  const { t } = useTranslation('accounts')
  const [showsAll, setShowsAll] = useState(false)
  const visibleRows = showsAll ? rows : rows.slice(0, initialRowCount)
  return (
    <>
      {rows.length === 0 ? (
        <p className={styles.none}>{emptyText}</p>
      ) : (
        <ul className={styles.rows}>{visibleRows.map(children)}</ul>
      )}
      {visibleRows.length < rows.length && (
        <p className={styles.foot}>
          <Button variant="quiet" size="sm" onClick={() => setShowsAll(true)}>
            {t('today.more', { count: total - visibleRows.length })}
          </Button>
        </p>
      )}
      {visibleRows.length === rows.length && total > rows.length && (
        <p className={styles.foot}>
          <Text tone="muted">{t('today.first', { count: rows.length })}</Text>
        </p>
      )}
      {footer}
    </>
  )
}
