import { roleById, type SearchKind, type FoundItems } from '@press/domain'
import { useFormat, useTranslation } from '@press/i18n'
import type { ReactNode } from 'react'
import { glyphs } from '../../../foundations/Icon/index.ts'
import type { CommandItem } from '../../../patterns/CommandPalette/index.ts'
import { getBookLang } from '../../../private/book-lang.ts'
import { Avatar } from '../../../primitives/Avatar/index.ts'
import { Badge } from '../../../primitives/Badge/index.ts'
import { ApplicationStatusBadge } from '../../shared/ApplicationStatus/index.ts'
import { BookCover } from '../../shared/BookCover/index.ts'
import { stageGlyphs } from '../../../foundations/stages/index.ts'
import { OfferStatusBadge } from '../../shared/OfferStatusBadge/index.ts'
import { ProjectStatusBadge } from '../../shared/ProjectStatusBadge.tsx'
import { SearchHitPreview } from './SearchHitPreview.tsx'
import { createExcerpt } from '../../shared/excerpt.ts'

type Row = Pick<CommandItem, 'label' | 'title' | 'detail' | 'glyph' | 'picture' | 'aside' | 'preview'>
type Rows = { [Kind in SearchKind]: (item: FoundItems[Kind], query: string) => Row }

const joinParts = (...parts: (string | number | null | undefined | false)[]): string =>
  parts.filter(Boolean).join(' · ')

const renderAvatar = (name: string, avatar: string | null, presence?: 'online' | 'offline') => (
  <Avatar name={name} src={avatar ?? undefined} size={30} presence={presence} decorative />
)
type CoverBook = Pick<FoundItems['techcard'], 'book_name' | 'authors' | 'src_cover' | 'id'>
const renderCover = ({ book_name, authors, src_cover, id }: CoverBook, width: 28 | 86) => (
  <BookCover title={book_name} authors={authors} number={id} src={src_cover} width={width} />
)

/** Returns functions that render a result of each kind as a row and as a preview. */
export function useSearchHitText(): Rows {
  const { t } = useTranslation(['search', 'tech-cards', 'offers', 'domain', 'shop-orders', 'contracts', 'offer-words'])
  const { date, money, number } = useFormat()
  const formatDay = (value: string | null) => value && date(value, 'dayMonth')
  const createFact = (key: Parameters<typeof getFactKey>[0], value: ReactNode) => ({ term: t(getFactKey(key)), value })

  return {
    techcard(card) {
      const { id, book_name, authors, language, stage, stage_since, quantity, due, project_manager, offer } = card
      const titleProps = { lang: getBookLang(language) }
      const cardNumber = t('tech-cards:number', { id })
      const copiesText = quantity === null ? null : t('copies', { count: quantity, shown: number(quantity) })
      const badge = card.is_archieve ? (
        <Badge glyph={glyphs.archive}>{t('archived')}</Badge>
      ) : (
        <Badge stage={stage} glyph={stageGlyphs[stage]}>
          {t(`domain:stageShort.${stage}`)}
        </Badge>
      )
      const paymentText = offer && `${t('offer-words:number', offer)}, ${t('paid', { percent: offer.progress })}`
      const facts = [
        createFact('card', cardNumber),
        createFact('quantity', copiesText),
        createFact('due', formatDay(due)),
        createFact('manager', project_manager?.name),
        createFact('offer', paymentText),
      ]
      return {
        label: book_name,
        title: titleProps,
        detail: joinParts(cardNumber, authors, copiesText),
        picture: renderCover(card, 28),
        aside: badge,
        preview: (
          <SearchHitPreview
            title={book_name}
            book={titleProps}
            cover={renderCover(card, 86)}
            subtitle={authors}
            badge={badge}
            stage={{ stage, since: stage_since }}
            facts={facts}
          />
        ),
      }
    },

    book(book) {
      const { book_name, authors, language, techcard_id, ISBN, year, copies_left } = book
      const titleProps = { lang: getBookLang(language) }
      const coverBook = { ...book, id: techcard_id ?? book.id }
      const copiesLeftText =
        copies_left === null ? null : t('copies', { count: copies_left, shown: number(copies_left) })
      const facts = [createFact('year', year), createFact('isbn', ISBN), createFact('left', copiesLeftText)]
      return {
        label: book_name,
        title: titleProps,
        detail: joinParts(authors, year, ISBN),
        picture: renderCover(coverBook, 28),
        preview: (
          <SearchHitPreview
            title={book_name}
            book={titleProps}
            cover={renderCover(coverBook, 86)}
            subtitle={authors}
            facts={facts}
          />
        ),
      }
    },

    application({ id, book_name, authors, language, status, due, created_at }) {
      const titleProps = { lang: getBookLang(language) }
      const badge = <ApplicationStatusBadge status={status} />
      const facts = [
        createFact('application', `№ ${id}`),
        createFact('sent', formatDay(created_at)),
        createFact('answer', formatDay(due)),
      ]
      return {
        label: book_name,
        title: titleProps,
        detail: joinParts(`№ ${id}`, authors),
        glyph: glyphs.files,
        aside: badge,
        preview: (
          <SearchHitPreview title={book_name} book={titleProps} subtitle={authors} badge={badge} facts={facts} />
        ),
      }
    },

    project(project) {
      const { name, book_name, language, techcard_id, status, deadline, manager } = project
      const badge = <ProjectStatusBadge status={status} />
      const coverBook = { ...project, id: techcard_id }
      const facts = [
        createFact('card', t('tech-cards:number', { id: techcard_id })),
        createFact('deadline', formatDay(deadline)),
        createFact('manager', manager?.name),
      ]
      const titleProps = { lang: getBookLang(language) }
      return {
        label: name,
        detail: joinParts(book_name !== name && book_name, manager?.name),
        picture: renderCover(coverBook, 28),
        aside: badge,
        preview: (
          <SearchHitPreview
            title={book_name}
            book={titleProps}
            cover={renderCover(coverBook, 86)}
            subtitle={name}
            badge={badge}
            facts={facts}
          />
        ),
      }
    },

    offer({ number: documentNumber, date: createdDate, recipient_name, book_name, more, status, sum, progress }) {
      const badge = <OfferStatusBadge status={status} />
      const offerNumber = t('offer-words:number', { number: documentNumber })
      const booksText = more > 0 ? `${book_name} +${more}` : book_name
      const facts = [
        createFact('date', date(createdDate, 'date')),
        createFact('recipient', recipient_name),
        createFact('books', booksText),
        createFact('sum', money(sum)),
        createFact('payment', t('paid', { percent: progress })),
      ]
      return {
        label: `${offerNumber} · ${recipient_name}`,
        detail: joinParts(booksText, money(sum)),
        glyph: glyphs.fileText,
        aside: badge,
        preview: <SearchHitPreview title={offerNumber} badge={badge} facts={facts} />,
      }
    },

    shoporder({ id, customer_name, titles, status, sum, created_at }) {
      const badge = <Badge>{t(`shop-orders:status.${status}`)}</Badge>
      const facts = [
        createFact('customer', customer_name),
        createFact('books', titles),
        createFact('sum', money(sum)),
        createFact('sent', formatDay(created_at)),
      ]
      return {
        label: `№ ${id} · ${customer_name}`,
        detail: joinParts(titles, money(sum)),
        glyph: glyphs.storefront,
        aside: badge,
        preview: <SearchHitPreview title={`№ ${id}`} badge={badge} facts={facts} />,
      }
    },

    contract({ number: documentNumber, party_name, kind, status, ends_on }) {
      const badge = <Badge>{t(`contracts:status.${status}`)}</Badge>
      const facts = [
        createFact('party', party_name),
        createFact('kind', t(`contracts:kind.${kind}`)),
        createFact('ends', formatDay(ends_on)),
      ]
      return {
        label: `№ ${documentNumber} · ${party_name}`,
        detail: t(`contracts:kind.${kind}`),
        glyph: glyphs.scroll,
        aside: badge,
        preview: <SearchHitPreview title={`№ ${documentNumber}`} badge={badge} facts={facts} />,
      }
    },

    organization: ({ name, IIN }) => ({
      label: name,
      detail: IIN,
      glyph: glyphs.buildings,
      preview: <SearchHitPreview title={name} facts={[createFact('bin', IIN)]} />,
    }),

    person({ name, role_id, avatar, status }) {
      const role = roleById(role_id)
      const isOnline = status === 'active'
      const roleName = role ? t(`domain:role.${role.key}`) : ''
      return {
        label: name,
        detail: joinParts(roleName, isOnline && t('online')),
        picture: renderAvatar(name, avatar, isOnline ? 'online' : 'offline'),
        preview: <SearchHitPreview title={name} subtitle={roleName} cover={renderAvatar(name, avatar)} facts={[]} />,
      }
    },

    message({ content, user, chat_name, created_at }, query) {
      return {
        label: createExcerpt(content, query),
        detail: joinParts(user.name, chat_name),
        picture: renderAvatar(user.name, user.avatar),
        aside: date(created_at, 'day'),
        preview: (
          <SearchHitPreview
            title={user.name}
            subtitle={joinParts(chat_name, date(created_at, 'dayMonth'))}
            facts={[createFact('text', content)]}
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

const getFactKey = <Key extends Fact>(key: Key) => `search:fact.${key}` as const
