import { useTranslation } from '@press/i18n'
import type { ReactNode } from 'react'
import { Anchor } from '../../../foundations/LinkProvider/index.ts'
import { getBookLang } from '../../../private/book-lang.ts'
import { EmptyState } from '../../../primitives/EmptyState/index.ts'
import { Skeleton, SkeletonGroup } from '../../../primitives/Skeleton/index.ts'
import { BookCover } from '../../shared/BookCover/index.ts'
import { StageRibbon } from '../../shared/StageRibbon/index.ts'
import type { PathBook } from './BookPathRow.tsx'
import * as styles from './BookPathRow.css.ts'

export interface BookPathListProps {
  /** `BookPathRow`s; leave them out while the books load. */
  children?: ReactNode
  /** Whether there are no books. @default false */
  empty?: boolean
  /** Shown in the empty state: a link to a new application. */
  emptyAction?: ReactNode
}

/** An author's books as paths, with placeholders while they load. */
export function BookPathList({ children, empty = false, emptyAction }: BookPathListProps) {
  const { t } = useTranslation('home')
  if (empty)
    return (
      <EmptyState title={t('books.emptyTitle')} action={emptyAction}>
        {t('books.emptyText')}
      </EmptyState>
    )
  if (!children)
    return (
      <SkeletonGroup label={t('books.loading')}>
        {[0, 1, 2].map((index) => (
          <div key={index} className={styles.row}>
            <Skeleton shape="cover" />
            <div className={styles.content}>
              <Skeleton shape="heading" width="half" />
              <Skeleton width="short" />
              <div className={styles.path}>
                <Skeleton shape="line" />
              </div>
            </div>
          </div>
        ))}
      </SkeletonGroup>
    )
  return <ul aria-label={t('books.title')}>{children}</ul>
}

export interface BookCoverGridProps {
  books: readonly (PathBook & { href: string })[]
}

/** An author's books as covers on a shelf. */
export function BookCoverGrid({ books }: BookCoverGridProps) {
  const { t } = useTranslation('home')
  return (
    <ul className={styles.covers} aria-label={t('books.title')}>
      {books.map(({ number, book_name, authors, src_cover, stage, language, href }) => (
        <li key={href} className={styles.coverItem}>
          <BookCover
            title={book_name}
            number={number}
            authors={authors}
            src={src_cover}
            lang={getBookLang(language)}
            width={132}
          />
          <h3 className={styles.coverTitle} lang={getBookLang(language)}>
            <Anchor href={href} className={styles.link}>
              {book_name}
            </Anchor>
          </h3>
          <StageRibbon stage={stage} />
        </li>
      ))}
    </ul>
  )
}
