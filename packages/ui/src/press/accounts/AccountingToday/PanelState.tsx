import { ErrorState } from '../../../primitives/EmptyState/index.ts'
import { Skeleton, SkeletonGroup } from '../../../primitives/Skeleton/index.ts'
import * as styles from './AccountingToday.css.ts'

export interface PanelStateProps {
  /** Whether the first load failed, so that there is no old data. @default false */
  failed?: boolean | undefined
  /** Reloads the data. */
  onRetry?: (() => void) | undefined
}

/** The loading or error state of one panel; the other panels stay. */
export function PanelState({ failed = false, onRetry }: PanelStateProps) {
  if (failed) return <ErrorState onRetry={onRetry} />
  return (
    <SkeletonGroup>
      <span className={styles.waiting}>
        <Skeleton width="long" />
        <Skeleton width="full" />
        <Skeleton width="half" />
      </span>
    </SkeletonGroup>
  )
}
