import type { BookLanguage } from '@press/domain'
import { BookTitle } from '../../../foundations/Text/index.ts'
import { getBookLang } from '../../../private/book-lang.ts'
import { BookCover } from '../BookCover/index.ts'
import * as styles from './TileHead.css.ts'

export interface TileHeadBook {
  book_name: string
  language: BookLanguage
  /** Authors' names in one line. */
  authors: string
  src_cover?: string | null | undefined
}

export interface TileHeadProps {
  book: TileHeadBook
  /** Number of the book's tech card. */
  number: number | null | undefined
}

/** The cover, title and authors of a book on a board's card. */
export function TileHead({ book: { book_name, language, authors, src_cover }, number }: TileHeadProps) {
  const lang = getBookLang(language)
  return (
    <div className={styles.head}>
      <BookCover title={book_name} number={number} src={src_cover} width="card" lang={lang} />
      <div>
        <BookTitle as="p" lines={3} lang={lang}>
          {book_name}
        </BookTitle>
        <p className={styles.authors}>{authors}</p>
      </div>
    </div>
  )
}
