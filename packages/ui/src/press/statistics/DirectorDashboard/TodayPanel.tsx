import { useTranslation } from '@press/i18n'
import type { ReactNode } from 'react'
import { Panel } from '../../../foundations/layout/index.ts'
import { ErrorState } from '../../../primitives/EmptyState/index.ts'
import { Skeleton, SkeletonGroup } from '../../../primitives/Skeleton/index.ts'
import * as styles from './DirectorDashboard.css.ts'

/** What every panel of the day takes beside its rows. */
export interface TodayPanelProps {
  /** The rows could not be had. @default false */
  failed?: boolean
  /** Asks for them again. */
  onRetry?: (() => void) | undefined
}

interface FrameProps<Data> extends TodayPanelProps {
  title: string
  actions?: ReactNode
  /** `undefined` while it is on its way. */
  data: Data | undefined
  padding?: 'normal' | 'none'
  children: (data: Data) => ReactNode
}

/** A panel that waits, or fails, in its own place: the others keep their numbers. */
export function TodayPanel<Data>({
  title,
  actions,
  data,
  failed = false,
  onRetry,
  padding,
  children,
}: FrameProps<Data>) {
  const { t } = useTranslation('statistics')
  if (data !== undefined)
    return (
      <Panel title={title} actions={actions} {...(padding && { padding })}>
        {children(data)}
      </Panel>
    )
  return (
    <Panel title={title}>
      {failed ? (
        <ErrorState onRetry={onRetry}>{t('failed')}</ErrorState>
      ) : (
        <SkeletonGroup>
          <span className={styles.rows}>
            <Skeleton width="long" />
            <Skeleton width="full" />
            <Skeleton width="half" />
          </span>
        </SkeletonGroup>
      )}
    </Panel>
  )
}
