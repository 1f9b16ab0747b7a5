import { classes } from '../../../foundations/classes.ts'
import { BookCover } from './BookCover.tsx'
import * as styles from './BookCover.css.ts'

export interface CoverStackProps {
  /** The books of an offer or an order; at most four are shown. */
  books: readonly { title: string; src?: string | null }[]
  /** Width of a cover in pixels. @default 30 */
  width?: 28 | 30 | 36 | 40
}

/** Several books as one pile, each 42 % under the previous one. Decorative: the titles are next to it. */
export function CoverStack({ books, width = 30 }: CoverStackProps) {
  return (
    <span className={styles.stack} aria-hidden>
      {/* A pile may contain two books with the same title, so the key includes the index. */}
      {books.slice(0, 4).map(({ title, src }, index) => (
        <span key={index} className={classes(styles.stacked, styles.under[width])} style={{ zIndex: 4 - index }}>
          <BookCover title={title} src={src} width={width} />
        </span>
      ))}
    </span>
  )
}
