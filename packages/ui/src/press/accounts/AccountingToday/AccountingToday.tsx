import type { OfferToInvoiceRow, IncompleteOrderRow, OverdueInvoiceRow, QuestionRow } from '@press/domain'
import { useFormat, useTranslation } from '@press/i18n'
import { useRef } from 'react'
import { useNow } from '../../../foundations/Clock/index.ts'
import { Panel } from '../../../foundations/layout/index.ts'
import { useShortcut } from '../../../foundations/useShortcut/index.ts'
import { StaleBar, type StaleBarProps } from '../../../primitives/Alert/index.ts'
import { EmptyState } from '../../../primitives/EmptyState/index.ts'
import { toPressDay } from '../../../private/days.ts'
import { useOfferLabels } from '../../shared/useOfferLabels.ts'
import * as styles from './AccountingToday.css.ts'
import { OpenQuestionsPanel } from './OpenQuestionsPanel.tsx'
import { OffersToInvoicePanel } from './OffersToInvoicePanel.tsx'
import { focusPanel } from './DayPanel.tsx'
import { DayFigures } from './DayFigures.tsx'
import { ForecastPanel } from './ForecastPanel.tsx'
import { IncompleteOrdersPanel } from './IncompleteOrdersPanel.tsx'
import { OverdueInvoicesPanel } from './OverdueInvoicesPanel.tsx'
import type { AccountingPart, LoadedDayPart } from './day.ts'

export interface AccountingTodayProps {
  /** The loaded parts of the day; leave out parts that are loading or failed. */
  day?: LoadedDayPart | undefined
  /** The parts that failed to load: each shows the error in its panel. */
  failedParts?: readonly AccountingPart[]
  /** Reloads one part. */
  onRetry?: (part: AccountingPart) => void
  /** Set when some data could not be refreshed: its age, and a function to retry. */
  stale?: StaleBarProps | undefined
  /** Returns the address of an offer next to its list. */
  hrefOf: (offer: number) => string
  /** Returns the address where a request or a payment is answered. */
  questionHref: (question: QuestionRow) => string
  /** Address of the list of all delivered orders. */
  deliveredOrdersHref: string
  /** Creates the invoice. */
  onBill: (row: OfferToInvoiceRow) => void
  /** Sends the invoice again. */
  onRemind: (row: OverdueInvoiceRow) => void
  /** Id of the offer whose action is running. */
  busy?: number | undefined
}

const emptyDay: LoadedDayPart = {}
const noParts: readonly AccountingPart[] = []

/** An accountant's day, ordered by the cost of delay: offers to invoice, overdue invoices, open questions, missing documents. */
export function AccountingToday({
  day = emptyDay,
  failedParts = noParts,
  onRetry,
  stale,
  hrefOf,
  questionHref,
  deliveredOrdersHref,
  onBill,
  onRemind,
  busy,
}: AccountingTodayProps) {
  const now = useNow()
  const ref = useRef<HTMLDivElement>(null)
  const today = toPressDay(now)
  useShortcut('b', () => focusPanel(ref.current, 'bill'))
  useShortcut('l', () => focusPanel(ref.current, 'late'))
  useShortcut('r', () => focusPanel(ref.current, 'answer'))
  useShortcut('d', () => focusPanel(ref.current, 'lacking'))
  const getPartState = (part: AccountingPart) => ({
    failed: failedParts.includes(part),
    onRetry: onRetry && (() => onRetry(part)),
  })
  const { bill, late, answer, lacking, income } = day
  // A part that is not loaded does not count as done.
  const isAllDone = [bill, late, answer].every((list) => list?.total === 0)
  return (
    <div ref={ref} className={styles.day}>
      {stale && <StaleBar {...stale} />}
      <DayFigures day={day} today={today} />
      <div className={styles.layout}>
        <div className={styles.column}>
          {isAllDone ? (
            <AllDone next={lacking?.rows[0]} known={lacking !== undefined} />
          ) : (
            <>
              <OffersToInvoicePanel bill={bill} hrefOf={hrefOf} onBill={onBill} busy={busy} {...getPartState('bill')} />
              <OverdueInvoicesPanel
                late={late}
                hrefOf={hrefOf}
                onRemind={onRemind}
                busy={busy}
                today={today}
                {...getPartState('late')}
              />
              <OpenQuestionsPanel answer={answer} hrefOf={questionHref} now={now} {...getPartState('answer')} />
            </>
          )}
        </div>
        <div className={styles.column}>
          <ForecastPanel weeks={income?.forecast} {...getPartState('income')} />
          <IncompleteOrdersPanel
            lacking={lacking}
            hrefOf={hrefOf}
            allHref={deliveredOrdersHref}
            today={today}
            {...getPartState('lacking')}
          />
        </div>
      </div>
    </div>
  )
}

/** Shown when nothing is pending: the next task, if there is one. */
function AllDone({ next, known: isNextKnown }: { next: IncompleteOrderRow | undefined; known: boolean }) {
  const { t } = useTranslation('accounts')
  const { date } = useFormat()
  const { nameOf } = useOfferLabels()
  return (
    <Panel>
      <EmptyState title={t('today.done.title')}>
        {next
          ? t('today.done.next', { date: date(next.due, 'dayMonth'), offer: nameOf(next) })
          : isNextKnown && t('today.done.nothing')}
      </EmptyState>
    </Panel>
  )
}
