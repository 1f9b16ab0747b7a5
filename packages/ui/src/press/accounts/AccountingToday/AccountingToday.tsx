import { useFormat, useTranslation } from '@press/i18n'
import { useRef, useState } from 'react'
import { Panel } from '../../../foundations/layout/index.ts'
import { useMedia } from '../../../foundations/useMedia/index.ts'
import { useShortcut } from '../../../foundations/useShortcut/index.ts'
import { EmptyState } from '../../../primitives/EmptyState/index.ts'
import { Skeleton, SkeletonGroup } from '../../../primitives/Skeleton/index.ts'
import { Stat, StatGroup } from '../../../primitives/Stat/index.ts'
import { dayOf } from '../../../private/days.ts'
import { useOfferWords } from '../../offers/index.ts'
import * as styles from './AccountingToday.css.ts'
import { AnswerPanel } from './AnswerPanel.tsx'
import { BillPanel } from './BillPanel.tsx'
import { focusPanel } from './DayPanel.tsx'
import { ForecastPanel, inMillions, million, sumOfWeeks } from './ForecastPanel.tsx'
import { LackingPanel } from './LackingPanel.tsx'
import { LatePanel } from './LatePanel.tsx'
import type { AccountingDay, BillRow, LateRow, QuestionRow } from './rows.ts'

export interface AccountingTodayProps {
  /** Leave it out while it is loading. */
  day?: AccountingDay | undefined
  /** An offer, beside its list. */
  hrefOf: (offer: number) => string
  /** Where the word that a request or a payment waits for is given. */
  questionHref: (question: QuestionRow) => string
  /** Where all delivered orders stand. */
  deliveredHref: string
  /** Makes the invoice. */
  onBill: (row: BillRow) => void
  /** Sends the bill once more. */
  onRemind: (row: LateRow) => void
  /** The offer whose act is under way. */
  busy?: number | undefined
  /** @default the moment it is first drawn */
  now?: Date
}

/** An accountant's day in the order of money lost by waiting: what to bill, what is late, what to answer, which papers are missing. */
export function AccountingToday({ day, now: given, ...props }: AccountingTodayProps) {
  const [first] = useState(() => new Date())
  return day ? <Day day={day} now={given ?? first} {...props} /> : <Waiting />
}

type DayProps = Required<Pick<AccountingTodayProps, 'now'>> &
  Omit<AccountingTodayProps, 'day' | 'now'> & { day: AccountingDay }

function Day({ day, now, hrefOf, questionHref, deliveredHref, onBill, onRemind, busy }: DayProps) {
  const ref = useRef<HTMLDivElement>(null)
  const today = dayOf(now)
  useShortcut('b', () => focusPanel(ref.current, 'bill'))
  useShortcut('l', () => focusPanel(ref.current, 'late'))
  useShortcut('r', () => focusPanel(ref.current, 'answer'))
  useShortcut('d', () => focusPanel(ref.current, 'lacking'))
  const { bill, late, answer, lacking } = day
  const done = bill.total + late.total + answer.total === 0
  return (
    <div ref={ref} className={styles.day}>
      <Figures day={day} today={today} />
      <div className={styles.layout}>
        <div className={styles.column}>
          {done ? (
            <AllDone lacking={lacking} />
          ) : (
            <>
              <BillPanel bill={bill} hrefOf={hrefOf} onBill={onBill} busy={busy} />
              <LatePanel late={late} hrefOf={hrefOf} onRemind={onRemind} busy={busy} today={today} />
              <AnswerPanel answer={answer} hrefOf={questionHref} now={now} />
            </>
          )}
        </div>
        <div className={styles.column}>
          <ForecastPanel weeks={day.forecast} />
          <LackingPanel lacking={lacking} hrefOf={hrefOf} allHref={deliveredHref} today={today} />
        </div>
      </div>
    </div>
  )
}

function Figures({ day: { bill, late, forecast, received }, today }: { day: AccountingDay; today: string }) {
  const { t } = useTranslation('accounts')
  const { date, money, number } = useFormat()
  // There the figures are a strip that scrolls, and has to be reached.
  const phone = useMedia('belowTablet')
  const short = (sum: number) =>
    sum < million
      ? { value: money(sum) }
      : { value: number(sum / million, inMillions), unit: t('today.figures.millions') }
  const expected = sumOfWeeks(forecast, 'dated') + sumOfWeeks(forecast, 'hoped')
  return (
    <div className={styles.figures} role="group" aria-label={t('today.figures.label')} {...(phone && { tabIndex: 0 })}>
      <StatGroup>
        <Stat label={t('today.figures.bill')} value={money(bill.sum)} />
        <Stat label={t('today.figures.late')} value={money(late.sum)} {...(late.sum > 0 && { tone: 'danger' })} />
        <Stat
          label={t('today.figures.expected', { date: date(forecast.at(-1)?.until ?? today, 'dayMonth') })}
          {...short(expected)}
        />
        <Stat label={t('today.figures.received')} {...short(received)} />
      </StatGroup>
    </div>
  )
}

/** Nothing waits: what comes next, if anything does. */
function AllDone({ lacking: { rows } }: Pick<AccountingDay, 'lacking'>) {
  const { t } = useTranslation('accounts')
  const { date } = useFormat()
  const { nameOf } = useOfferWords()
  const [next] = rows
  return (
    <Panel>
      <EmptyState title={t('today.done.title')}>
        {next
          ? t('today.done.next', { date: date(next.due, 'dayMonth'), offer: nameOf(next) })
          : t('today.done.nothing')}
      </EmptyState>
    </Panel>
  )
}

const Waiting = () => (
  <SkeletonGroup>
    <div className={styles.layout}>
      {['bill', 'forecast'].map((name) => (
        <Panel key={name}>
          <span className={styles.rows}>
            <Skeleton width="long" />
            <Skeleton width="full" />
            <Skeleton width="half" />
          </span>
        </Panel>
      ))}
    </div>
  </SkeletonGroup>
)
