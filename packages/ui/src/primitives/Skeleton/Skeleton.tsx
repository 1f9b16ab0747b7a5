import { useTranslation } from '@press/i18n'
import type { ReactNode } from 'react'
import { VisuallyHidden } from '../../foundations/VisuallyHidden/index.ts'
import * as styles from './Skeleton.css.ts'

export interface SkeletonProps {
  /** The shape of the content that will appear here. @default 'text' */
  shape?: keyof typeof styles.shape
  /** The part of the line that the placeholder takes. Covers and circles have a fixed width. @default 'full' for lines */
  width?: keyof typeof styles.width
}

/** The placeholder of one item that is loading. Put it into a SkeletonGroup laid out like the content. */
export function Skeleton({ shape = 'text', width }: SkeletonProps) {
  const defaultWidth = shape === 'circle' || shape === 'cover' ? 'auto' : 'full'
  return <span className={`${styles.skeleton} ${styles.shape[shape]} ${styles.width[width ?? defaultWidth]}`} />
}

/** The placeholder of a book's card on a board or in a list. */
export function SkeletonCard() {
  return (
    <div className={styles.card}>
      <div className={styles.cardTop}>
        <Skeleton shape="cover" />
        <div>
          <Skeleton width="full" />
          <Skeleton width="long" />
          <Skeleton width="half" />
        </div>
      </div>
      <div className={styles.cardRow}>
        <Skeleton shape="line" width="long" />
        <Skeleton shape="circle" />
      </div>
      <div className={styles.cardRow}>
        <Skeleton width="half" />
        <Skeleton width="short" />
      </div>
    </div>
  )
}

export interface SkeletonGroupProps {
  children: ReactNode
  /** What is being loaded. @default «Загружаем» */
  label?: string
}

/**
 * The layout of content that is loading. Announces itself once to screen readers and appears after 200 ms. The controls of a
 * placeholder, for example of a board without cards, cannot be used.
 */
export function SkeletonGroup({ children, label }: SkeletonGroupProps) {
  const { t } = useTranslation('ui')
  return (
    <output className={styles.group}>
      <VisuallyHidden>{label ?? t('loading')}</VisuallyHidden>
      <span aria-hidden inert className={styles.layout}>
        {children}
      </span>
    </output>
  )
}
