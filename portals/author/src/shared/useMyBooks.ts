import type { AnswerOf } from '@press/client'
import { compareAuthorBooks, currentStage, type SortableBook } from '@press/domain'
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

interface Known {
  applications: readonly Application[]
  techcards: readonly TechCard[]
  queue: Queue | undefined
}

/** Returns all books of an author, the most relevant first. */
export function useMyBooks({ applications, techcards, queue }: Known): MyBook[] {
  const fromApplication = useFromApplication()
  const fromCard = useFromCard()
  return [
    ...techcards.map(fromCard),
    ...applications.filter(({ techcard_id }) => techcard_id === null).map(fromApplication),
  ].toSorted(compareAuthorBooks(queue?.items.map(({ kind, id }) => `${kind}:${id}`) ?? []))
}

function useFromApplication(): (application: Application) => MyBook {
  const { t } = useTranslation('home')
  const { date } = useFormat()
  const { to } = useAuthor()
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
      href: to.application(id),
      underWay: status !== 'rejected',
    }
  }
}

function useFromCard(): (card: TechCard) => MyBook {
  const { t } = useTranslation('home')
  const { date } = useFormat()
  const { to } = useAuthor()
  return (card) => {
    const { id, book_name, language, authors, src_cover, due, project_manager, signalEndDate } = card
    const stage = currentStage(card)
    const signed = stage === 'author' && signalEndDate !== null
    const state = t(signed ? 'state.authorSigned' : `state.${stage}`)
    const underWay = stage !== 'done'
    return {
      key: `techcard:${id}`,
      number: id,
      book_name,
      language,
      authors,
      src_cover,
      stage,
      underWay,
      href: to.bookTracking(id),
      note: underWay && project_manager ? `${state}. ${t('books.manager', { name: project_manager.name })}` : state,
      shortNote: underWay && due && !signed ? t('books.due', { date: date(due, 'dayMonth') }) : state,
    }
  }
}
