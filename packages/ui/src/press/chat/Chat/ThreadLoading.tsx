import { useTranslation } from '@press/i18n'
import { classes } from '../../../foundations/classes.ts'
import { Skeleton, SkeletonGroup } from '../../../primitives/Skeleton/index.ts'
import * as styles from './ChatThread.css.ts'

/** A placeholder for a conversation that is loading. */
export function ThreadLoading() {
  const { t } = useTranslation('chat')
  return (
    <div className={styles.loading}>
      <SkeletonGroup label={t('thread.loading')}>
        {(['long', 'half', 'long'] as const).map((width, index) => (
          <div key={index} className={classes(styles.ghost, index === 1 && styles.ghostOwn)}>
            <Skeleton shape="circle" />
            <div className={styles.ghostWords}>
              <Skeleton width={width} />
              <Skeleton width="half" />
            </div>
          </div>
        ))}
      </SkeletonGroup>
    </div>
  )
}
