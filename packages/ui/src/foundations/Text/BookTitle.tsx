import { classes } from '../classes.ts'
import * as styles from './Text.css.ts'

export const bookTitleSizes = ['s', 'm', 'l', 'xl'] as const
export type BookTitleSize = (typeof bookTitleSizes)[number]

export interface BookTitleProps {
  /** The title as on the title page. */
  children: string
  /** `s` on cards and in tables, `m` in offer rows, `l` in the author's lists, `xl` in the passport. @default 's' */
  size?: BookTitleSize
  /** The language of the book as a `lang` value (`kk`, `ru`, `en`): it sets hyphenation and pronunciation. */
  lang?: string
  /** The HTML element. @default 'span' */
  as?: 'span' | 'p' | 'h1' | 'h2' | 'h3'
  /** Maximum number of lines. */
  lines?: 1 | 2 | 3
  /** A target for `aria-labelledby`. */
  id?: string
}

const sizeVariants = { s: 'bookS', m: 'bookM', l: 'bookL', xl: 'bookXl' } as const

/** The title of a book: always serif, with the book's language. */
export function BookTitle({ children, size = 's', lang, as: Element = 'span', lines, id }: BookTitleProps) {
  return (
    <Element
      id={id}
      lang={lang}
      className={classes(
        styles.variant[sizeVariants[size]],
        styles.words,
        lang && styles.hyphenated,
        lines && `${styles.clamp} ${styles.lines[lines]}`,
      )}
    >
      {children}
    </Element>
  )
}
