import { useTranslation } from '@press/i18n'
import type { ReactNode } from 'react'
import { Panel } from '../../../foundations/layout/index.ts'
import { ErrorState } from '../../../primitives/EmptyState/index.ts'
import { Skeleton, SkeletonGroup } from '../../../primitives/Skeleton/index.ts'
import * as styles from './DirectorDashboard.css.ts'

/** The props shared by all panels of the dashboard. */
export interface TodayPanelProps {
  /** Whether loading failed. @default false */
  failed?: boolean
  /** Loads the rows again. */
  onRetry?: (() => void) | undefined
}

interface FrameProps<Data> extends TodayPanelProps {
  title: string
  actions?: ReactNode
  /** The data of the panel; `undefined` while the data loads. */
  data: Data | undefined
  padding?: 'normal' | 'none'
  children: (data: Data) => ReactNode
}

/** A panel with its own loading and error state, so that an error does not affect other panels. */
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
      <Panel title={title} actions={actions} padding={padding}>
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
