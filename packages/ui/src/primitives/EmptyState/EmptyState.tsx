import { useTranslation } from '@press/i18n'
import type { ReactNode } from 'react'
import { glyphs, Icon } from '../../foundations/Icon/index.ts'
import { Button } from '../Button/index.ts'
import { ShelfDrawing, TornSheetDrawing } from './drawings.tsx'
import * as styles from './EmptyState.css.ts'

export interface EmptyStateProps {
  /** Why the list is empty, in a few words: «Заявок пока нет». */
  title: string
  /** One sentence that says what will appear here and how to add it. */
  children?: ReactNode
  /** The one action that adds the first item. */
  action?: ReactNode
  /** @default a shelf with one book */
  drawing?: ReactNode
  /** Level of the heading. @default 2 */
  level?: 2 | 3
}

/** The empty state of a list, with what to do about it. */
export function EmptyState({ title, children, action, drawing = <ShelfDrawing />, level = 2 }: EmptyStateProps) {
  const Heading = `h${level}` as const
  return (
    <div className={styles.state}>
      {drawing}
      <Heading className={styles.title}>{title}</Heading>
      {children && <p className={styles.sentence}>{children}</p>}
      {action && <div className={styles.actions}>{action}</div>}
    </div>
  )
}

export interface NoResultsProps {
  /** The search query, as it was typed. */
  query?: string
  /** What else narrowed the list: «фильтр „Менеджер: Елена Ким“». */
  children?: ReactNode
  /** Clears the filters or the query. */
  onReset?: () => void
  /** @default «Снять фильтры» */
  resetLabel?: string
  /** A better query, offered as a second button. */
  action?: ReactNode
}

/** The empty state of a search. It repeats the query and offers to clear the query or the filters. */
export function NoResults({ query, children, onReset, resetLabel, action }: NoResultsProps) {
  const { t } = useTranslation('ui')
  return (
    <EmptyState
      title={query ? t('empty.noResultsFor', { query }) : t('empty.noResults')}
      drawing={
        <span className={styles.searchIcon}>
          <Icon glyph={glyphs.magnifyingGlass} size={24} />
        </span>
      }
      action={
        (onReset ?? action) && (
          <>
            {onReset && (
              <Button variant="secondary" size="sm" onClick={onReset}>
                {resetLabel ?? t('empty.reset')}
              </Button>
            )}
            {action}
          </>
        )
      }
    >
      {children ?? t('empty.checkSpelling')}
    </EmptyState>
  )
}

export interface ErrorStateProps {
  /** What failed to load: «Карту не удалось открыть». @default «Этот раздел не загрузился» */
  title?: string
  /** A text that says what happened, and that no data is lost. */
  children?: ReactNode
  onRetry?: () => void
  /** Whether the retry is running. @default false */
  retrying?: boolean
}

/** The error state of a part of the page, with a retry. The rest of the page stays. */
export function ErrorState({ title, children, onRetry, retrying = false }: ErrorStateProps) {
  const { t } = useTranslation('ui')
  return (
    <div role="alert">
      <EmptyState
        title={title ?? t('error.part')}
        drawing={<TornSheetDrawing />}
        action={
          onRetry && (
            <Button variant="secondary" size="sm" leading={glyphs.arrowClockwise} busy={retrying} onClick={onRetry}>
              {t('error.retry')}
            </Button>
          )
        }
      >
        {children}
      </EmptyState>
    </div>
  )
}
