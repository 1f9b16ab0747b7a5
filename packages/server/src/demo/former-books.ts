import { joinShortNames, type EditionType } from '@press/domain'
import { addDays, toPressDay } from '../clock.ts'
import type { Tx } from '../database/database.ts'
import { techCardAuthors, techCards, techCardStages } from '../database/schema.ts'
import former from './data/former-books.json' with { type: 'json' }
import { createIsbn } from './passport.ts'
import type { Staff } from './people.ts'
import { createRandom, type Calendar } from './random.ts'

/** The first id of the tech cards of former books. */
const firstId = 1001
/**
 * How many days ago the newest book came out, and how many days before the next book each earlier book came out. In total, the
 * books cover two years and some weeks.
 */
const latestDaysAgo = 66
const daysBetweenBooks = 10.6

const managers = ['Елена Ким', 'Дана Оспанова', 'Марат Ильясов'] as const

/** The titles alternate between the languages, so that every month has books in each language. */
const titles = [0, 1, 2].flatMap((formIndex) =>
  former.ru.subjects.flatMap((_subject, subjectIndex) =>
    (['ru', 'kz'] as const).map((language) => {
      const { subjects, forms, authors } = former[language]
      const [kind = '', edition = ''] = forms[formIndex] ?? []
      return {
        language,
        book_name: `${subjects[subjectIndex]}: ${kind.toLowerCase()}`,
        edition_type: edition as EditionType,
        names: [authors[(subjectIndex + formIndex) % authors.length] ?? ''],
      }
    }),
  ),
)

/** Seeds archived books of the last two years. The statistics compare the current year with them. */
export async function seedFormerBooks(tx: Tx, staff: Staff, { ago }: Calendar): Promise<void> {
  const books = titles.map((title, index) => {
    const id = firstId + index
    const random = createRandom(id)
    const publishedAt = ago(latestDaysAgo + (titles.length - 1 - index) * daysBetweenBooks + random() * 14 - 7)
    const stockedAt = new Date(publishedAt.getTime() - (2 + random() * 6) * 86_400_000)
    // Four of five books are on time, some of them well before their date. The others are late by days or weeks.
    const earlyDays = random() < 0.8 ? random() * 14 : -1 - random() * 40
    const productionDays = 80 + random() * 50
    return {
      ...title,
      id,
      quantity: 100 * (1 + Math.floor(random() * 9)),
      began: productionDays,
      out: publishedAt,
      stocked: stockedAt,
      due: addDays(toPressDay(publishedAt), Math.round(earlyDays)),
      random,
    }
  })
  await tx
    .insert(techCards)
    .overridingSystemValue()
    .values(
      books.map(
        ({
          id,
          book_name,
          language,
          edition_type,
          names,
          out: publishedAt,
          due,
          began: productionDays,
          quantity,
          random,
        }) => ({
          id,
          book_name,
          language,
          edition_type,
          due,
          authors: joinShortNames(names.map((name) => ({ name }))),
          quantity,
          received: { author: 0, university: quantity, library: 0 },
          handed_over: {
            author: { copies: 0, to: '' },
            university: { copies: Math.ceil(quantity * 0.8), to: 'А. Омаров' },
            library: { copies: 0, to: '' },
          },
          pages: 16 * (6 + Math.floor(random() * 14)),
          format: 'A5' as const,
          project_manager_id: staff.findUserId(managers[id % managers.length] ?? managers[0]),
          ISBN: createIsbn(id),
          signalEndDate: addDays(toPressDay(publishedAt), -30),
          printStartDate: addDays(toPressDay(publishedAt), -25),
          is_done: true,
          is_archieve: true,
          stage_since: publishedAt,
          created_at: new Date(publishedAt.getTime() - productionDays * 86_400_000),
          updated_at: publishedAt,
        }),
      ),
    )
  await tx
    .insert(techCardAuthors)
    .values(
      books.flatMap(({ id, names }) =>
        names.map((name, position) => ({ tech_card_id: id, position, name, email: `author${id}@example.kz` })),
      ),
    )
  await tx.insert(techCardStages).values(
    books.flatMap(({ id, stocked: stockedAt, out: publishedAt }) => [
      { tech_card_id: id, stage: 'stock' as const, entered_at: stockedAt, left_at: publishedAt },
      { tech_card_id: id, stage: 'done' as const, entered_at: publishedAt, left_at: null },
    ]),
  )
}
