import { getGrantedScope, ratingCriteria, type Period } from '@press/domain'
import { formatDate, type Locale } from '@press/i18n/node'
import { createColumns, tiynToTenge, type Cell, type PlainTable } from '../../app/reply-with-table.ts'
import type { Context } from '../shared/context.ts'
import { findPeriodCash } from './cash.ts'
import { findFigures } from './figures.ts'
import { findStageFlow } from './flow.ts'
import { findLoad } from './load.ts'
import { findStageThroughput } from './stage-throughput.ts'
import { findPrintCosts } from './printing.ts'
import { findPromises } from './promises.ts'
import { findPublishedByMonth } from './published.ts'
import { findSatisfaction } from './satisfaction.ts'
import { findStageTimes } from './stage-times.ts'
import { findStageTrend } from './stage-trend.ts'

const toTengeCell = (tiyn: number | null): Cell => (tiyn === null ? null : tiynToTenge(tiyn))

/** Returns all figures of a period that a person may read, one figure per line: panel, subject, figure, value. */
export async function buildStatisticsTable(call: Context & { locale: Locale }, period: Period): Promise<PlainTable> {
  const { db, files, person, scope, t, locale } = call
  const canRead = (action: 'money' | 'people') => getGrantedScope(person.role, 'statistics', action) !== undefined
  const [figures, published, throughput, stageTimes, trend, satisfaction, flow, promises, cash, printing, load] =
    await Promise.all([
      findFigures(db, person, scope, period),
      findPublishedByMonth(db, person, scope, period),
      findStageThroughput(db, person, scope),
      findStageTimes(db, person, scope, period),
      findStageTrend(db, person, scope, period),
      findSatisfaction(db, person, scope, period),
      findStageFlow(db, person, scope, period),
      findPromises(db, person, scope, period),
      canRead('money') ? findPeriodCash(db, period) : null,
      canRead('money') ? findPrintCosts(db, files, period) : null,
      canRead('people') ? findLoad(db, files) : null,
    ])
  const { before: previousFigures } = figures
  const formatMonth = (day: string) => formatDate(day, locale, 'monthYear')
  const getStageName = (key: (typeof stageTimes.stages)[number]['stage']) => t(`domain:stage.${key}`)
  const panelTitle = t('statistics:figures.label')
  const [thisYear, lastYear] = [t('statistics:table.now'), t('statistics:table.before')]
  const buildFigureRows = (name: string, value: Cell, previousValue: Cell): Cell[][] => [
    [panelTitle, name, thisYear, value],
    ...(previousFigures ? [[panelTitle, name, lastYear, previousValue]] : []),
  ]
  const rows: Cell[][] = [
    ...buildFigureRows(t('statistics:figures.published'), figures.published, previousFigures?.published ?? null),
    ...buildFigureRows(t('statistics:figures.copies'), figures.copies, previousFigures?.copies ?? null),
    ...buildFigureRows(t('statistics:figures.days'), figures.days, previousFigures?.days ?? null),
    ...buildFigureRows(`${t('statistics:figures.onTime')}, %`, figures.on_time, previousFigures?.on_time ?? null),
    ...(cash
      ? buildFigureRows(
          t('statistics:figures.paid'),
          toTengeCell(figures.paid),
          toTengeCell(previousFigures?.paid ?? null),
        )
      : []),
    ...(cash ? [[panelTitle, t('statistics:money.owed'), thisYear, toTengeCell(figures.owed)]] : []),
    ...published.months.flatMap((row) =>
      row.books === null
        ? []
        : [[t('statistics:published.title'), formatMonth(row.month), t('statistics:published.books'), row.books]],
    ),
    ...throughput.stages.map((row) => [
      t('statistics:where.title'),
      getStageName(row.stage),
      t('statistics:where.books'),
      row.books,
    ]),
    ...stageTimes.stages.flatMap((row) =>
      (
        [
          ['median', row.median_days],
          ['p90', row.p90_days],
          ['norm', row.norm_days],
        ] as const
      ).map(([key, days]) => [t('statistics:time.title'), getStageName(row.stage), t(`statistics:time.${key}`), days]),
    ),
    ...trend.months.flatMap((row) =>
      row.stages.flatMap(({ stage: key, median_days, p90_days }) =>
        median_days === null
          ? []
          : [
              [
                t('statistics:trend.title'),
                `${formatMonth(row.month)} · ${getStageName(key)}`,
                t('statistics:time.median'),
                median_days,
              ],
              [
                t('statistics:trend.title'),
                `${formatMonth(row.month)} · ${getStageName(key)}`,
                t('statistics:time.p90'),
                p90_days,
              ],
            ],
      ),
    ),
    ...(satisfaction.criteria
      ? ratingCriteria.map((criterion) => [
          t('statistics:satisfaction.title'),
          t(`fields:rating.criterion.${criterion}`),
          t('statistics:satisfaction.mean'),
          satisfaction.criteria?.[criterion] ?? null,
        ])
      : []),
    ...satisfaction.books.map(({ book_name, mean }) => [
      t('statistics:satisfaction.title'),
      book_name,
      t('statistics:satisfaction.mean'),
      mean,
    ]),
    ...promises.promises.map(({ key, books }) => [
      t('statistics:promises.title'),
      t(`statistics:promises.key.${key}`),
      t('statistics:where.books'),
      books,
    ]),
    ...(cash?.months ?? []).flatMap((row) =>
      (['billed', 'paid', 'owed'] as const).map((key) => [
        t('statistics:money.title'),
        formatMonth(row.month),
        t(`statistics:money.${key}`),
        toTengeCell(row[key]),
      ]),
    ),
    ...(cash?.debtors ?? []).map(({ name, owed }) => [
      t('statistics:money.debtors'),
      name,
      t('statistics:money.owed'),
      toTengeCell(owed),
    ]),
    ...(printing?.runs ?? []).flatMap((run) =>
      (['calculated', 'actual'] as const).map((key) => [
        t('statistics:calculator.title'),
        run.book_name,
        t(`statistics:calculator.${key}`),
        toTengeCell(run[key]),
      ]),
    ),
    ...(load?.people ?? []).flatMap(({ user, hours, waiting_hours, capacity_hours }) =>
      (
        [
          ['work', hours],
          ['waiting', waiting_hours],
          ['capacity', capacity_hours],
        ] as const
      ).map(([key, value]) => [t('statistics:load.title'), user.name, t(`statistics:load.${key}`), value]),
    ),
    ...flow.days.flatMap(({ day, books }) =>
      Object.entries(books).map(([key, count]) => [
        t('statistics:flow.title'),
        `${day} · ${getStageName(key as 'editor')}`,
        t('statistics:where.books'),
        count,
      ]),
    ),
  ]
  return {
    title: t('statistics:title'),
    // The table has no totals, because each line has a different kind of figure.
    columns: createColumns(['panel', 'row', 'figure', 'value'], (key) => t(`statistics:table.${key}`)),
    rows,
  }
}
