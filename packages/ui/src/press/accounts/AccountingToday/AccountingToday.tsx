import { useFormat, useTranslation } from '@press/i18n'
import { useRef, useState } from 'react'
import { Panel } from '../../../foundations/layout/index.ts'
import { useShortcut } from '../../../foundations/useShortcut/index.ts'
import { StaleBar, type StaleBarProps } from '../../../primitives/Alert/index.ts'
import { EmptyState } from '../../../primitives/EmptyState/index.ts'
import { toPressDay } from '../../../private/days.ts'
import { useOfferLabels } from '../../offers/index.ts'
import * as styles from './AccountingToday.css.ts'
import { OpenQuestionsPanel } from './OpenQuestionsPanel.tsx'
import { OffersToInvoicePanel } from './OffersToInvoicePanel.tsx'
import { focusPanel } from './DayPanel.tsx'
import { DayFigures } from './DayFigures.tsx'
import { ForecastPanel } from './ForecastPanel.tsx'
import { IncompleteOrdersPanel } from './IncompleteOrdersPanel.tsx'
import { OverdueInvoicesPanel } from './OverdueInvoicesPanel.tsx'
import type {
  AccountingPart,
  OfferToInvoiceRow,
  IncompleteOrderRow,
  OverdueInvoiceRow,
  LoadedDayPart,
  QuestionRow,
} from './rows.ts'

export interface AccountingTodayProps {
  /** What has come of the day; leave out the parts that are on their way or failed. */
  day?: LoadedDayPart | undefined
  /** The parts that could not be had: each says so in its own panel. */
  failed?: readonly AccountingPart[]
  /** Asks for one part again. */
  onRetry?: (part: AccountingPart) => void
  /** Since when some of what stands here could not be renewed, and how to ask for it again. */
  stale?: StaleBarProps | undefined
  /** An offer, beside its list. */
  hrefOf: (offer: number) => string
  /** Where the word that a request or a payment waits for is given. */
  questionHref: (question: QuestionRow) => string
  /** Where all delivered orders stand. */
  deliveredHref: string
  /** Makes the invoice. */
  onBill: (row: OfferToInvoiceRow) => void
  /** Sends the bill once more. */
  onRemind: (row: OverdueInvoiceRow) => void
  /** The offer whose act is under way. */
  busy?: number | undefined
  /** @default the moment it is first drawn */
  now?: Date
}

const empty: LoadedDayPart = {}
const none: readonly AccountingPart[] = []

/** An accountant's day in the order of money lost by waiting: what to bill, what is late, what to answer, which papers are missing. */
export function AccountingToday({
  day = empty,
  failed = none,
  onRetry,
  stale,
  now: given,
  hrefOf,
  questionHref,
  deliveredHref,
  onBill,
  onRemind,
  busy,
}: AccountingTodayProps) {
  const [first] = useState(() => new Date())
  const now = given ?? first
  const ref = useRef<HTMLDivElement>(null)
  const today = toPressDay(now)
  useShortcut('b', () => focusPanel(ref.current, 'bill'))
  useShortcut('l', () => focusPanel(ref.current, 'late'))
  useShortcut('r', () => focusPanel(ref.current, 'answer'))
  useShortcut('d', () => focusPanel(ref.current, 'lacking'))
  const stateOf = (part: AccountingPart) => ({
    failed: failed.includes(part),
    onRetry: onRetry && (() => onRetry(part)),
  })
  const { bill, late, answer, lacking, income } = day
  // What has not come is not done.
  const done = [bill, late, answer].every((list) => list?.total === 0)
  return (
    <div ref={ref} className={styles.day}>
      {stale && <StaleBar {...stale} />}
      <DayFigures day={day} today={today} />
      <div className={styles.layout}>
        <div className={styles.column}>
          {done ? (
            <AllDone next={lacking?.rows[0]} known={lacking !== undefined} />
          ) : (
            <>
              <OffersToInvoicePanel bill={bill} hrefOf={hrefOf} onBill={onBill} busy={busy} {...stateOf('bill')} />
              <OverdueInvoicesPanel
                late={late}
                hrefOf={hrefOf}
                onRemind={onRemind}
                busy={busy}
                today={today}
                {...stateOf('late')}
              />
              <OpenQuestionsPanel answer={answer} hrefOf={questionHref} now={now} {...stateOf('answer')} />
            </>
          )}
        </div>
        <div className={styles.column}>
          <ForecastPanel weeks={income?.forecast} {...stateOf('income')} />
          <IncompleteOrdersPanel
            lacking={lacking}
            hrefOf={hrefOf}
            allHref={deliveredHref}
            today={today}
            {...stateOf('lacking')}
          />
        </div>
      </div>
    </div>
  )
}

/** Nothing waits: what comes next, if anything does. */
function AllDone({ next, known }: { next: IncompleteOrderRow | undefined; known: boolean }) {
  const { t } = useTranslation('accounts')
  const { date } = useFormat()
  const { nameOf } = useOfferLabels()
  return (
    <Panel>
      <EmptyState title={t('today.done.title')}>
        {next
          ? t('today.done.next', { date: date(next.due, 'dayMonth'), offer: nameOf(next) })
          : known && t('today.done.nothing')}
      </EmptyState>
    </Panel>
  )
}
