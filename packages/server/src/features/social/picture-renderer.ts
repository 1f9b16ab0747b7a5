import { fileURLToPath } from 'node:url'
import { pressSide, shortName, type BookLanguage, type PressDetails } from '@press/domain'
import { getToday } from '../../clock.ts'
import type { Store } from '../../files/store.ts'
import { createProcessWorker } from '../../processes/worker.ts'
import { texts } from '../../texts.ts'
import type { PostCard } from './post.ts'

/** What is drawn: a book and the words on the sheet around it. */
export interface PictureJob {
  title: string
  number: number
  /** Short names; each is one word. */
  authors: string
  /** Above the title. */
  opening: string
  /** At the foot: whose book it is. */
  press: string
  /** Where its real cover lies; null draws one in cloth. */
  cover: string | null
}
/** A JPEG as base64, or why there is none. */
export type PictureAnswer = { jpeg: string } | { problem: string }

const program = fileURLToPath(new URL('picture-process.ts', import.meta.url))

/** A book's own language speaks on its picture. */
const spoken: Record<BookLanguage, 'kz' | 'ru' | 'en'> = { kz: 'kz', ru: 'ru', en: 'en', other: 'en' }

/** Draws pictures of books, in a process of its own: decoding a cover and drawing keep a thread busy that others wait for. */
/** `press` is what papers and letters say of the press. */
export function createPainter(): (card: PostCard, store: Store, press: PressDetails) => Promise<Buffer> {
  const worker = createProcessWorker<PictureJob, PictureAnswer>(program, { time: 120_000, keep: true })
  return async ({ id, book_name, language, authors, cover }, store, press) => {
    const locale = spoken[language]
    const t = texts(locale)
    const job = {
      title: book_name,
      number: id,
      authors: authors.map((name) => shortName(name).replaceAll(' ', '\u00A0')).join(', '),
      opening: t('social:suggestion.opening'),
      press: press.short_name || pressSide(press, { day: getToday(), locale }).name || t('shell:product'),
    }
    const draw = (path: string | null) => worker.run({ ...job, cover: path })
    const answer = await (cover ? store.lend(cover, draw) : draw(null))
    if (!answer || 'problem' in answer)
      throw new Error(`No picture was drawn: ${answer?.problem ?? 'the painter ended'}`)
    return Buffer.from(answer.jpeg, 'base64')
  }
}
