import { useTranslation } from '@press/i18n'
import type { ReactNode } from 'react'
import { VisuallyHidden } from '../../foundations/VisuallyHidden/index.ts'
import * as styles from './Skeleton.css.ts'

export interface SkeletonProps {
  /** What will stand here. @default 'text' */
  shape?: keyof typeof styles.shape
  /** Part of the line it takes; covers and circles have their own width. @default 'full' for lines */
  width?: keyof typeof styles.width
}

/** The place of one thing that is on its way. Put it into a SkeletonGroup laid out like what comes. */
export function Skeleton({ shape = 'text', width }: SkeletonProps) {
  const own = shape === 'circle' || shape === 'cover' ? 'auto' : 'full'
  return <span className={`${styles.skeleton} ${styles.shape[shape]} ${styles.width[width ?? own]}`} />
}

/** The place of a book's card on a board or in a list. */
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

/** The layout of what is on its way: says so once to a screen reader and shows after 200 ms. */
export function SkeletonGroup({ children, label }: SkeletonGroupProps) {
  const { t } = useTranslation('ui')
  return (
    <output className={styles.group}>
      <VisuallyHidden>{label ?? t('loading')}</VisuallyHidden>
      <span aria-hidden className={styles.layout}>
        {children}
      </span>
    </output>
  )
}
