import type { AnswerOf } from '@press/client'
import { compareAuthorBooks, getCurrentStage, type SortableBook } from '@press/domain'
import { useFormat, useTranslation } from '@press/i18n'
import type { PathBook } from '@press/ui'
import { useAuthor } from './useAuthor.ts'

type Application = AnswerOf<'GET /api/applications'>['applications'][number]
type TechCard = AnswerOf<'GET /api/tech-cards'>['techcards'][number]
export type Queue = AnswerOf<'GET /api/queue'>

/** A book as its author sees it: the application until a tech card exists, then the tech card. */
export interface MyBook extends PathBook, SortableBook {
  href: string
  /** The current state, as a sentence and in a few words. */
  note: string
  shortNote: string
}

interface AuthorBookSources {
  applications: readonly Application[]
  techcards: readonly TechCard[]
  queue: Queue | undefined
}

/** Returns all books of an author, the most relevant first. */
export function useMyBooks({ applications, techcards, queue }: AuthorBookSources): MyBook[] {
  const applicationToBook = useApplicationToBook()
  const cardToBook = useCardToBook()
  return [
    ...techcards.map(cardToBook),
    ...applications.filter(({ techcard_id }) => techcard_id === null).map(applicationToBook),
  ].toSorted(compareAuthorBooks(queue?.items.map(({ kind, id }) => `${kind}:${id}`) ?? []))
}

function useApplicationToBook(): (application: Application) => MyBook {
  const { t } = useTranslation('home')
  const { date } = useFormat()
  const { paths } = useAuthor()
  const describeStatus = ({ status, due }: Application): { note: string; shortNote?: string } => {
    const day = due && date(due, 'dayMonth')
    switch (status) {
      case 'in process':
        return day
          ? { note: t('state.applicationInProcessBy', { date: day }), shortNote: t('books.answerBy', { date: day }) }
          : { note: t('state.applicationInProcess') }
      case 'revision':
        return day
          ? { note: t('state.applicationRevisionBy', { date: day }), shortNote: t('books.reviseBy', { date: day }) }
          : { note: t('state.applicationRevision') }
      case 'accepted':
        return { note: t('state.applicationAccepted') }
      case 'rejected':
        return { note: t('state.applicationRejected') }
    }
  }
  return (application) => {
    const { id, book_name, language, authors, status } = application
    const { note, shortNote = note } = describeStatus(application)
    return {
      key: `application:${id}`,
      number: id,
      book_name,
      language,
      authors,
      note,
      shortNote,
      stage: 'editor',
      href: paths.application(id),
      isInProgress: status !== 'rejected',
    }
  }
}

function useCardToBook(): (card: TechCard) => MyBook {
  const { t } = useTranslation('home')
  const { date } = useFormat()
  const { paths } = useAuthor()
  return (card) => {
    const { id, book_name, language, authors, src_cover, due, project_manager, signalEndDate } = card
    const stage = getCurrentStage(card)
    const isSigned = stage === 'author' && signalEndDate !== null
    const stateText = t(isSigned ? 'state.authorSigned' : `state.${stage}`)
    const isUnderWay = stage !== 'done'
    return {
      key: `techcard:${id}`,
      number: id,
      book_name,
      language,
      authors,
      src_cover,
      stage,
      isInProgress: isUnderWay,
      href: paths.bookTracking(id),
      note:
        isUnderWay && project_manager
          ? `${stateText}. ${t('books.manager', { name: project_manager.name })}`
          : stateText,
      shortNote: isUnderWay && due && !isSigned ? t('books.due', { date: date(due, 'dayMonth') }) : stateText,
    }
  }
}
