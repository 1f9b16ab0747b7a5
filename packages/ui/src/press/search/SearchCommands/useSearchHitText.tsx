import { roleById, type SearchKind, type FoundItems } from '@press/domain'
import { useFormat, useTranslation } from '@press/i18n'
import type { ReactNode } from 'react'
import { glyphs } from '../../../foundations/Icon/index.ts'
import type { CommandItem } from '../../../patterns/CommandPalette/index.ts'
import { bookLang } from '../../../private/book-lang.ts'
import { Avatar } from '../../../primitives/Avatar/index.ts'
import { Badge } from '../../../primitives/Badge/index.ts'
import { ApplicationStatusBadge } from '../../shared/ApplicationStatus/index.ts'
import { BookCover } from '../../shared/BookCover/index.ts'
import { stageGlyphs } from '../../../foundations/stages/index.ts'
import { OfferStatusBadge } from '../../shared/OfferStatusBadge/index.ts'
import { ProjectStatusBadge } from '../../shared/ProjectStatusBadge.tsx'
import { SearchHitPreview } from './SearchHitPreview.tsx'
import { excerpt } from '../../shared/excerpt.ts'

type Row = Pick<CommandItem, 'label' | 'title' | 'detail' | 'glyph' | 'picture' | 'aside' | 'preview'>
type Rows = { [Kind in SearchKind]: (item: FoundItems[Kind], query: string) => Row }

const line = (...parts: (string | number | null | undefined | false)[]): string => parts.filter(Boolean).join(' · ')

const face = (name: string, avatar: string | null, presence?: 'online' | 'offline') => (
  <Avatar name={name} src={avatar ?? undefined} size={30} {...(presence && { presence })} decorative />
)
type Covered = Pick<FoundItems['techcard'], 'book_name' | 'authors' | 'src_cover' | 'id'>
const cover = ({ book_name, authors, src_cover, id }: Covered, width: 28 | 86) => (
  <BookCover title={book_name} authors={authors} number={id} src={src_cover} width={width} />
)

/** Returns functions that render a result of each kind as a row and as a preview. */
export function useSearchHitText(): Rows {
  const { t } = useTranslation(['search', 'tech-cards', 'offers', 'domain', 'shop-orders', 'contracts', 'offer-words'])
  const { date, money, number } = useFormat()
  const day = (value: string | null) => value && date(value, 'dayMonth')
  const fact = (key: Parameters<typeof factKey>[0], value: ReactNode) => ({ term: t(factKey(key)), value })

  return {
    techcard(card) {
      const { id, book_name, authors, language, stage, stage_since, quantity, due, project_manager, offer } = card
      const title = { lang: bookLang(language) }
      const name = t('tech-cards:number', { id })
      const copies = quantity === null ? null : t('copies', { count: quantity, shown: number(quantity) })
      const badge = card.is_archieve ? (
        <Badge glyph={glyphs.archive}>{t('archived')}</Badge>
      ) : (
        <Badge stage={stage} glyph={stageGlyphs[stage]}>
          {t(`domain:stageShort.${stage}`)}
        </Badge>
      )
      const paid = offer && `${t('offer-words:number', offer)}, ${t('paid', { percent: offer.progress })}`
      const facts = [
        fact('card', name),
        fact('quantity', copies),
        fact('due', day(due)),
        fact('manager', project_manager?.name),
        fact('offer', paid),
      ]
      return {
        label: book_name,
        title,
        detail: line(name, authors, copies),
        picture: cover(card, 28),
        aside: badge,
        preview: (
          <SearchHitPreview
            title={book_name}
            book={title}
            cover={cover(card, 86)}
            by={authors}
            badge={badge}
            stage={{ stage, since: stage_since }}
            facts={facts}
          />
        ),
      }
    },

    book(book) {
      const { book_name, authors, language, techcard_id, ISBN, year, copies_left } = book
      const title = { lang: bookLang(language) }
      const coverBook = { ...book, id: techcard_id ?? book.id }
      const left = copies_left === null ? null : t('copies', { count: copies_left, shown: number(copies_left) })
      const facts = [fact('year', year), fact('isbn', ISBN), fact('left', left)]
      return {
        label: book_name,
        title,
        detail: line(authors, year, ISBN),
        picture: cover(coverBook, 28),
        preview: (
          <SearchHitPreview title={book_name} book={title} cover={cover(coverBook, 86)} by={authors} facts={facts} />
        ),
      }
    },

    application({ id, book_name, authors, language, status, due, created_at }) {
      const title = { lang: bookLang(language) }
      const badge = <ApplicationStatusBadge status={status} />
      const facts = [fact('application', `№ ${id}`), fact('sent', day(created_at)), fact('answer', day(due))]
      return {
        label: book_name,
        title,
        detail: line(`№ ${id}`, authors),
        glyph: glyphs.files,
        aside: badge,
        preview: <SearchHitPreview title={book_name} book={title} by={authors} badge={badge} facts={facts} />,
      }
    },

    project(project) {
      const { name, book_name, language, techcard_id, status, deadline, manager } = project
      const badge = <ProjectStatusBadge status={status} />
      const coverBook = { ...project, id: techcard_id }
      const facts = [
        fact('card', t('tech-cards:number', { id: techcard_id })),
        fact('deadline', day(deadline)),
        fact('manager', manager?.name),
      ]
      const title = { lang: bookLang(language) }
      return {
        label: name,
        detail: line(book_name !== name && book_name, manager?.name),
        picture: cover(coverBook, 28),
        aside: badge,
        preview: (
          <SearchHitPreview
            title={book_name}
            book={title}
            cover={cover(coverBook, 86)}
            by={name}
            badge={badge}
            facts={facts}
          />
        ),
      }
    },

    offer({ number: own, date: made, recipient_name, book_name, more, status, sum, progress }) {
      const badge = <OfferStatusBadge status={status} />
      const name = t('offer-words:number', { number: own })
      const first = more > 0 ? `${book_name} +${more}` : book_name
      const facts = [
        fact('date', date(made, 'date')),
        fact('recipient', recipient_name),
        fact('books', first),
        fact('sum', money(sum)),
        fact('payment', t('paid', { percent: progress })),
      ]
      return {
        label: `${name} · ${recipient_name}`,
        detail: line(first, money(sum)),
        glyph: glyphs.fileText,
        aside: badge,
        preview: <SearchHitPreview title={name} badge={badge} facts={facts} />,
      }
    },

    shoporder({ id, customer_name, titles, status, sum, created_at }) {
      const badge = <Badge>{t(`shop-orders:status.${status}`)}</Badge>
      const facts = [
        fact('customer', customer_name),
        fact('books', titles),
        fact('sum', money(sum)),
        fact('sent', day(created_at)),
      ]
      return {
        label: `№ ${id} · ${customer_name}`,
        detail: line(titles, money(sum)),
        glyph: glyphs.storefront,
        aside: badge,
        preview: <SearchHitPreview title={`№ ${id}`} badge={badge} facts={facts} />,
      }
    },

    contract({ number: own, party_name, kind, status, ends_on }) {
      const badge = <Badge>{t(`contracts:status.${status}`)}</Badge>
      const facts = [fact('party', party_name), fact('kind', t(`contracts:kind.${kind}`)), fact('ends', day(ends_on))]
      return {
        label: `№ ${own} · ${party_name}`,
        detail: t(`contracts:kind.${kind}`),
        glyph: glyphs.scroll,
        aside: badge,
        preview: <SearchHitPreview title={`№ ${own}`} badge={badge} facts={facts} />,
      }
    },

    organization: ({ name, IIN }) => ({
      label: name,
      detail: IIN,
      glyph: glyphs.buildings,
      preview: <SearchHitPreview title={name} facts={[fact('bin', IIN)]} />,
    }),

    person({ name, role_id, avatar, status }) {
      const role = roleById(role_id)
      const isOnline = status === 'active'
      const roleName = role ? t(`domain:role.${role.key}`) : ''
      return {
        label: name,
        detail: line(roleName, isOnline && t('online')),
        picture: face(name, avatar, isOnline ? 'online' : 'offline'),
        preview: <SearchHitPreview title={name} by={roleName} cover={face(name, avatar)} facts={[]} />,
      }
    },

    message({ content, user, chat_name, created_at }, query) {
      return {
        label: excerpt(content, query),
        detail: line(user.name, chat_name),
        picture: face(user.name, user.avatar),
        aside: date(created_at, 'day'),
        preview: (
          <SearchHitPreview
            title={user.name}
            by={line(chat_name, date(created_at, 'dayMonth'))}
            facts={[fact('text', content)]}
          />
        ),
      }
    },
  }
}

type Fact =
  | 'card'
  | 'quantity'
  | 'due'
  | 'manager'
  | 'offer'
  | 'year'
  | 'isbn'
  | 'left'
  | 'application'
  | 'sent'
  | 'answer'
  | 'deadline'
  | 'date'
  | 'recipient'
  | 'books'
  | 'sum'
  | 'payment'
  | 'customer'
  | 'party'
  | 'kind'
  | 'ends'
  | 'bin'
  | 'text'

const factKey = <Key extends Fact>(key: Key) => `search:fact.${key}` as const
