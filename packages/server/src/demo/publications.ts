import { createHash } from 'node:crypto'
import { fromTenge, slugify, type PublicationError } from '@press/domain'
import type { Tx } from '../database/database.ts'
import { publications } from '../database/schema.ts'
import { getTranslator } from '../texts.ts'
import type { PlannedCard } from './cards.ts'
import { getAuthors, type Staff } from './people.ts'
import type { Calendar } from './random.ts'

interface Story {
  channel: 'shop' | 'instagram'
  days: number
  attempts: number
  fault: PublicationError | null
  answer_status: number | null
  answer: string | null
}

const successOutcome = { attempts: 1, fault: null, answer_status: 200, answer: '{"ok":true}' } as const

/**
 * The results for delivered books, in turn: published in the shop and posted, refused once, or published after a night in which the
 * shop was down.
 */
const stories: readonly (readonly Story[])[] = [
  [
    { channel: 'shop', days: 9, ...successOutcome },
    { channel: 'instagram', days: 8, ...successOutcome },
  ],
  [
    { channel: 'shop', days: 5, attempts: 1, fault: 'refused', answer_status: 422, answer: '{"error":"category_id"}' },
    { channel: 'shop', days: 4.8, ...successOutcome },
  ],
  [
    { channel: 'shop', days: 12, ...successOutcome, attempts: 4 },
    { channel: 'instagram', days: 2, attempts: 7, fault: 'down', answer_status: 503, answer: null },
  ],
]

/** Seeds the publications of delivered books. */
export async function seedPublications(
  tx: Tx,
  cards: readonly PlannedCard[],
  staff: Staff,
  { ago, dayAgo }: Calendar,
): Promise<void> {
  const deliveredCards = cards.filter(({ stages }) => stages.includes('done'))
  await tx.insert(publications).values(
    stories.flatMap((story, index) => {
      const card = deliveredCards[index]
      if (!card) return []
      return story.map(({ channel, days, ...outcome }, publicationIndex) => {
        const fields = channel === 'shop' ? createProduct(card, staff, dayAgo(days)) : createPost(card)
        return {
          ...outcome,
          channel,
          tech_card_id: card.id,
          fields,
          key: `demo-${card.id}-${publicationIndex}`,
          status: outcome.fault === null ? ('sent' as const) : ('failed' as const),
          sha256: createHash('sha256').update(JSON.stringify(fields)).digest('hex'),
          size: 140_000 + card.id * 37,
          sent_at: ago(days),
          created_by: card.manager_id,
          created_at: ago(days),
          updated_at: ago(days),
        }
      })
    }),
  )
}

function createProduct({ id, book_name, pages, authors }: PlannedCard, staff: Staff, publish_date: string) {
  const people = getAuthors(authors, staff)
  return {
    external_techcard_id: id,
    organization_id: 1,
    name: book_name,
    isbn: '',
    slug: slugify(book_name),
    publish_date,
    description: book_name,
    price_soft: fromTenge(100 * Math.round(pages / 8)),
    price_hard: null,
    price_ebook: fromTenge(1_500),
    featured: false,
    bestseller: id % 2 === 0,
    category_id: 3,
    content: '',
    author_ids: people.flatMap(({ user_id }) => user_id ?? []),
    authors: people.map(({ name }) => ({ name_ru: name, description: '', src_avatar: null })),
    image: null,
    src_cover: null,
    src_fpage: null,
  }
}

function createPost({ book_name, authors }: PlannedCard) {
  const createText = (language: 'kz' | 'ru' | 'en') => {
    const t = getTranslator(language)
    return `${t('social:suggestion.opening')}\n${book_name}\n\n${authors.join(', ')}\n\n${t('social:suggestion.hashtags')}`
  }
  // The image is 0, because the demo stores no generated pictures.
  return { name: book_name, text_kz: createText('kz'), text_ru: createText('ru'), text_en: createText('en'), image: 0 }
}
