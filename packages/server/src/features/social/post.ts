import { type BookLanguage, type PostTexts, postLanguages } from '@press/domain'
import { sql } from 'drizzle-orm'
import type { Db } from '../../database/database.ts'
import { queryRows } from '../../database/rows.ts'
import { getTranslator } from '../../texts.ts'
import type { PostFields } from '../shared/publications/post.ts'

export interface PostCard {
  id: number
  book_name: string
  language: BookLanguage
  authors: string[]
  pages: number | null
  ISBN: string | null
  annotation_kz: string | null
  annotation_rus: string | null
  annotation_en: string | null
  /** The storage key of the cover. */
  cover: string | null
  /** The post last sent. */
  sent: PostFields | null
}

/** Returns the card's data for Instagram and the post last sent; undefined if the card does not exist. */
export async function findPostCard(db: Db, id: number): Promise<PostCard | undefined> {
  const [card] = await queryRows<PostCard>(
    db,
    sql`select tech_cards.id, tech_cards.book_name, tech_cards.language, pages, "ISBN",
        annotation_kz, annotation_rus, annotation_en,
        (select key from files where files.id = cover_file_id) as cover,
        (select coalesce(json_agg(name order by position), '[]') from tech_card_authors
          where tech_card_id = tech_cards.id) as authors,
        (select fields from publications where tech_card_id = tech_cards.id and channel = 'instagram'
          order by publications.id desc limit 1) as sent
      from tech_cards left join applications on applications.id = tech_cards.application_id
      where tech_cards.id = ${id}`,
  )
  return card
}

const annotations = { kz: 'annotation_kz', ru: 'annotation_rus', en: 'annotation_en' } as const

/**
 * The maximum number of characters of an annotation in one language, so that three annotations and the facts fit under one picture.
 */
const maxAnnotationChars = 480

/** Returns the initial post form: the post last sent, or else the card's data in each language. */
export function buildPostForm(card: PostCard): PostTexts {
  const { sent, book_name, authors, pages, ISBN } = card
  const buildText = (language: (typeof postLanguages)[number]): string => {
    const t = getTranslator(language)
    const facts = [pages && t('social:suggestion.pages', { count: pages }), ISBN && `ISBN ${ISBN}`].filter(Boolean)
    return [
      `${t('social:suggestion.opening')}\n${book_name}`,
      authors.join(', '),
      shorten(card[annotations[language]] ?? ''),
      facts.join(' · '),
      t('social:suggestion.hashtags'),
    ]
      .filter(Boolean)
      .join('\n\n')
  }
  const getText = (language: (typeof postLanguages)[number]) => sent?.[`text_${language}`] ?? buildText(language)
  return { text_kz: getText('kz'), text_ru: getText('ru'), text_en: getText('en') }
}

/** Shortens a text to end with a full sentence, or else with a full word. */
function shorten(text: string): string {
  if (text.length <= maxAnnotationChars) return text
  const head = text.slice(0, maxAnnotationChars)
  const sentenceEnd = Math.max(...['. ', '! ', '? '].map((end) => head.lastIndexOf(end)))
  return sentenceEnd > maxAnnotationChars / 2
    ? head.slice(0, sentenceEnd + 1)
    : `${head.slice(0, head.lastIndexOf(' '))}…`
}
