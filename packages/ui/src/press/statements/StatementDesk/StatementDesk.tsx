import type { StatementRow, PayableOffer, StatementLine } from '@press/domain'
import { useTranslation } from '@press/i18n'
import { useRef, type KeyboardEvent, type ReactNode } from 'react'
import { useMedia } from '../../../foundations/useMedia/index.ts'
import { useShortcut } from '../../../foundations/useShortcut/index.ts'
import { useAnnounce } from '../../../primitives/Announcer/index.ts'
import { Drawer } from '../../../primitives/Drawer/index.ts'
import { EmptyState } from '../../../primitives/EmptyState/index.ts'
import {
  toSubmittedDecision,
  findDecisionProblem,
  getAllocatedSum,
  needsReason,
  useDecision,
  type PaymentDecision,
} from './decision.ts'
import { PaymentDetail } from './PaymentDetail.tsx'
import { StatementProgress } from './StatementProgress.tsx'
import { DoneRow, Group, OpenRow } from './StatementRows.tsx'
import { useStatementLabels } from './useStatementLabels.ts'
import * as styles from './StatementDesk.css.ts'

export interface StatementDeskProps {
  statement: StatementRow
  /** Payments that need a decision, in the order in which they are processed. */
  open: readonly StatementLine[]
  /** One page of the decided payments, with its pagination. */
  decidedLines: readonly StatementLine[]
  footer?: ReactNode
  /** Id of the selected payment; null for none. If there is room next to the list, null shows the first payment. */
  selectedId: number | null
  onSelectedIdChange: (lineId: number | null) => void
  /** The invoices that the selected payment may pay; undefined while they are loading. */
  invoices: readonly PayableOffer[] | undefined
  search: string
  onSearchChange: (search: string) => void
  /** Whether a decision is being saved. @default false */
  busy?: boolean
  onDecide: (line: StatementLine, decision: PaymentDecision) => void
  onForeign: (line: StatementLine) => void
  onUndo: (line: StatementLine) => void
  /** Undoes the last decision. */
  onUndoLast: () => void
}

const createUnpaidAmountGetter = (line: StatementLine, invoices: readonly PayableOffer[]) => (offerId: number) => {
  const invoice = [...line.parts, ...invoices].find(({ offer_id }) => offer_id === offerId)
  return invoice ? invoice.sum - invoice.paid : 0
}

/** The screen for deciding a bank statement, payment by payment. */
export function StatementDesk(props: StatementDeskProps) {
  const { statement, open, decidedLines, footer, selectedId, onSelectedIdChange, invoices = [], busy = false } = props
  const { t } = useTranslation('statements')
  const { problemOf } = useStatementLabels()
  const announce = useAnnounce()
  const isWide = useMedia('desktop')
  const deskRef = useRef<HTMLDivElement>(null)
  const line = open.find(({ id }) => id === selectedId) ?? (isWide ? open[0] : undefined)
  const lineIndex = line ? open.indexOf(line) : -1
  // A search may hide payments that are not decided yet.
  const undecidedCount = statement.tallies.confirm.count + statement.tallies.unknown.count
  const [decision, changeDecision] = useDecision(line)
  const chooseLine = (nextLine: StatementLine | undefined) => {
    if (!nextLine) return
    onSelectedIdChange(nextLine.id)
    deskRef.current?.querySelector<HTMLElement>(`[data-line="${nextLine.id}"]`)?.focus()
  }
  const moveSelection = (direction: 1 | -1) => chooseLine(open[(lineIndex + direction + open.length) % open.length])
  const submitDecision = () => {
    if (!line) return
    const problem = findDecisionProblem(line, decision, createUnpaidAmountGetter(line, invoices))
    // Enter on a row also works while the button is disabled. The reason is then announced.
    if (busy) announce(t('desk.busy'))
    else if (problem) announce(problemOf(problem, line.amount - getAllocatedSum(decision.parts)))
    else if (needsReason(line, decision, invoices)) {
      announce(t('detail.whyMissing'))
      deskRef.current?.querySelector<HTMLElement>('[data-detail] [name=reason]')?.focus()
    } else props.onDecide(line, toSubmittedDecision(line, decision))
  }
  const markForeign = () => {
    if (!line) return
    if (busy) announce(t('desk.busy'))
    else props.onForeign(line)
  }
  useShortcut('j', () => moveSelection(1))
  useShortcut('k', () => moveSelection(-1))
  useShortcut('s', () => deskRef.current?.querySelector<HTMLElement>('[data-detail] section input')?.focus())
  useShortcut('x', markForeign)
  useShortcut('ctrl+z', props.onUndoLast)
  const confirmByEnter = (event: KeyboardEvent) => {
    const row = event.target instanceof Element && event.target.closest('[data-line]')
    if (event.key !== 'Enter' || !row || row.getAttribute('data-line') !== String(line?.id) || !isWide) return
    event.preventDefault()
    submitDecision()
  }
  const detailElement = line && (
    <div data-detail>
      <PaymentDetail
        line={line}
        place={lineIndex + 1}
        total={open.length}
        invoices={props.invoices}
        search={props.search}
        onSearchChange={props.onSearchChange}
        decision={decision}
        onDecisionChange={changeDecision}
        busy={busy}
        onStep={moveSelection}
        onDecide={submitDecision}
        onForeign={markForeign}
      />
    </div>
  )
  return (
    <div ref={deskRef} className={styles.desk}>
      <StatementProgress statement={statement} />
      <div className={styles.columns}>
        {/* Enter on the selected row confirms the payment. The row itself is a button. */}
        <div className={styles.list} role="presentation" onKeyDown={confirmByEnter}>
          {(['confirm', 'unknown'] as const).map((state) => {
            const rows = open.filter((openLine) => openLine.state === state)
            return (
              rows.length > 0 && (
                <Group key={state} name={t(`state.${state}`)} count={statement.tallies[state].count}>
                  {rows.map((openLine) => (
                    <OpenRow key={openLine.id} line={openLine} selected={openLine === line} onChoose={chooseLine} />
                  ))}
                </Group>
              )
            )
          })}
          {undecidedCount === 0 && (
            <EmptyState title={t('desk.emptyTitle')}>
              {t(statement.state === 'closed' ? 'desk.closed' : 'desk.emptyText')}
            </EmptyState>
          )}
          {decidedLines.length > 0 && (
            <Group name={t('desk.decided')} count={statement.total.count - open.length}>
              {decidedLines.map((decidedLine) => (
                <DoneRow key={decidedLine.id} line={decidedLine} onUndo={props.onUndo} />
              ))}
            </Group>
          )}
          <div className={styles.foot}>{footer}</div>
        </div>
        {isWide ? (
          detailElement && (
            <aside aria-label={t('desk.payment')} className={styles.pane}>
              {detailElement}
              <p className={styles.keys}>{t('desk.keys')}</p>
            </aside>
          )
        ) : (
          <Drawer
            open={detailElement !== undefined}
            onOpenChange={() => onSelectedIdChange(null)}
            title={line?.payer_name ?? t('desk.payment')}
          >
            {detailElement}
          </Drawer>
        )}
      </div>
    </div>
  )
}
