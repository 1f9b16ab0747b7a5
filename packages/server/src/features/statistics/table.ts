import { getGrantedScope, ratingCriteria, type Period } from '@press/domain'
import { formatDate, type Locale } from '@press/i18n/node'
import { columnsOf, tiynToTenge, type Cell, type PlainTable } from '../../app/reply-with-table.ts'
import type { Context } from '../shared/context.ts'
import { findPeriodCash } from './cash.ts'
import { findFigures } from './figures.ts'
import { findFlow } from './flow.ts'
import { findLoad } from './load.ts'
import { findStageThroughput } from './stage-throughput.ts'
import { findPrinting } from './printing.ts'
import { findPromises } from './promises.ts'
import { findPublished } from './published.ts'
import { findSatisfaction } from './satisfaction.ts'
import { findStageTimes } from './stage-times.ts'
import { findStageTrend } from './stage-trend.ts'

const money = (tiyn: number | null): Cell => (tiyn === null ? null : tiynToTenge(tiyn))

/** Returns all figures of a period that a person may read, one figure per line: panel, subject, figure, value. */
export async function findTable(call: Context & { locale: Locale }, period: Period): Promise<PlainTable> {
  const { db, files, person, scope, t, locale } = call
  const reads = (action: 'money' | 'people') => getGrantedScope(person.role, 'statistics', action) !== undefined
  const [figures, published, now, times, trend, satisfaction, flow, promises, cash, printing, load] = await Promise.all(
    [
      findFigures(db, person, scope, period),
      findPublished(db, person, scope, period),
      findStageThroughput(db, person, scope),
      findStageTimes(db, person, scope, period),
      findStageTrend(db, person, scope, period),
      findSatisfaction(db, person, scope, period),
      findFlow(db, person, scope, period),
      findPromises(db, person, scope, period),
      reads('money') ? findPeriodCash(db, period) : null,
      reads('money') ? findPrinting(db, files, period) : null,
      reads('people') ? findLoad(db, files) : null,
    ],
  )
  const { before } = figures
  const month = (day: string) => formatDate(day, locale, 'monthYear')
  const stage = (key: (typeof times.stages)[number]['stage']) => t(`domain:stage.${key}`)
  const head = t('statistics:figures.label')
  const [thisYear, lastYear] = [t('statistics:table.now'), t('statistics:table.before')]
  const figure = (name: string, value: Cell, then: Cell): Cell[][] => [
    [head, name, thisYear, value],
    ...(before ? [[head, name, lastYear, then]] : []),
  ]
  const rows: Cell[][] = [
    ...figure(t('statistics:figures.published'), figures.published, before?.published ?? null),
    ...figure(t('statistics:figures.copies'), figures.copies, before?.copies ?? null),
    ...figure(t('statistics:figures.days'), figures.days, before?.days ?? null),
    ...figure(`${t('statistics:figures.onTime')}, %`, figures.on_time, before?.on_time ?? null),
    ...(cash ? figure(t('statistics:figures.paid'), money(figures.paid), money(before?.paid ?? null)) : []),
    ...(cash ? [[head, t('statistics:money.owed'), thisYear, money(figures.owed)]] : []),
    ...published.months.flatMap((row) =>
      row.books === null
        ? []
        : [[t('statistics:published.title'), month(row.month), t('statistics:published.books'), row.books]],
    ),
    ...now.stages.map((row) => [t('statistics:where.title'), stage(row.stage), t('statistics:where.books'), row.books]),
    ...times.stages.flatMap((row) =>
      (
        [
          ['median', row.median_days],
          ['p90', row.p90_days],
          ['norm', row.norm_days],
        ] as const
      ).map(([key, days]) => [t('statistics:time.title'), stage(row.stage), t(`statistics:time.${key}`), days]),
    ),
    ...trend.months.flatMap((row) =>
      row.stages.flatMap(({ stage: key, median_days, p90_days }) =>
        median_days === null
          ? []
          : [
              [
                t('statistics:trend.title'),
                `${month(row.month)} · ${stage(key)}`,
                t('statistics:time.median'),
                median_days,
              ],
              [t('statistics:trend.title'), `${month(row.month)} · ${stage(key)}`, t('statistics:time.p90'), p90_days],
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
        month(row.month),
        t(`statistics:money.${key}`),
        money(row[key]),
      ]),
    ),
    ...(cash?.debtors ?? []).map(({ name, owed }) => [
      t('statistics:money.debtors'),
      name,
      t('statistics:money.owed'),
      money(owed),
    ]),
    ...(printing?.runs ?? []).flatMap((run) =>
      (['calculated', 'actual'] as const).map((key) => [
        t('statistics:calculator.title'),
        run.book_name,
        t(`statistics:calculator.${key}`),
        money(run[key]),
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
        `${day} · ${stage(key as 'editor')}`,
        t('statistics:where.books'),
        count,
      ]),
    ),
  ]
  return {
    title: t('statistics:title'),
    // The table has no totals, because each line has a different kind of figure.
    columns: columnsOf(['panel', 'row', 'figure', 'value'], (key) => t(`statistics:table.${key}`)),
    rows,
  }
}
