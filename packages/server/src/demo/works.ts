import { Readable } from 'node:stream'
import { fromTenge, isWorkDone, ratingCriteria, workTypes, type Rating, type WorkTypeName } from '@press/domain'
import type { workTypes as table } from '../database/schema.ts'
import type { Files } from '../files/files.ts'
import type { DemoCard } from './data.ts'
import { pdf } from './documents.ts'
import type { Calendar } from './random.ts'

type Row = typeof table.$inferInsert

/** How much there is of a work, what a unit of it costs in tenge, and the hours of a hundred pages. */
const facts: Record<
  WorkTypeName,
  { unit: (card: DemoCard) => string; units: (card: DemoCard) => number; price: number; hours: number }
> = {
  editing: {
    unit: ({ pages }) => `${sheets(pages)} уч.-изд. л.`,
    units: ({ pages }) => sheets(pages),
    price: 9_000,
    hours: 16,
  },
  proofreading: {
    unit: ({ pages }) => `${sheets(pages)} уч.-изд. л.`,
    units: ({ pages }) => sheets(pages),
    price: 5_000,
    hours: 9,
  },
  translation: { unit: () => '3 языка', units: () => 3, price: 12_000, hours: 4 },
  layout: { unit: ({ pages }) => `${pages} полос`, units: ({ pages }) => pages, price: 400, hours: 18 },
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

/**
 * What a work is: how much, until when, for how much, and how it went. Works go one after the other, a few days each, from the day
 * that the project began, `begun` days ago: what is finished lies behind, what is offered ahead.
 */
export function detailsOf(
  work: Pick<Row, 'name' | 'status'>,
  place: number,
  card: DemoCard,
  { dayAgo, ago }: Calendar,
  begun: number,
  random: () => number,
): Partial<Row> {
  const { unit, units, price, hours } = facts[work.name]
  const [finished] = card.works
  const step = Math.min(12, Math.max(2, begun / (finished + 1)))
  const start = Math.round((finished - place) * step + step / 2)
  const length = Math.ceil(step * 1.4)
  const handedIn = isWorkDone(work.status ?? 'offered')
  const early = Math.round((random() - 0.4) * step)
  return {
    unit: unit(card),
    price: fromTenge(units(card) * price),
    hours: Math.max(2, Math.round((card.pages / 100) * hours)),
    start_date: dayAgo(start),
    end_date: dayAgo(start - length),
    description: words[work.name] ?? '',
    ...(handedIn && { completed_at: ago(Math.max(0.2, start - length + early)) }),
    ...((work.status === 'approved' || work.status === 'paid') && { scores: scoresOf(random) }),
  }
}

const scoresOf = (random: () => number): Rating =>
  Object.fromEntries(ratingCriteria.map((criterion) => [criterion, random() < 0.6 ? 5 : 4])) as Rating

/** A file of every kind of work; what was handed in shares them. */
export async function storeResults(files: Files): Promise<ReadonlyMap<WorkTypeName, number>> {
  const stored = await Promise.all(
    workTypes.map(async (name) => {
      const content = Readable.from([pdf(`Result: ${name}`)])
      const file = await files.put({ name: `${fileNames[name]}.pdf`, purpose: 'document', owner_id: null, content })
      return [name, file.id] as const
    }),
  )
  return new Map(stored)
}

const fileNames: Record<WorkTypeName, string> = {
  editing: 'Редактура',
  proofreading: 'Корректура',
  translation: 'Аннотации',
  layout: 'Вёрстка',
  'cover design': 'Обложка',
  illustration: 'Иллюстрации',
  index: 'Указатель',
}
