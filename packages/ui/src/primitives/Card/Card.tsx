import type { ReactNode } from 'react'
import { Anchor } from '../../foundations/LinkProvider/index.ts'
import { BookTitle } from '../../foundations/Text/index.ts'
import { classes } from '../../foundations/classes.ts'
import * as styles from './Card.css.ts'

export interface CardProps {
  title: string
  /** The heading level of the title. @default 3 */
  level?: 2 | 3 | 4
  /** Whether the title is a book's: serif, in the language given by `lang`. @default false */
  book?: boolean
  /** Language of the title, if it is not the language of the page. */
  lang?: string
  /** The link of the whole card. The title is the link; buttons and links inside stay clickable. */
  href?: string
  /** A line above the title, such as a number, a date or a kind. */
  eyebrow?: ReactNode
  /** A picture, a cover or an illustration. */
  media?: ReactNode
  /** Position of the media. `top` is above the text and up to the card's edges, `start` is before the text. @default 'top' */
  mediaPlace?: 'top' | 'start'
  /** Content at the end of the title's line, such as a badge or a menu. */
  aside?: ReactNode
  children?: ReactNode
  /** The actions at the bottom of the card. */
  actions?: ReactNode
  /** The HTML element. Use `li` inside a list. @default 'article' */
  as?: 'article' | 'li' | 'div'
}

/** A card that shows one of several similar items. */
export function Card({
  title,
  level = 3,
  book = false,
  lang,
  href,
  eyebrow,
  media,
  mediaPlace = 'top',
  aside,
  children,
  actions,
  as: Element = 'article',
}: CardProps) {
  const Heading = `h${level}` as const
  const titleContent = book ? <BookTitle lang={lang}>{title}</BookTitle> : title
  return (
    <Element className={classes(styles.card, styles.place[mediaPlace], href !== undefined && styles.mediaAtStart)}>
      {media && <div className={styles.media[mediaPlace]}>{media}</div>}
      <div className={styles.body}>
        {eyebrow && <div className={styles.eyebrow}>{eyebrow}</div>}
        <div className={styles.head}>
          <Heading lang={book ? undefined : lang} className={styles.title}>
            {href === undefined ? (
              titleContent
            ) : (
              <Anchor href={href} className={styles.link}>
                {titleContent}
              </Anchor>
            )}
          </Heading>
          {aside && <div className={styles.aboveLink}>{aside}</div>}
        </div>
        {children && <div className={styles.cardText}>{children}</div>}
        {actions && <div className={`${styles.actions} ${styles.aboveLink}`}>{actions}</div>}
      </div>
    </Element>
  )
}
