import { useTranslation } from '@press/i18n'
import type { ReactNode } from 'react'
import { glyphs, Icon } from '../../foundations/Icon/index.ts'
import { Button } from '../Button/index.ts'
import { ShelfDrawing, TornSheetDrawing } from './drawings.tsx'
import * as styles from './EmptyState.css.ts'

export interface EmptyStateProps {
  /** Why nothing is here, in a few words: «Заявок пока нет». */
  title: string
  /** One sentence: what will stand here and how it comes. */
  children?: ReactNode
  /** The one action that ends the emptiness. */
  action?: ReactNode
  /** @default a shelf with one book */
  drawing?: ReactNode
  /** Level of the heading. @default 2 */
  level?: 2 | 3
}

/** A list with nothing in it yet, and what to do about it. */
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
  /** What was looked for, as it was typed. */
  query?: string
  /** What else narrowed the list: «фильтр „Менеджер: Елена Ким“». */
  children?: ReactNode
  /** Lifts the filters or empties the query. */
  onReset?: () => void
  /** @default «Снять фильтры» */
  resetLabel?: string
  /** A better query, offered as a second button. */
  action?: ReactNode
}

/** A search that found nothing: repeats the query and offers to drop what narrowed it. */
export function NoResults({ query, children, onReset, resetLabel, action }: NoResultsProps) {
  const { t } = useTranslation('ui')
  return (
    <EmptyState
      title={query ? t('empty.noResultsFor', { query }) : t('empty.noResults')}
      drawing={
        <span className={styles.glass}>
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
  /** What did not come: «Карту не удалось открыть». @default «Этот раздел не загрузился» */
  title?: string
  /** What happened and what is kept. */
  children?: ReactNode
  onRetry?: () => void
  /** The way back while the retry runs. @default false */
  retrying?: boolean
}

/** A part of the page that failed, with a way to ask for it again. The rest of the page stays. */
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
