import { pressTimeZone } from '@press/i18n/node'
import { sql } from 'drizzle-orm'
import type { Tx } from '../../database/database.ts'
import { holdLock } from '../../database/holdLock.ts'

/** Two payments at once must not take one number. */
const localMonth = (moment: string) => sql.raw(`date_trunc('month', ${moment} at time zone '${pressTimeZone}')::date`)

/** The act of the month of a day that a work paid to a person then becomes a line of; made with its number when it is the first. */
export async function actOf(tx: Tx, executor: number, day: string): Promise<number> {
  await holdLock(tx, 'workActs')
  const { rows } = await tx.execute<{ id: number }>(
    sql`insert into work_acts (executor_id, month, year, number)
      select ${executor}::int, paid.month, extract(year from paid.month), coalesce((select max(number) from work_acts
        where year = extract(year from paid.month)), 0) + 1 from (select date_trunc('month', ${day}::date)::date as month) paid
      on conflict (executor_id, month) do update set executor_id = excluded.executor_id returning id`,
  )
  const [act] = rows
  if (!act) throw new Error('An act was not made')
  return act.id
}

/** Gives works that were paid before there were acts theirs, month by month; the demo press is filled so too. */
export async function fillActs(tx: Tx): Promise<void> {
  await tx.execute(sql`insert into work_acts (executor_id, month, year, number)
    select executor_id, month, extract(year from month), coalesce((select max(number) from work_acts where year = extract(year from paid.month)), 0)
      + row_number() over (partition by extract(year from month) order by month, executor_id)
    from (select distinct executor_id, ${localMonth('paid_at')} as month from work_types
      where status = 'paid' and act_id is null and executor_id is not null and paid_at is not null) paid
    on conflict (executor_id, month) do nothing`)
  await tx.execute(sql`update work_types set act_id = acts.id from work_acts acts
    where acts.executor_id = work_types.executor_id and work_types.status = 'paid' and act_id is null and acts.month = ${localMonth('work_types.paid_at')}`)
}
