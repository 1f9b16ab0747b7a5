import type { AnswerOf } from '@press/contract'
import { monthsOf, type Period } from '@press/domain'
import { sql } from 'drizzle-orm'
import { today } from '../../clock.ts'
import type { Db } from '../../database/database.ts'
import { rows } from '../../database/rows.ts'
import { findCash } from '../accounts/today.ts'
import type { Span } from './out.ts'
import { until } from './periods.ts'

type Cash = AnswerOf<'GET /api/statistics/cash'>

/** Who is named of those that owe. */
const most = sql.raw('limit 3')

/** Bills that stand, and those that were paid before they went into the archive: nothing is owed by what is archived unpaid. */
const stands = sql.raw(
  "invoice_date is not null and status not in ('in process', 'rejected') and (status <> 'archieve' or paid >= sum)",
)

/**
 * What is owed as it changed, bill by bill: up by its sum on its day, down with every payment until nothing is left. A payment that
 * came before its bill counts from the bill's day on.
 */
const steps = sql`select recipient_name, day, rest - lag(rest, 1, 0::bigint) over (partition by id order by day, place) as step
  from (
    select id, recipient_name, day, place,
      greatest(0, sum - sum(amount) over (partition by id order by day, place)::bigint) as rest
    from (
      select id, recipient_name, sum, invoice_date as day, 0 as place, 0::bigint as amount from offers where ${stands}
      union all
      select offers.id, recipient_name, sum, greatest(offer_payments.date, invoice_date), offer_payments.id, amount
      from offers join offer_payments on offer_payments.offer_id = offers.id where ${stands}
    ) moments
  ) rests`

/** What came in. */
export async function paidIn(db: Db, { from, to }: Span): Promise<number> {
  const [found] = await rows<{ paid: number }>(
    db,
    sql`select coalesce(sum(amount), 0)::bigint as paid from offer_payments where date between ${from}::date and ${to}::date`,
  )
  return found?.paid ?? 0
}

/** What was owed by bills that stood when a day was over. */
export async function owedOn(db: Db, day: string): Promise<number> {
  const [found] = await rows<{ owed: number }>(
    db,
    sql`select coalesce(sum(step), 0)::bigint as owed from (${steps}) steps where day <= ${day}::date`,
  )
  return found?.owed ?? 0
}

const of = (all: readonly { month: string; sum: number }[], month: string) =>
  all.find((one) => one.month === month)?.sum ?? 0

/** Bills, payments and debts of a period, month by month until now. */
export async function findPeriodCash(db: Db, period: Period): Promise<Cash> {
  const day = today()
  const { from, to } = until(period, day)
  const within = sql`between ${from}::date and ${to}::date`
  const [billed, paid, changes, debtors, current] = await Promise.all([
    rows<{ month: string; sum: number }>(
      db,
      sql`select to_char(invoice_date, 'YYYY-MM-01') as month, sum(sum)::bigint as sum
        from offers where ${stands} and invoice_date ${within} group by month`,
    ),
    rows<{ month: string; sum: number }>(
      db,
      sql`select to_char(date, 'YYYY-MM-01') as month, sum(amount)::bigint as sum
        from offer_payments where date ${within} group by month`,
    ),
    rows<{ month: string; sum: number }>(
      db,
      sql`select to_char(greatest(day, ${from}::date - 1), 'YYYY-MM-01') as month, sum(step)::bigint as sum
        from (${steps}) steps where day <= ${to}::date group by month`,
    ),
    rows<Cash['debtors'][number]>(
      db,
      sql`select recipient_name as name, sum(step)::bigint as owed
        from (${steps}) steps where day <= ${to}::date group by recipient_name having sum(step) > 0 order by owed desc, name ${most}`,
    ),
    period.to >= day ? findCash(db) : null,
  ])
  let owed = changes.reduce((all, { month, sum }) => (month < from ? all + sum : all), 0)
  const months = monthsOf({ from, to }).map((month) => {
    owed += of(changes, month)
    return { month, billed: of(billed, month), paid: of(paid, month), owed }
  })
  return { months, owed, overdue: current && current.overdue, debtors }
}
