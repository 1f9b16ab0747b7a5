import type { StatementRow, PayableOffer, StatementLine } from '@press/domain'
import { useTranslation } from '@press/i18n'
import { useRef, type KeyboardEvent, type ReactNode } from 'react'
import { useMedia } from '../../../foundations/useMedia/index.ts'
import { useShortcut } from '../../../foundations/useShortcut/index.ts'
import { useAnnounce } from '../../../primitives/Announcer/index.ts'
import { Drawer } from '../../../primitives/Drawer/index.ts'
import { EmptyState } from '../../../primitives/EmptyState/index.ts'
import { asDecided, decisionProblem, sumParts, needsReason, useDecision, type PaymentDecision } from './decision.ts'
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
  decided: readonly StatementLine[]
  footer?: ReactNode
  /** Id of the selected payment; null for none. If there is room next to the list, null shows the first payment. */
  chosen: number | null
  onChosenChange: (line: number | null) => void
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

const restIn = (line: StatementLine, invoices: readonly PayableOffer[]) => (offer: number) => {
  const found = [...line.parts, ...invoices].find(({ offer_id }) => offer_id === offer)
  return found ? found.sum - found.paid : 0
}

/** The screen for deciding a bank statement, payment by payment. */
export function StatementDesk(props: StatementDeskProps) {
  const { statement, open, decided, footer, chosen, onChosenChange, invoices = [], busy = false } = props
  const { t } = useTranslation('statements')
  const { problemOf } = useStatementLabels()
  const announce = useAnnounce()
  const wide = useMedia('desktop')
  const desk = useRef<HTMLDivElement>(null)
  const line = open.find(({ id }) => id === chosen) ?? (wide ? open[0] : undefined)
  const place = line ? open.indexOf(line) : -1
  // A search may hide payments that are not decided yet.
  const left = statement.tallies.confirm.count + statement.tallies.unknown.count
  const [decision, changeDecision] = useDecision(line)
  const choose = (next: StatementLine | undefined) => {
    if (!next) return
    onChosenChange(next.id)
    desk.current?.querySelector<HTMLElement>(`[data-line="${next.id}"]`)?.focus()
  }
  const step = (by: 1 | -1) => choose(open[(place + by + open.length) % open.length])
  const decide = () => {
    if (!line) return
    const problem = decisionProblem(line, decision, restIn(line, invoices))
    // Enter on a row also works while the button is disabled. The reason is then announced.
    if (busy) announce(t('desk.busy'))
    else if (problem) announce(problemOf(problem, line.amount - sumParts(decision.parts)))
    else if (needsReason(line, decision, invoices)) {
      announce(t('detail.whyMissing'))
      desk.current?.querySelector<HTMLElement>('[data-detail] [name=reason]')?.focus()
    } else props.onDecide(line, asDecided(line, decision))
  }
  const foreign = () => {
    if (!line) return
    if (busy) announce(t('desk.busy'))
    else props.onForeign(line)
  }
  useShortcut('j', () => step(1))
  useShortcut('k', () => step(-1))
  useShortcut('s', () => desk.current?.querySelector<HTMLElement>('[data-detail] section input')?.focus())
  useShortcut('x', foreign)
  useShortcut('ctrl+z', props.onUndoLast)
  const confirmByEnter = (event: KeyboardEvent) => {
    const row = event.target instanceof Element && event.target.closest('[data-line]')
    if (event.key !== 'Enter' || !row || row.getAttribute('data-line') !== String(line?.id) || !wide) return
    event.preventDefault()
    decide()
  }
  const detail = line && (
    <div data-detail>
      <PaymentDetail
        line={line}
        place={place + 1}
        of={open.length}
        invoices={props.invoices}
        search={props.search}
        onSearchChange={props.onSearchChange}
        decision={decision}
        onDecisionChange={changeDecision}
        busy={busy}
        onStep={step}
        onDecide={decide}
        onForeign={foreign}
      />
    </div>
  )
  return (
    <div ref={desk} className={styles.desk}>
      <StatementProgress statement={statement} />
      <div className={styles.columns}>
        {/* Enter on the selected row confirms the payment. The row itself is a button. */}
        <div className={styles.list} role="presentation" onKeyDown={confirmByEnter}>
          {(['confirm', 'unknown'] as const).map((state) => {
            const rows = open.filter((one) => one.state === state)
            return (
              rows.length > 0 && (
                <Group key={state} name={t(`state.${state}`)} count={statement.tallies[state].count}>
                  {rows.map((one) => (
                    <OpenRow key={one.id} line={one} chosen={one === line} onChoose={choose} />
                  ))}
                </Group>
              )
            )
          })}
          {left === 0 && (
            <EmptyState title={t('desk.emptyTitle')}>
              {t(statement.state === 'closed' ? 'desk.closed' : 'desk.emptyText')}
            </EmptyState>
          )}
          {decided.length > 0 && (
            <Group name={t('desk.decided')} count={statement.total.count - open.length}>
              {decided.map((one) => (
                <DoneRow key={one.id} line={one} onUndo={props.onUndo} />
              ))}
            </Group>
          )}
          <div className={styles.foot}>{footer}</div>
        </div>
        {wide ? (
          detail && (
            <aside aria-label={t('desk.payment')} className={styles.pane}>
              {detail}
              <p className={styles.keys}>{t('desk.keys')}</p>
            </aside>
          )
        ) : (
          <Drawer
            open={detail !== undefined}
            onOpenChange={() => onChosenChange(null)}
            title={line?.payer_name ?? t('desk.payment')}
          >
            {detail}
          </Drawer>
        )}
      </div>
    </div>
  )
}
