import { useTranslation } from '@press/i18n'
import type { ReactNode } from 'react'
import {
  LockedBookDrawing,
  LostPageDrawing,
  ShelfDrawing,
  TornSheetDrawing,
  type DrawingProps,
} from '../../primitives/EmptyState/index.ts'
import * as styles from './ErrorPage.css.ts'

export const errorPageKinds = ['missing', 'gone', 'noAccess', 'broken', 'locked'] as const
export type ErrorPageKind = (typeof errorPageKinds)[number]

export interface ErrorPageProps {
  /** No such page, no such record, not for this role, it failed, the screen is locked. */
  kind: ErrorPageKind
  /** @default the kind's own */
  title?: string
  /** What happened, what is kept, what to do. @default the kind's own */
  children?: ReactNode
  /** Ways on, the likeliest first. */
  actions?: ReactNode
  /** What support asks for: the id of the request. */
  reference?: string
}

const drawings: Record<ErrorPageKind, (props: DrawingProps) => ReactNode> = {
  missing: LostPageDrawing,
  gone: ShelfDrawing,
  noAccess: LockedBookDrawing,
  broken: TornSheetDrawing,
  locked: LockedBookDrawing,
}

/** A whole screen that cannot be shown, and the way out of it. */
export function ErrorPage({ kind, title, children, actions, reference }: ErrorPageProps) {
  const { t } = useTranslation('frame')
  const Drawing = drawings[kind]
  return (
    <div className={styles.page}>
      <Drawing large />
      <h1 className={styles.title}>{title ?? t(`error.${kind}`)}</h1>
      <p className={styles.sentence}>{children ?? t(`error.${kind}Text`)}</p>
      {actions && <div className={styles.actions}>{actions}</div>}
      {reference && <p className={styles.code}>{t('error.reference', { reference })}</p>}
    </div>
  )
}
