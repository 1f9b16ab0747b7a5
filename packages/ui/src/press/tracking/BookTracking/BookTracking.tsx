import { stageKeys } from '@press/domain'
import { useTranslation } from '@press/i18n'
import type { ReactNode } from 'react'
import { glyphs } from '../../../foundations/Icon/index.ts'
import { getBookLang } from '../../../private/book-lang.ts'
import { Avatar } from '../../../primitives/Avatar/index.ts'
import { Badge } from '../../../primitives/Badge/index.ts'
import { ButtonLink } from '../../../primitives/Button/index.ts'
import { Skeleton, SkeletonGroup } from '../../../primitives/Skeleton/index.ts'
import { BookCover } from '../../shared/BookCover/index.ts'
import { StageTimeline } from '../../shared/StageTimeline/index.ts'
import { stageGlyphs } from '../../../foundations/stages/index.ts'
import * as styles from './BookTracking.css.ts'
import { BookOutlook } from './BookOutlook.tsx'
import type { BookReader, TrackedBook } from './tracked-book.ts'
import { useSteps } from './useSteps.ts'

export interface BookTrackingProps {
  /** The book. Omit while it loads. */
  book?: TrackedBook | undefined
  /** @default 'author' */
  reader?: BookReader
  /** The link to a message to the manager. */
  messageHref?: string
  /** Whether the manager is online. */
  presence?: 'online' | 'offline'
  /** Content below the path: sharing and documents. */
  children?: ReactNode
}

/** The path of one book through the press, in its author's terms. */
export function BookTracking({ book, reader = 'author', messageHref, presence, children }: BookTrackingProps) {
  if (!book) return <BookSkeleton />
  return (
    <Book book={book} reader={reader} messageHref={messageHref} presence={presence}>
      {children}
    </Book>
  )
}

type BookProps = Required<Pick<BookTrackingProps, 'book' | 'reader'>> &
  Pick<BookTrackingProps, 'children'> & {
    messageHref: string | undefined
    presence: BookTrackingProps['presence'] | undefined
  }

function Book({ book, reader, messageHref, presence, children }: BookProps & { book: TrackedBook }) {
  const { t } = useTranslation(['tracking', 'domain', 'home'])
  const steps = useSteps(book, reader)
  const { id, book_name, authors = '', src_cover = null, project_manager } = book
  const lang = getBookLang(book.language)
  const stage = book.path.findLast(({ state }) => state === 'current')?.stage ?? 'editor'
  const stageTextKey = reader === 'author' ? 'stageAuthor' : 'stage'
  // The page of a public link has its own h1, so the book's title is an h2.
  const TitleElement = reader === 'anyone' ? 'h2' : 'h1'
  return (
    <article className={styles.tracking} aria-label={book_name}>
      <header className={styles.head}>
        <BookCover title={book_name} number={id} authors={authors} src={src_cover} width={112} lang={lang} />
        <div className={styles.words}>
          <TitleElement className={styles.title} lang={lang}>
            {book_name}
          </TitleElement>
          {authors && <p className={styles.authors}>{authors}</p>}
          <Badge stage={stage} glyph={stageGlyphs[stage]}>
            {t(`domain:${stageTextKey}.${stage}`)}
          </Badge>
        </div>
      </header>
      <StageTimeline layout="large" names={stageTextKey} steps={steps} />
      <BookOutlook book={book} reader={reader} />
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
          {messageHref && (
            <ButtonLink size="sm" leading={glyphs.chatCircle} href={messageHref}>
              {t('home:books.write')}
            </ButtonLink>
          )}
        </div>
      )}
      {children}
    </article>
  )
}

function BookSkeleton() {
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
        {stageKeys.slice(2).map((stage) => (
          <Skeleton key={stage} width="long" />
        ))}
      </div>
    </SkeletonGroup>
  )
}
