import { Readable } from 'node:stream'
import type { Tx } from '../database/database.ts'
import { fileLinks, memoranda } from '../database/schema.ts'
import type { Files } from '../files/files.ts'
import { createDocx } from './documents.ts'
import type { Staff } from './people.ts'
import type { Calendar } from './random.ts'

interface DemoMemorandum {
  party: string
  bin?: string
  subject: string
  /**
   * Days since the memorandum's date, days from its date until it was signed (null: not yet), and days from now until it ends
   * (null: no end).
   */
  days: [since: number, signed: number | null, ends: number | null]
  contact?: [name: string, phone: string, email: string]
  note?: string
}

const demoMemoranda: readonly DemoMemorandum[] = [
  {
    party: 'КГУ «Областная универсальная библиотека»',
    bin: '930540000823',
    subject: 'Обмен изданиями, обязательные экземпляры для читальных залов',
    days: [265, 8, null],
    contact: ['Гүлнар Әбіш', '+77282241036', 'zakup@oblkitap.example'],
  },
  {
    party: '«Өнер академиясы» КЕАҚ',
    subject: 'Бірлескен альбомдар топтамасы, университет кітапханасындағы көрмелер',
    days: [70, null, 1025],
    contact: ['Айман Сағындық', '+77272243311', 'series@academy.example'],
    note: 'Ректордың қолы күтілуде',
  },
  { party: 'Педагогический институт', subject: 'Практика студентов в редакции и на вёрстке', days: [670, 0, 48] },
  { party: 'Қала әкімдігінің мәдениет басқармасы', subject: 'Өлкетану кітаптарын шығару', days: [410, 21, 320] },
  { party: 'Дом дружбы', subject: 'Переводы казахской прозы', days: [1290, 0, -200] },
  { party: 'Сельская школа № 4', subject: 'Книги для школьной библиотеки, встречи с авторами', days: [33, 5, 698] },
  { party: 'Ассоциация типографий', subject: 'Общие закупки бумаги и плёнки', days: [150, null, null] },
]

const formatNumber = (index: number): string => `М-${index + 3}`

/** Stores the documents of signed memoranda. Returns the ids of the files by the index of the memorandum. */
export async function storeMemoranda(files: Files): Promise<ReadonlyMap<number, number>> {
  const signedMemoranda = demoMemoranda.flatMap(({ days: [, signedAfterDays], ...one }, index) =>
    signedAfterDays === null ? [] : [{ ...one, index }],
  )
  return new Map(
    await Promise.all(
      signedMemoranda.map(async ({ party, subject, index }) => {
        const number = formatNumber(index)
        const content = Readable.from([createDocx([`Меморандум о сотрудничестве № ${number}`, party, subject])])
        const { id } = await files.put({
          name: `Меморандум_${number}.docx`,
          purpose: 'document',
          owner_id: null,
          content,
        })
        return [index, id] as const
      }),
    ),
  )
}

/** Seeds the press's memoranda with organizations. */
export async function seedMemoranda(
  tx: Tx,
  fileIds: ReadonlyMap<number, number>,
  staff: Staff,
  { ago, ahead, dayAgo }: Calendar,
): Promise<void> {
  const rows = await tx
    .insert(memoranda)
    .values(
      demoMemoranda.map(
        (
          { party, bin = '', subject, days: [daysAgo, signedAfterDays, endsInDays], contact = ['', '', ''], note = '' },
          index,
        ) => ({
          number: formatNumber(index),
          date: dayAgo(daysAgo),
          party_name: party,
          party_bin: bin,
          subject,
          signed_on: signedAfterDays === null ? null : dayAgo(daysAgo - signedAfterDays),
          ends_on: endsInDays === null ? null : endsInDays < 0 ? dayAgo(-endsInDays) : ahead(endsInDays),
          contact_name: contact[0],
          contact_phone: contact[1],
          contact_email: contact[2],
          note,
          created_by: staff.withRole('accounting')[0] ?? null,
          created_at: ago(daysAgo),
          updated_at: ago(daysAgo - (signedAfterDays ?? 0)),
        }),
      ),
    )
    .returning({ id: memoranda.id })
  await tx.insert(fileLinks).values(
    rows.flatMap(({ id }, index) => {
      const file_id = fileIds.get(index)
      return file_id ? [{ file_id, resource: 'memorandum', resource_id: id, field: 'scan' }] : []
    }),
  )
}
