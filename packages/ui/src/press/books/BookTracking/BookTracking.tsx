import { isWorkDone, stageKeys, type BookLanguage, type StageKey, type WorkTypeStatus } from '@press/domain'
import { useTranslation } from '@press/i18n'
import type { ReactNode } from 'react'
import { glyphs } from '../../../foundations/Icon/index.ts'
import { bookLang } from '../../../private/bookLang.ts'
import { Avatar } from '../../../primitives/Avatar/index.ts'
import { Badge } from '../../../primitives/Badge/index.ts'
import { ButtonLink } from '../../../primitives/Button/index.ts'
import { Skeleton, SkeletonGroup } from '../../../primitives/Skeleton/index.ts'
import { BookCover } from '../BookCover/index.ts'
import { StageTimeline, type StageStep } from '../StageTimeline/index.ts'
import { stageGlyphs } from '../stages/index.ts'
import type { PathStep } from '../wire.ts'
import * as styles from './BookTracking.css.ts'

export interface TrackedBook {
  /** Of its tech card: the look of its cover. */
  id?: number
  book_name: string
  language: BookLanguage
  authors: string
  src_cover: string | null
  path: readonly PathStep[]
  due?: string | null
  /** When the author signed the signal copy. */
  signalEndDate?: string | null
  quantity?: number | null
  circulation_author?: number | null
  work_types?: readonly { status: WorkTypeStatus }[]
  project_manager?: { name: string; avatar: string | null } | null
}

export interface BookTrackingProps {
  /** Leave it out while it is loading. */
  book?: TrackedBook | undefined
  /** Where a message to the manager is written. */
  writeHref?: string
  /** Whether the manager is here now. */
  presence?: 'online' | 'offline'
  /** Under the path: sharing, documents. */
  children?: ReactNode
}

/** Of no interest to an author until the book stands there. */
const inner: readonly StageKey[] = ['account', 'stock']

/** One book's way through the press, in its author's words. */
export function BookTracking({ book, writeHref, presence, children }: BookTrackingProps) {
  const { t } = useTranslation(['tracking', 'domain', 'home'])
  const steps = useSteps(book)
  if (!book) return <Loading />
  const { id, book_name, authors, src_cover, project_manager } = book
  const lang = bookLang(book.language)
  const stage = book.path.find(({ state }) => state === 'current')?.stage ?? 'editor'
  return (
    <article className={styles.tracking} aria-label={book_name}>
      <header className={styles.head}>
        <BookCover title={book_name} number={id} authors={authors} src={src_cover} width={112} lang={lang} />
        <div>
          <h1 className={styles.title} lang={lang}>
            {book_name}
          </h1>
          <p className={styles.authors}>{authors}</p>
          <Badge stage={stage} glyph={stageGlyphs[stage]}>
            {t(`domain:stageAuthor.${stage}`)}
          </Badge>
        </div>
      </header>
      <StageTimeline layout="large" names="stageAuthor" steps={steps} />
      {project_manager && (
        <div className={styles.manager}>
          <Avatar
            name={project_manager.name}
            src={project_manager.avatar ?? undefined}
            size={40}
            presence={presence}
            decorative
          />
          <span className={styles.managerWords}>
            <span className={styles.managerName}>{project_manager.name}</span>
            <span className={styles.managerRole}>{t('manager')}</span>
          </span>
          {writeHref && (
            <ButtonLink size="sm" leading={glyphs.chatCircle} href={writeHref}>
              {t('home:books.write')}
            </ButtonLink>
          )}
        </div>
      )}
      {children}
    </article>
  )
}

/** The path as an author reads it: what was done, what is being done, what comes. */
function useSteps(book: TrackedBook | undefined): StageStep[] {
  const { t } = useTranslation('tracking')
  if (!book) return []
  const { path, due, signalEndDate, quantity, circulation_author, work_types = [], project_manager } = book
  const done = work_types.filter(({ status }) => isWorkDone(status)).length
  const titleOf = ({ stage, state }: PathStep): string => {
    if (stage === 'project' && state !== 'future' && project_manager)
      return t('step.manager', { name: project_manager.name })
    // Signed, it stays with the author until the press takes it up again.
    const step = t(`step.${stage}.${stage === 'author' && signalEndDate ? 'past' : state}`)
    if (stage === 'typography' && quantity) return t('step.copies', { step, count: quantity })
    if (stage === 'done' && circulation_author) return t('step.authorCopies', { step, count: circulation_author })
    return step
  }
  return path
    .filter(({ stage, state }) => state === 'current' || !inner.includes(stage))
    .toSorted((a, b) => stageKeys.indexOf(a.stage) - stageKeys.indexOf(b.stage))
    .map((step) => ({
      stage: step.stage,
      state: step.state,
      title: titleOf(step),
      note:
        step.stage === 'process' && step.state === 'current' && work_types.length > 0
          ? t('step.works', { done, total: work_types.length })
          : undefined,
      // What is behind carries the one day on which it was finished.
      left: step.left_at,
      entered: step.state === 'current' ? step.entered_at : null,
      due: step.state === 'current' ? due : null,
      expected: step.expected,
    }))
}

function Loading() {
  return (
    <SkeletonGroup>
      <div className={styles.tracking}>
        <div className={styles.head}>
          <span className={styles.coverPlace}>
            <Skeleton shape="block" />
          </span>
          <div>
            <Skeleton shape="heading" width="long" />
            <Skeleton width="half" />
          </div>
        </div>
        {stageKeys.slice(inner.length).map((stage) => (
          <Skeleton key={stage} width="long" />
        ))}
      </div>
    </SkeletonGroup>
  )
}
