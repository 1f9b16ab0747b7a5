import {
  getStageThroughput,
  stageKeys,
  workingDaysBetween,
  type Scope,
  type StageKey,
  type StageThroughput,
} from '@press/domain'
import { formatDate, formatMoney, formatNumber, getLangAttribute } from '@press/i18n/node'
import { sql } from 'drizzle-orm'
import type { Person } from '../../auth/person.ts'
import { addDays } from '../../clock.ts'
import type { Db } from '../../database/database.ts'
import { queryRows } from '../../database/rows.ts'
import type { PressDocument } from '../../documents/document.ts'
import { factsBlock, footWords, heading, letterhead, sectionBlock, tableBlock } from '../../documents/blocks.ts'
import type { Words } from '../../documents/words.ts'
import { dayInSql } from '../../database/clauses.ts'
import { countedCards } from './counted-cards.ts'

interface Month {
  /** The first day of the month. */
  first: string
  delivered: { book_name: string; authors: string; copies: number | null; due: string | null; day: string }[]
  begun: number
  works: { count: number; price: number }
  stages: StageThroughput[]
}

/** Returns the report data of a month: books delivered and started, works submitted, and stages that books completed. */
export async function findMonth(db: Db, person: Person, scope: Scope, month: string): Promise<Month> {
  const first = `${month}-01`
  const last = addDays(`${addDays(first, 31).slice(0, 7)}-01`, -1)
  const within = (column: string) => sql`${dayInSql(column)} between ${first}::date and ${last}::date`
  const which = countedCards(scope, person)
  const past = sql`tech_card_stages past join tech_cards on tech_cards.id = past.tech_card_id`
  const [delivered, [startedBooks], [works], stays, arrivals] = await Promise.all([
    queryRows<Month['delivered'][number]>(
      db,
      sql`select book_name, authors, quantity as copies, due, ${dayInSql('entered_at')}::text as day
        from ${past} where past.stage = 'done' and ${within('entered_at')} and ${which} order by entered_at, tech_cards.id`,
    ),
    queryRows<{ count: number }>(
      db,
      sql`select count(*) from ${past} where past.stage = 'editor' and ${within('entered_at')} and ${which}`,
    ),
    queryRows<Month['works']>(
      db,
      sql`select count(*), coalesce(sum(works.price), 0)::bigint as price
        from work_types works join tech_cards on tech_cards.id = works.tech_card_id
        where works.status in ('completed', 'approved', 'paid') and ${within('works.completed_at')} and ${which}`,
    ),
    queryRows<{ stage: StageKey; entered: string; left: string }>(
      db,
      sql`select past.stage, ${dayInSql('entered_at')}::text as entered, ${dayInSql('left_at')}::text as "left"
        from ${past} where ${within('left_at')} and ${which}`,
    ),
    queryRows<{ stage: StageKey; times: number }>(
      db,
      sql`select past.stage, count(*) as times from ${past} where ${within('entered_at')} and ${which} group by past.stage`,
    ),
  ])
  return {
    first,
    delivered,
    begun: startedBooks?.count ?? 0,
    works: works ?? { count: 0, price: 0 },
    stages: stageKeys.map((stage) =>
      getStageThroughput(
        stage,
        { books: 0, overdue: 0, entered: arrivals.find((one) => one.stage === stage)?.times ?? 0 },
        stays.filter((stay) => stay.stage === stage).map(({ entered, left }) => workingDaysBetween(entered, left)),
      ),
    ),
  }
}

/** Builds the monthly report as a document of the press. */
export function monthReport(
  { first, delivered, begun, works, stages }: Month,
  { t, locale, today, press }: Words,
): PressDocument {
  const number = (value: number | null) => (value === null ? '' : formatNumber(value, locale))
  const month = formatDate(first, locale, 'monthYear')
  const title = t('statistics:report.title')
  const copies = delivered.reduce((sum, book) => sum + (book.copies ?? 0), 0)
  return {
    title: `${title}, ${month}`,
    lang: getLangAttribute(locale),
    content: [
      letterhead({ name: press.name, about: t('documents:press.about') }, [formatDate(today, locale, 'date')]),
      heading(title, month),
      ...factsBlock(
        [
          { term: t('statistics:report.delivered'), value: number(delivered.length) },
          { term: t('statistics:report.copies'), value: number(copies) },
          { term: t('statistics:report.begun'), value: number(begun) },
          { term: t('statistics:report.works'), value: `${number(works.count)} · ${formatMoney(works.price, locale)}` },
        ],
        4,
      ),
      sectionBlock(t('statistics:report.stages')),
      tableBlock(
        [
          { head: t('documents:column.stage'), width: '*' },
          { head: t('statistics:report.came'), width: 70, end: true },
          { head: t('statistics:report.passed'), width: 70, end: true },
          { head: t('statistics:report.median'), width: 80, end: true },
          { head: t('statistics:report.norm'), width: 60, end: true },
        ],
        stages.map(({ stage, entered, passed, median_days, norm_days }) => [
          t(`domain:stage.${stage}`),
          number(entered),
          stage === 'done' ? '' : number(passed),
          number(median_days),
          number(norm_days),
        ]),
      ),
      ...(delivered.length > 0
        ? [
            sectionBlock(t('statistics:report.books')),
            tableBlock(
              [
                { head: t('statistics:report.book'), width: '*' },
                { head: t('statistics:report.copies'), width: 60, end: true },
                { head: t('statistics:report.promised'), width: 80, end: true },
                { head: t('statistics:report.day'), width: 80, end: true },
              ],
              delivered.map(({ book_name, authors, copies: run, due, day }) => [
                [book_name, authors].filter(Boolean).join('. '),
                number(run),
                due ? formatDate(due, locale) : '',
                formatDate(day, locale),
              ]),
            ),
          ]
        : []),
    ],
    foot: { words: footWords(press.name, month), pages: t('documents:pages', { page: '{page}', pages: '{pages}' }) },
  }
}
