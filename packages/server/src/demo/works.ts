import { Readable } from 'node:stream'
import { fromTenge, isWorkDone, ratingCriteria, workTypes, type Rating, type WorkTypeName } from '@press/domain'
import type { workTypes as table } from '../database/schema.ts'
import type { Files } from '../files/files.ts'
import type { DemoCard } from './data.ts'
import { pdf } from './documents.ts'
import type { Calendar } from './random.ts'

type Row = typeof table.$inferInsert

/** For each kind of work: its volume, its unit price in tenge, and its hours per hundred pages. */
const facts: Record<
  WorkTypeName,
  { unit: (card: DemoCard) => string; units: (card: DemoCard) => number; price: number; hours: number }
> = {
  editing: {
    unit: ({ pages }) => `${sheets(pages)} уч.-изд. л.`,
    units: ({ pages }) => sheets(pages),
    price: 6_000,
    hours: 16,
  },
  proofreading: {
    unit: ({ pages }) => `${sheets(pages)} уч.-изд. л.`,
    units: ({ pages }) => sheets(pages),
    price: 3_500,
    hours: 9,
  },
  translation: { unit: () => '3 языка', units: () => 3, price: 12_000, hours: 4 },
  layout: { unit: ({ pages }) => `${pages} полос`, units: ({ pages }) => pages, price: 300, hours: 18 },
  'cover design': { unit: () => '1 обложка', units: () => 1, price: 45_000, hours: 6 },
  illustration: { unit: () => '12 рисунков', units: () => 12, price: 6_000, hours: 10 },
  index: { unit: () => '1 указатель', units: () => 1, price: 30_000, hours: 4 },
}
const sheets = (pages: number): number => Math.max(1, Math.round(pages / 22))

const words: Partial<Record<WorkTypeName, string>> = {
  layout: 'Таблицы не разрывать, сноски сквозные по главам.',
  'cover design': 'Обложка 4+0, матовая ламинация.',
  editing: 'Сохранить авторскую транслитерацию имён.',
}

/** The hours per calendar day that a person with several works spends on one of them. */
const dailyHours = 2.5
/** The minimum number of days for a work. A small work takes this long too. */
const minWorkDays = 16
/** The number of days until accounting pays a submitted and approved work. */
const paidWithin = 4

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
  place: number,
  card: DemoCard,
  { dayAgo, ago }: Calendar,
  { begun, over }: WorkSpan,
  random: () => number,
): Partial<Row> {
  const { unit, units, price, hours: pace } = facts[work.name]
  const [finished] = card.works
  const isSubmitted = isWorkDone(work.status ?? 'offered')
  const step = Math.min(12, Math.max(2, (begun - over) / (finished + 1)))
  const hours = Math.max(2, Math.round((card.pages / 100) * pace))
  const normalLength = Math.ceil(isSubmitted ? step * 1.4 : Math.max(minWorkDays, hours / dailyHours))
  const start = Math.round(place < finished ? over + (finished - place + 0.5) * step : (finished - place + 1) * 8)
  const late = work.status === 'in progress' && card.due !== null && card.due < 0
  const length = late ? Math.max(1, start - 2) : normalLength
  const completed = Math.max(over + 0.2, start - length + Math.round((random() - 0.4) * step))
  const paid = work.status === 'approved' && completed > paidWithin
  return {
    unit: unit(card),
    price: fromTenge(units(card) * price),
    hours,
    start_date: dayAgo(start),
    end_date: dayAgo(start - length),
    description: words[work.name] ?? '',
    ...(isSubmitted && { completed_at: ago(completed) }),
    ...((paid || work.status === 'paid') && { status: 'paid', paid_at: ago(Math.max(0.1, completed - 9)) }),
    ...((work.status === 'approved' || work.status === 'paid') && { scores: scoresOf(random) }),
  }
}

const scoresOf = (random: () => number): Rating =>
  Object.fromEntries(ratingCriteria.map((criterion) => [criterion, random() < 0.6 ? 5 : 4])) as Rating

/** Stores the files of every kind of work. All submitted works of a kind share these files. */
export async function storeResults(files: Files): Promise<ReadonlyMap<WorkTypeName, readonly number[]>> {
  const stored = await Promise.all(
    workTypes.map(async (name) => {
      const ids: number[] = []
      for (const file of fileNames[name]) {
        const content = Readable.from([pdf(`Result: ${name}`)])
        ids.push((await files.put({ name: `${file}.pdf`, purpose: 'document', owner_id: null, content })).id)
      }
      return [name, ids] as const
    }),
  )
  return new Map(stored)
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
