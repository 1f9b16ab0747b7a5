import { classes } from '../../../foundations/classes.ts'
import { BookCover } from './BookCover.tsx'
import * as styles from './BookCover.css.ts'

export interface CoverStackProps {
  /** The books of an offer or an order; four are shown at most. */
  books: readonly { title: string; src?: string | null }[]
  /** @default 30 */
  width?: 28 | 30 | 36 | 40
}

/** Several books as one pile, each 42 % under the one before. Decoration: the titles stand beside it. */
export function CoverStack({ books, width = 30 }: CoverStackProps) {
  return (
    <span className={styles.stack} aria-hidden>
      {/* Two of one title may lie in a pile: their place tells them apart. */}
      {books.slice(0, 4).map(({ title, src }, index) => (
        <span key={index} className={classes(styles.stacked, styles.under[width])} style={{ zIndex: 4 - index }}>
          <BookCover title={title} src={src} width={width} />
        </span>
      ))}
    </span>
  )
}
