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
  /** No such page, no such record, no permission for this role, an error, or a locked screen. */
  kind: ErrorPageKind
  /** The title of the page. @default the title of the kind */
  title?: string
  /** What happened, what is preserved, what to do. @default the text of the kind */
  children?: ReactNode
  /** The next steps, the most likely first. */
  actions?: ReactNode
  /** The request id that support asks for. */
  reference?: string
}

const drawings: Record<ErrorPageKind, (props: DrawingProps) => ReactNode> = {
  missing: LostPageDrawing,
  gone: ShelfDrawing,
  noAccess: LockedBookDrawing,
  broken: TornSheetDrawing,
  locked: LockedBookDrawing,
}

/** A page shown instead of a screen that cannot be shown, with links out of it. */
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
