import type { ReactNode } from 'react'
import { Anchor } from '../../../foundations/LinkProvider/index.ts'
import { BookTitle } from '../../../foundations/Text/index.ts'
import { classes } from '../../../foundations/classes.ts'
import { BookCover } from '../BookCover/index.ts'
import * as styles from './BookRow.css.ts'

export interface BookRowProps {
  title: string
  /** Number of the book's tech card, or else of its application. It selects the look of the cover. */
  number?: number
  /** The authors' short names in one line. */
  authors: string
  /** The language of the book as a `lang` value. */
  lang: string | undefined
  src?: string | null
  /** The address that the whole row links to, except its `action`. */
  href?: string
  /** The state of the book: badges, dates. */
  facts: ReactNode
  /** The action for the book. */
  action?: ReactNode
  /** For a narrow column: stacks all parts at every width. @default false */
  stacked?: boolean
}

/** A book in a list: its cover, its name, its state and the next action. */
export function BookRow({ title, number, authors, lang, src, href, facts, action, stacked }: BookRowProps) {
  const nameElement = (
    <BookTitle as={href ? 'span' : 'p'} lang={lang} lines={2}>
      {title}
    </BookTitle>
  )
  return (
    <li
      className={classes(
        styles.row,
        stacked ? styles.stacked : action ? styles.acting : styles.plain,
        href && !action && styles.leading,
      )}
    >
      <span className={styles.cover}>
        <BookCover title={title} number={number} src={src} width={36} lang={lang} />
      </span>
      <div className={styles.words}>
        {href ? (
          <Anchor href={href} className={styles.link}>
            {nameElement}
          </Anchor>
        ) : (
          nameElement
        )}
        <p className={styles.authors}>{authors}</p>
      </div>
      <div className={styles.facts}>{facts}</div>
      {action && <div className={styles.action}>{action}</div>}
    </li>
  )
}
