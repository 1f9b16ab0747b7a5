import type { UserSummary } from '@press/domain'
import { Stack } from '../../../foundations/layout/index.ts'
import { Skeleton, SkeletonGroup } from '../../../primitives/Skeleton/index.ts'
import { UserContracts } from './UserContracts.tsx'
import { UserLoad } from './UserLoad.tsx'
import { UserRating } from './UserRating.tsx'
import * as styles from './UserOverview.css.ts'
import { UserWorks } from './UserWorks.tsx'

export interface UserOverviewProps {
  /** The data of the overview. Omit while it loads. */
  facts?: UserSummary | undefined
}

/** An overview of a person on one screen: rating, load, contracts that end soon, and the last works. */
export function UserOverview({ facts }: UserOverviewProps) {
  if (!facts)
    return (
      <SkeletonGroup>
        <Stack gap={3}>
          <Skeleton width="half" />
          <Skeleton />
          <Skeleton width="long" />
          <Skeleton />
        </Stack>
      </SkeletonGroup>
    )
  return (
    <Stack gap={5}>
      <UserRating rating={facts.rating} />
      <div className={styles.halves}>
        <UserLoad load={facts.load} />
        <UserContracts contracts={facts.contracts} />
      </div>
      <UserWorks works={facts.works} total={facts.works_total} />
    </Stack>
  )
}
