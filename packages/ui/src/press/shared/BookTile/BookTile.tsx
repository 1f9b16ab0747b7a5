import type { ReactNode } from 'react'
import { Anchor } from '../../../foundations/LinkProvider/index.ts'
import { BookTitle } from '../../../foundations/Text/index.ts'
import { getBookLang } from '../../../private/book-lang.ts'
import { BookCover } from '../BookCover/index.ts'
import { authors as quiet, link } from '../BookRow/BookRow.css.ts'
import type { BookTableRow } from '../BookTable/index.ts'
import * as styles from './BookTile.css.ts'

export interface BookTileProps {
  book: Omit<BookTableRow, 'id'> & Partial<Pick<BookTableRow, 'id'>>
  /** The address of its page; the whole tile is the link. */
  href: string
  /** The address of the book's page; the whole tile is the link. */
  detail?: string
  /** The state of the book: a StageRibbon, `BookTileLine`s. */
  children: ReactNode
}

/** A book in a grid. */
export function BookTile({ book, href, detail, children }: BookTileProps) {
  const { id, techcard_id, book_name, authors, language, src_cover } = book
  const lang = getBookLang(language)
  return (
    <article className={styles.tile} aria-label={book_name}>
      <div className={styles.top}>
        <BookCover
          title={book_name}
          number={techcard_id ?? id}
          authors={authors}
          src={src_cover}
          width={56}
          lang={lang}
        />
        <div>
          <Anchor href={href} className={link}>
            <BookTitle lang={lang} lines={3}>
              {book_name}
            </BookTitle>
          </Anchor>
          <p className={quiet}>{authors}</p>
          {detail && <p className={quiet}>{detail}</p>}
        </div>
      </div>
      {children}
    </article>
  )
}

/** Facts side by side, with the last fact at the end of the line. */
export const BookTileLine = ({ children }: { children: ReactNode }) => <div className={styles.line}>{children}</div>
