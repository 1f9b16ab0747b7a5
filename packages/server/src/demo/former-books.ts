import { shortNames, type EditionType } from '@press/domain'
import { addDays, toPressDay } from '../clock.ts'
import type { Tx } from '../database/database.ts'
import { techCardAuthors, techCards, techCardStages } from '../database/schema.ts'
import former from './data/former-books.json' with { type: 'json' }
import { isbn } from './passport.ts'
import type { Staff } from './people.ts'
import { randomFrom, type Calendar } from './random.ts'

/** The first id of the tech cards of former books. */
const firstId = 1001
/**
 * How many days ago the newest book came out, and how many days before the next book each earlier book came out. In total, the
 * books cover two years and some weeks.
 */
const latest = 66
const apart = 10.6

const managers = ['Елена Ким', 'Дана Оспанова', 'Марат Ильясов'] as const

/** The titles alternate between the languages, so that every month has books in each language. */
const titles = [0, 1, 2].flatMap((form) =>
  former.ru.subjects.flatMap((_subject, subject) =>
    (['ru', 'kz'] as const).map((language) => {
      const { subjects, forms, authors } = former[language]
      const [kind = '', edition = ''] = forms[form] ?? []
      return {
        language,
        book_name: `${subjects[subject]}: ${kind.toLowerCase()}`,
        edition_type: edition as EditionType,
        names: [authors[(subject + form) % authors.length] ?? ''],
      }
    }),
  ),
)

/** Seeds archived books of the last two years. The statistics compare the current year with them. */
export async function seedFormerBooks(tx: Tx, staff: Staff, { ago }: Calendar): Promise<void> {
  const books = titles.map((title, index) => {
    const id = firstId + index
    const random = randomFrom(id)
    const out = ago(latest + (titles.length - 1 - index) * apart + random() * 14 - 7)
    const stocked = new Date(out.getTime() - (2 + random() * 6) * 86_400_000)
    // Four of five books are on time, some of them well before their date. The others are late by days or weeks.
    const early = random() < 0.8 ? random() * 14 : -1 - random() * 40
    const began = 80 + random() * 50
    return {
      ...title,
      id,
      quantity: 100 * (1 + Math.floor(random() * 9)),
      began,
      out,
      stocked,
      due: addDays(toPressDay(out), Math.round(early)),
      random,
    }
  })
  await tx
    .insert(techCards)
    .overridingSystemValue()
    .values(
      books.map(({ id, book_name, language, edition_type, names, out, due, began, quantity, random }) => ({
        id,
        book_name,
        language,
        edition_type,
        due,
        authors: shortNames(names.map((name) => ({ name }))),
        quantity,
        received: { author: 0, university: quantity, library: 0 },
        handed_over: {
          author: { copies: 0, to: '' },
          university: { copies: Math.ceil(quantity * 0.8), to: 'А. Омаров' },
          library: { copies: 0, to: '' },
        },
        pages: 16 * (6 + Math.floor(random() * 14)),
        format: 'A5' as const,
        project_manager_id: staff.idOf(managers[id % managers.length] ?? managers[0]),
        ISBN: isbn(id),
        signalEndDate: addDays(toPressDay(out), -30),
        printStartDate: addDays(toPressDay(out), -25),
        is_done: true,
        is_archieve: true,
        stage_since: out,
        created_at: new Date(out.getTime() - began * 86_400_000),
        updated_at: out,
      })),
    )
  await tx
    .insert(techCardAuthors)
    .values(
      books.flatMap(({ id, names }) =>
        names.map((name, position) => ({ tech_card_id: id, position, name, email: `author${id}@example.kz` })),
      ),
    )
  await tx.insert(techCardStages).values(
    books.flatMap(({ id, stocked, out }) => [
      { tech_card_id: id, stage: 'stock' as const, entered_at: stocked, left_at: out },
      { tech_card_id: id, stage: 'done' as const, entered_at: out, left_at: null },
    ]),
  )
}
