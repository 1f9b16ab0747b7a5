import { Readable } from 'node:stream'
import { fromTenge, isWorkDone, ratingCriteria, workTypes, type Rating, type WorkTypeName } from '@press/domain'
import type { workTypes as table } from '../database/schema.ts'
import type { Files } from '../files/files.ts'
import type { DemoCard } from './data.ts'
import { createPdf } from './documents.ts'
import type { Calendar } from './random.ts'

type Row = typeof table.$inferInsert

/** For each kind of work: its volume, its unit price in tenge, and its hours per hundred pages. */
const workRates: Record<
  WorkTypeName,
  { unit: (card: DemoCard) => string; units: (card: DemoCard) => number; price: number; hours: number }
> = {
  editing: {
    unit: ({ pages }) => `${countSheets(pages)} уч.-изд. л.`,
    units: ({ pages }) => countSheets(pages),
    price: 6_000,
    hours: 16,
  },
  proofreading: {
    unit: ({ pages }) => `${countSheets(pages)} уч.-изд. л.`,
    units: ({ pages }) => countSheets(pages),
    price: 3_500,
    hours: 9,
  },
  translation: { unit: () => '3 языка', units: () => 3, price: 12_000, hours: 4 },
  layout: { unit: ({ pages }) => `${pages} полос`, units: ({ pages }) => pages, price: 300, hours: 18 },
  'cover design': { unit: () => '1 обложка', units: () => 1, price: 45_000, hours: 6 },
  illustration: { unit: () => '12 рисунков', units: () => 12, price: 6_000, hours: 10 },
  index: { unit: () => '1 указатель', units: () => 1, price: 30_000, hours: 4 },
}
const countSheets = (pages: number): number => Math.max(1, Math.round(pages / 22))

const descriptions: Partial<Record<WorkTypeName, string>> = {
  layout: 'Таблицы не разрывать, сноски сквозные по главам.',
  'cover design': 'Обложка 4+0, матовая ламинация.',
  editing: 'Сохранить авторскую транслитерацию имён.',
}

/** The hours per calendar day that a person with several works spends on one of them. */
const dailyHours = 2.5
/** The minimum number of days for a work. A small work takes this long too. */
const minWorkDays = 16
/** The number of days until accounting pays a submitted and approved work. */
const paymentDays = 4

/** How many days ago the works of a book began and ended. The end is 0 while the works continue. */
export interface WorkSpan {
  begun: number
  over: number
}

/**
 * Returns the details of a work: its volume, deadline, price and dates. The works follow one another from the start of the project
 * to the end of the works. Finished works are in the past, and offered works are in the future. If a book is overdue, its current
 * work is overdue too.
 */
export function getDetails(
  work: Pick<Row, 'name' | 'status'>,
  index: number,
  card: DemoCard,
  { dayAgo, ago }: Calendar,
  { begun: begunDaysAgo, over: endedDaysAgo }: WorkSpan,
  random: () => number,
): Partial<Row> {
  const { unit: getVolumeText, units: countUnits, price, hours: hoursPer100Pages } = workRates[work.name]
  const [finishedCount] = card.works
  const isSubmitted = isWorkDone(work.status ?? 'offered')
  const step = Math.min(12, Math.max(2, (begunDaysAgo - endedDaysAgo) / (finishedCount + 1)))
  const hours = Math.max(2, Math.round((card.pages / 100) * hoursPer100Pages))
  const normalDays = Math.ceil(isSubmitted ? step * 1.4 : Math.max(minWorkDays, hours / dailyHours))
  const startDaysAgo = Math.round(
    index < finishedCount ? endedDaysAgo + (finishedCount - index + 0.5) * step : (finishedCount - index + 1) * 8,
  )
  const isLate = work.status === 'in progress' && card.due !== null && card.due < 0
  const workDays = isLate ? Math.max(1, startDaysAgo - 2) : normalDays
  const completedDaysAgo = Math.max(endedDaysAgo + 0.2, startDaysAgo - workDays + Math.round((random() - 0.4) * step))
  const isPaid = work.status === 'approved' && completedDaysAgo > paymentDays
  return {
    unit: getVolumeText(card),
    price: fromTenge(countUnits(card) * price),
    hours,
    start_date: dayAgo(startDaysAgo),
    end_date: dayAgo(startDaysAgo - workDays),
    description: descriptions[work.name] ?? '',
    ...(isSubmitted && { completed_at: ago(completedDaysAgo) }),
    ...((isPaid || work.status === 'paid') && { status: 'paid', paid_at: ago(Math.max(0.1, completedDaysAgo - 9)) }),
    ...((work.status === 'approved' || work.status === 'paid') && { scores: createScores(random) }),
  }
}

const createScores = (random: () => number): Rating =>
  Object.fromEntries(ratingCriteria.map((criterion) => [criterion, random() < 0.6 ? 5 : 4])) as Rating

/** Stores the files of every kind of work. All submitted works of a kind share these files. */
export async function storeResults(files: Files): Promise<ReadonlyMap<WorkTypeName, readonly number[]>> {
  const fileIdsByWork = await Promise.all(
    workTypes.map(async (name) => {
      const ids: number[] = []
      for (const file of fileNames[name]) {
        const content = Readable.from([createPdf(`Result: ${name}`)])
        ids.push((await files.put({ name: `${file}.pdf`, purpose: 'document', owner_id: null, content })).id)
      }
      return [name, ids] as const
    }),
  )
  return new Map(fileIdsByWork)
}

const fileNames: Record<WorkTypeName, readonly string[]> = {
  editing: ['Редактура'],
  proofreading: ['Корректура'],
  translation: ['Аннотации'],
  layout: ['Вёрстка', 'Вёрстка, список иллюстраций'],
  'cover design': ['Обложка', 'Обложка, развёртка'],
  illustration: ['Иллюстрации'],
  index: ['Указатель'],
}
