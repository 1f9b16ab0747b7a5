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
import { factsBlock, getFooterText, heading, letterhead, sectionBlock, tableBlock } from '../../documents/blocks.ts'
import type { DocumentContext } from '../../documents/words.ts'
import { daySql } from '../../database/clauses.ts'
import { countedCardsClause } from './counted-cards.ts'

interface MonthReportData {
  /** The first day of the month. */
  first: string
  delivered: { book_name: string; authors: string; copies: number | null; due: string | null; day: string }[]
  /** The number of books started. */
  begun: number
  works: { count: number; price: number }
  stages: StageThroughput[]
}

/** Returns the report data of a month: books delivered and started, works submitted, and stages that books completed. */
export async function findMonthReportData(
  db: Db,
  person: Person,
  scope: Scope,
  month: string,
): Promise<MonthReportData> {
  const firstDay = `${month}-01`
  const lastDay = addDays(`${addDays(firstDay, 31).slice(0, 7)}-01`, -1)
  const isWithinMonth = (column: string) => sql`${daySql(column)} between ${firstDay}::date and ${lastDay}::date`
  const condition = countedCardsClause(scope, person)
  const staysSource = sql`tech_card_stages past join tech_cards on tech_cards.id = past.tech_card_id`
  const [deliveredBooks, [startedBooks], [works], stays, arrivals] = await Promise.all([
    queryRows<MonthReportData['delivered'][number]>(
      db,
      sql`select book_name, authors, quantity as copies, due, ${daySql('entered_at')}::text as day
        from ${staysSource} where past.stage = 'done' and ${isWithinMonth('entered_at')} and ${condition} order by entered_at, tech_cards.id`,
    ),
    queryRows<{ count: number }>(
      db,
      sql`select count(*) from ${staysSource} where past.stage = 'editor' and ${isWithinMonth('entered_at')} and ${condition}`,
    ),
    queryRows<MonthReportData['works']>(
      db,
      sql`select count(*), coalesce(sum(works.price), 0)::bigint as price
        from work_types works join tech_cards on tech_cards.id = works.tech_card_id
        where works.status in ('completed', 'approved', 'paid') and ${isWithinMonth('works.completed_at')} and ${condition}`,
    ),
    queryRows<{ stage: StageKey; entered: string; left: string }>(
      db,
      sql`select past.stage, ${daySql('entered_at')}::text as entered, ${daySql('left_at')}::text as "left"
        from ${staysSource} where ${isWithinMonth('left_at')} and ${condition}`,
    ),
    queryRows<{ stage: StageKey; times: number }>(
      db,
      sql`select past.stage, count(*) as times from ${staysSource} where ${isWithinMonth('entered_at')} and ${condition} group by past.stage`,
    ),
  ])
  return {
    first: firstDay,
    delivered: deliveredBooks,
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
export function buildMonthReport(
  { first: firstDay, delivered: deliveredBooks, begun: begunCount, works, stages }: MonthReportData,
  { t, locale, today, press }: DocumentContext,
): PressDocument {
  const formatCount = (value: number | null) => (value === null ? '' : formatNumber(value, locale))
  const month = formatDate(firstDay, locale, 'monthYear')
  const title = t('statistics:report.title')
  const copies = deliveredBooks.reduce((sum, book) => sum + (book.copies ?? 0), 0)
  return {
    title: `${title}, ${month}`,
    lang: getLangAttribute(locale),
    content: [
      letterhead({ name: press.name, about: t('documents:press.about') }, [formatDate(today, locale, 'date')]),
      heading(title, month),
      ...factsBlock(
        [
          { term: t('statistics:report.delivered'), value: formatCount(deliveredBooks.length) },
          { term: t('statistics:report.copies'), value: formatCount(copies) },
          { term: t('statistics:report.begun'), value: formatCount(begunCount) },
          {
            term: t('statistics:report.works'),
            value: `${formatCount(works.count)} · ${formatMoney(works.price, locale)}`,
          },
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
          formatCount(entered),
          stage === 'done' ? '' : formatCount(passed),
          formatCount(median_days),
          formatCount(norm_days),
        ]),
      ),
      ...(deliveredBooks.length > 0
        ? [
            sectionBlock(t('statistics:report.books')),
            tableBlock(
              [
                { head: t('statistics:report.book'), width: '*' },
                { head: t('statistics:report.copies'), width: 60, end: true },
                { head: t('statistics:report.promised'), width: 80, end: true },
                { head: t('statistics:report.day'), width: 80, end: true },
              ],
              deliveredBooks.map(({ book_name, authors, copies: run, due, day }) => [
                [book_name, authors].filter(Boolean).join('. '),
                formatCount(run),
                due ? formatDate(due, locale) : '',
                formatDate(day, locale),
              ]),
            ),
          ]
        : []),
    ],
    foot: {
      words: getFooterText(press.name, month),
      pages: t('documents:pages', { page: '{page}', pages: '{pages}' }),
    },
  }
}
