import { fileURLToPath } from 'node:url'
import { toPressSide, getShortName, type BookLanguage, type PressDetails } from '@press/domain'
import { getToday } from '../../clock.ts'
import type { Store } from '../../files/store.ts'
import { createProcessWorker } from '../../processes/worker.ts'
import { getTranslator } from '../../texts.ts'
import type { PostCard } from './post.ts'

/** The data to draw: a book and the text on the page around it. */
export interface PictureJob {
  title: string
  number: number
  /** The short names of the authors, with non-breaking spaces, so that each name is one word. */
  authors: string
  /** The text above the title. */
  opening: string
  /** The text at the bottom: the press's name. */
  press: string
  /** The path of the real cover; null draws a cloth cover. */
  cover: string | null
}
/** A JPEG in base64, or the reason for the failure. */
export type PictureAnswer = { jpeg: string } | { problem: string }

const processPath = fileURLToPath(new URL('picture-process.ts', import.meta.url))

/** The language of the picture's text, by the language of the book. */
const pictureLocales: Record<BookLanguage, 'kz' | 'ru' | 'en'> = { kz: 'kz', ru: 'ru', en: 'en', other: 'en' }

/**
 * Creates a function that draws pictures of books in a separate process, because decoding a cover and drawing would block the main
 * thread. `press` holds the press's details as documents and letters show them.
 */
export function createPictureRenderer(): (card: PostCard, store: Store, press: PressDetails) => Promise<Buffer> {
  const worker = createProcessWorker<PictureJob, PictureAnswer>(processPath, { timeoutMs: 120_000, isReusable: true })
  return async ({ id, book_name, language, authors, cover }, store, press) => {
    const locale = pictureLocales[language]
    const t = getTranslator(locale)
    const job = {
      title: book_name,
      number: id,
      authors: authors.map((name) => getShortName(name).replaceAll(' ', '\u00A0')).join(', '),
      opening: t('social:suggestion.opening'),
      press: press.short_name || toPressSide(press, { day: getToday(), locale }).name || t('shell:product'),
    }
    const draw = (path: string | null) => worker.run({ ...job, cover: path })
    const answer = await (cover ? store.lend(cover, draw) : draw(null))
    if (!answer || 'problem' in answer)
      throw new Error(`No picture was rendered: ${answer?.problem ?? 'the renderer exited'}`)
    return Buffer.from(answer.jpeg, 'base64')
  }
}
