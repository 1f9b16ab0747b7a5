import { ErrorState } from '../../../primitives/EmptyState/index.ts'
import { Skeleton, SkeletonGroup } from '../../../primitives/Skeleton/index.ts'
import * as styles from './AccountingToday.css.ts'

export interface PanelStateProps {
  /** It could not be had, and nothing of it was had before. @default false */
  failed?: boolean | undefined
  /** Asks for it again. */
  onRetry?: (() => void) | undefined
}

/** In the place of what a panel shows: on its way, or failed, while the others stand. */
export function PanelState({ failed = false, onRetry }: PanelStateProps) {
  if (failed) return <ErrorState {...(onRetry && { onRetry })} />
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
