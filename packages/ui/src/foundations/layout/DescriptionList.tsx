import type { ReactNode } from 'react'
import * as styles from './Page.css.ts'

export interface DescriptionListProps {
  /** Pairs of a term and its value; an entry without a value is omitted. */
  items: readonly { term: string; value: ReactNode }[]
  /** `rows`: term next to value; `grid`: term above value, several in a line. @default 'rows' */
  layout?: 'rows' | 'grid'
}

/** Facts about one thing, each with a term. */
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
