import { completePrintForm, createPrintForm, getStageIndex, type RemarkKind, type RoundOutcome } from '@press/domain'
import { createRequire } from 'node:module'
import { Readable } from 'node:stream'
import { eq, inArray } from 'drizzle-orm'
import pdfmake from 'pdfmake'
import { toPressDay } from '../clock.ts'
import type { Tx } from '../database/database.ts'
import { fileLinks, signalOpenings, signalRemarks, signalRounds, techCards } from '../database/schema.ts'
import type { Files } from '../files/files.ts'
import type { PlannedCard } from './cards.ts'
import { annotations, type DemoCard } from './data.ts'
import { getAuthors, type Staff } from './people.ts'

/** The ids of the files of signal copies, by tech card. Each file is a review round. */
export type Signals = ReadonlyMap<number, readonly number[]>

const require = createRequire(import.meta.url)
const getLiterataPath = (name: string): string => require.resolve(`@expo-google-fonts/literata/${name}.ttf`)
const literataFonts = {
  normal: getLiterataPath('400Regular/Literata_400Regular'),
  bold: getLiterataPath('600SemiBold/Literata_600SemiBold'),
  italics: getLiterataPath('400Regular_Italic/Literata_400Regular_Italic'),
  bolditalics: getLiterataPath('600SemiBold/Literata_600SemiBold'),
}

/** Generates a small book of the given subject: a title page and chapters, on pages of 145 × 215 mm. */
async function createBookPdf({ book_name, authors, language, field }: DemoCard, round: number): Promise<Buffer> {
  pdfmake.setFonts({ Literata: literataFonts })
  pdfmake.setUrlAccessPolicy(() => false)
  pdfmake.setLocalAccessPolicy((path: string) => Object.values(literataFonts).includes(path))
  const annotation = annotations[field][language === 'kz' ? 'kz' : 'ru']
  const chapter = language === 'kz' ? 'тарау' : 'Глава'
  const paragraphs = Array.from({ length: 7 }, (_, index) => ({
    text: `${annotation} `.repeat(2 + ((index + round) % 2)).trim(),
    margin: [0, 0, 0, 5] as [number, number, number, number],
    leadingIndent: 12,
  }))
  const chapters = [1, 2, 3].flatMap((number) => [
    {
      text: language === 'kz' ? `${number}-${chapter}` : `${chapter} ${number}`,
      fontSize: 15,
      bold: true,
      margin: [0, 60, 0, 18] as [number, number, number, number],
      pageBreak: 'before' as const,
    },
    ...paragraphs,
  ])
  const document = pdfmake.createPdf({
    pageSize: { width: 411, height: 609 },
    pageMargins: [46, 44, 40, 54],
    info: { title: book_name },
    defaultStyle: { font: 'Literata', fontSize: 10, lineHeight: 1.22, alignment: 'justify' },
    footer: (page: number) => ({
      text: String(page),
      fontSize: 9,
      alignment: page % 2 ? 'right' : 'left',
      margin: [46, 16, 40, 0],
    }),
    content: [
      { text: authors.join(', '), alignment: 'center', margin: [0, 110, 0, 40] },
      { text: book_name, fontSize: 22, bold: true, alignment: 'center' },
      { text: 'Press', alignment: 'center', margin: [0, 240, 0, 0] },
      ...chapters,
    ],
  })
  return Buffer.from(await document.getBuffer())
}
/**
 * Returns how many signal copies of a book were made. Returns 0 for a book before the signal stage or after the finishing stage.
 */
const countRounds = ({ id, stages }: DemoCard): number => {
  const furthestStageIndex = Math.max(...stages.map(getStageIndex))
  if (furthestStageIndex < getStageIndex('signal') || furthestStageIndex > getStageIndex('wap')) return 0
  return furthestStageIndex > getStageIndex('signal') && id % 3 === 0 ? 2 : 1
}

/** Stores the signal copies. Rows reference the files later, because a file must be on disk before a row names it. */
export async function storeSignals(files: Files, cards: readonly DemoCard[]): Promise<Signals> {
  const fileIdsByCard = new Map<number, number[]>()
  for (const card of cards) {
    const fileIds: number[] = []
    for (let round = 1; round <= countRounds(card); round += 1) {
      const name = round > 1 ? `Сигнал_ТК-${card.id}_испр.pdf` : `Сигнал_ТК-${card.id}.pdf`
      const content = Readable.from([await createBookPdf(card, round)])
      const { id } = await files.put({ name, purpose: 'pdf', owner_id: null, content })
      fileIds.push(id)
    }
    if (fileIds.length > 0) fileIdsByCard.set(card.id, fileIds)
  }
  return fileIdsByCard
}

const demoRemarks: readonly (readonly [
  kind: RemarkKind,
  page: number,
  x: number,
  y: number,
  ru: string,
  kz: string,
])[] = [
  ['text', 2, 0.62, 0.34, 'Опечатка: «распределние».', 'Қате: «тарлым» деп басылған.'],
  ['layout', 3, 0.2, 0.12, 'Абзац начинается без отступа.', 'Азат жол шегініссіз басталған.'],
  ['text', 4, 0.8, 0.7, 'Фамилия рецензента с одной «н».', 'Рецензенттің тегі қате жазылған.'],
]

const hourMs = 3_600_000

/**
 * Seeds the review rounds with their remarks. Also seeds the printing house's forms, filled in according to the progress of each
 * book.
 */
export async function seedSignals(
  tx: Tx,
  plannedCards: readonly PlannedCard[],
  signals: Signals,
  staff: Staff,
  files: Files,
): Promise<void> {
  const [printer = null] = staff.withRole('typography')
  for (const card of plannedCards) {
    const fileIds = signals.get(card.id) ?? []
    const [authorId] = getAuthors(card.authors, staff).flatMap(({ user_id }) => user_id ?? [])
    const arrivedAt = card.visits.find(({ stage }) => stage === 'signal')?.entered_at
    if (!arrivedAt) continue
    for (const [index, fileId] of fileIds.entries()) {
      const isLast = index === fileIds.length - 1
      const outcome: RoundOutcome | null = isLast ? (card.isSigned ? 'signed' : null) : 'returned'
      const uploadedAt = new Date(arrivedAt.getTime() + (index + 1) * 20 * hourMs)
      const [round] = await tx
        .insert(signalRounds)
        .values({
          tech_card_id: card.id,
          number: index + 1,
          file_id: fileId,
          pages: await countPages(tx, files, fileId),
          uploaded_by: printer,
          created_at: uploadedAt,
          outcome,
          outcome_by: outcome && (authorId ?? card.manager_id),
          outcome_at: outcome && new Date(uploadedAt.getTime() + 30 * hourMs),
        })
        .returning({ id: signalRounds.id })
      if (!round) continue
      await tx.insert(fileLinks).values({ file_id: fileId, resource: 'signal', resource_id: round.id, field: 'file' })
      if (!authorId || (isLast && !card.isSigned)) continue
      await tx
        .insert(signalOpenings)
        .values({ round_id: round.id, user_id: authorId, opened_at: uploadedAt, pages: [1, 2, 3, 4] })
      if (outcome !== 'returned') continue
      await tx.insert(signalRemarks).values(
        demoRemarks.map(([kind, page, x, y, ru, kz]) => ({
          round_id: round.id,
          author_id: authorId,
          kind,
          page,
          x,
          y,
          text: card.language === 'kz' ? kz : ru,
          created_at: new Date(uploadedAt.getTime() + 4 * hourMs),
        })),
      )
    }
  }
  await fillForms(tx, plannedCards)
}

async function countPages(tx: Tx, files: Files, id: number): Promise<number> {
  const { rows } = await tx.execute<{ key: string }>(`select key from files where id = ${id}`)
  const [file] = rows
  return file ? (await files.pages.read(file.key)).length : 0
}

/**
 * Fills in the print forms: the form of the signal copy once the copy is printed, and the form of the print run once the book goes
 * to print.
 */
async function fillForms(tx: Tx, plannedCards: readonly PlannedCard[]): Promise<void> {
  const rows = await tx
    .select()
    .from(techCards)
    .where(
      inArray(
        techCards.id,
        plannedCards.map(({ id }) => id),
      ),
    )
  for (const row of rows) {
    const card = plannedCards.find(({ id }) => id === row.id)
    const getStartDay = (stage: 'signal' | 'author' | 'typography' | 'wap' | 'stock'): string | null => {
      const enteredAt = card?.visits.find((visit) => visit.stage === stage)?.entered_at
      return enteredAt ? toPressDay(enteredAt) : null
    }
    const createForm = (kind: 'signal' | 'print', startDay: string | null, completedDay: string | null) => {
      if (!startDay) return null
      const work = { ...createPrintForm(row, kind), status: 'in progress' as const, start_date: startDay }
      return completedDay ? completePrintForm(work, completedDay) : work
    }
    const signal_form = createForm('signal', getStartDay('signal'), getStartDay('author'))
    if (!signal_form) continue
    const receivedCopies = getStartDay('stock')
      ? {
          author: row.circulation_author ?? 0,
          university: Math.max(0, (row.circulation_university ?? 0) - (row.id % 4 === 0 ? 6 : 0)),
          library: row.circulation_library ?? 0,
        }
      : null
    const deliveredCard = receivedCopies && row.is_done && card
    await tx
      .update(techCards)
      .set({
        signal_form,
        print_form: createForm('print', getStartDay('typography'), getStartDay('wap')),
        received: receivedCopies,
        handed_over: deliveredCard
          ? {
              author: { copies: receivedCopies.author, to: row.authors },
              // More than half of the university's copies stay in stock for sale.
              university: { copies: Math.ceil(receivedCopies.university * 0.4), to: 'А. Омаров' },
              library: { copies: receivedCopies.library, to: 'Г. Сейтова' },
            }
          : null,
      })
      .where(eq(techCards.id, row.id))
  }
}
