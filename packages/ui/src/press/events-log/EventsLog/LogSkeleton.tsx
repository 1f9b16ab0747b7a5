import { useTranslation } from '@press/i18n'
import { Skeleton, SkeletonGroup } from '../../../primitives/Skeleton/index.ts'
import * as styles from './EventsLog.css.ts'

/** Placeholder rows while the entries load. */
export function LogSkeleton() {
  const { t } = useTranslation('events-log')
  return (
    <SkeletonGroup label={t('list.loading')}>
      {Array.from({ length: 8 }, (_row, index) => (
        <div key={index} className={styles.blocks}>
          <Skeleton width="half" />
          <Skeleton width="long" />
          <Skeleton width="long" />
          <Skeleton width="half" />
        </div>
      ))}
    </SkeletonGroup>
  )
}
