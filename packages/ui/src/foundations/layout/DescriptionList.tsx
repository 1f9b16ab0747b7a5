import type { ReactNode } from 'react'
import * as styles from './Page.css.ts'

export interface DescriptionListProps {
  /** What it is called and what it is; an entry without a value is left out. */
  items: readonly { term: string; value: ReactNode }[]
  /** `rows`: name beside value; `grid`: name above value, several in a line. @default 'rows' */
  layout?: 'rows' | 'grid'
}

/** Facts about one thing, each with its name. */
export function DescriptionList({ items, layout = 'rows' }: DescriptionListProps) {
  return (
    <dl className={styles.list[layout]}>
      {items
        .filter(({ value }) => value !== undefined && value !== null && value !== '')
        .map(({ term, value }) => (
          <div key={term} className={styles.pair[layout]}>
            <dt className={styles.term[layout]}>{term}</dt>
            <dd className={styles.value[layout]}>{value}</dd>
          </div>
        ))}
    </dl>
  )
}
