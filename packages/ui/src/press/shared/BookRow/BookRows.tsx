import type { ReactNode } from 'react'
import { Skeleton, SkeletonGroup } from '../../../primitives/Skeleton/index.ts'
import { classes } from '../../../foundations/classes.ts'
import * as styles from './BookRow.css.ts'

export interface BookRowsProps {
  label: string
  /** The rows of the list: `BookRow`s. */
  children: ReactNode
}

/** A list of books. */
export function BookRows({ label, children }: BookRowsProps) {
  return (
    <ul className={styles.list} aria-label={label}>
      {children}
    </ul>
  )
}

/** Three placeholder rows while the list loads. */
export function BookRowsLoading({ label }: { label: string }) {
  return (
    <SkeletonGroup label={label}>
      <div className={styles.list}>
        {[0, 1, 2].map((index) => (
          <div key={index} className={classes(styles.row, styles.plain)}>
            <span className={styles.cover}>
              <Skeleton shape="cover" />
            </span>
            <div className={styles.words}>
              <Skeleton width="long" />
              <Skeleton width="short" />
            </div>
            <div className={styles.facts}>
              <Skeleton width="half" />
            </div>
          </div>
        ))}
      </div>
    </SkeletonGroup>
  )
}
