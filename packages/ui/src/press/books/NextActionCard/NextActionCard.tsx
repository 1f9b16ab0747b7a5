import { getDueTone, type BookLanguage } from '@press/domain'
import { useFormat, useTranslation } from '@press/i18n'
import { useId, type ReactNode } from 'react'
import { glyphs, Icon } from '../../../foundations/Icon/index.ts'
import { BookTitle } from '../../../foundations/Text/index.ts'
import { getBookLang } from '../../../private/book-lang.ts'
import { classes } from '../../../foundations/classes.ts'
import { useToday } from '../../../foundations/Clock/index.ts'
import { ButtonLink } from '../../../primitives/Button/index.ts'
import { IconButtonLink } from '../../../primitives/IconButton/index.ts'
import { BookCover } from '../../shared/BookCover/index.ts'
import * as styles from './NextActionCard.css.ts'

export interface NextActionCardProps {
  /** The pending action: a signal copy to sign, or an application to revise. */
  kind: 'signal' | 'revision'
  book: { id?: number; book_name: string; language: BookLanguage; authors: string; src_cover?: string | null }
  /** The due date, `yyyy-mm-dd`. */
  due?: string | null
  /** The print run that the signature approves. */
  copies?: number | null
  /** Number of documents of an application that are requested again. */
  documents?: number
  /** Address where the action is done. */
  href?: string
  /** The action itself, for the book's page. Replaces the link, and the cover, which that page already shows. */
  action?: ReactNode
  /** Address of the form for remarks on a signal copy. */
  remarksHref?: string
}

/** An author's next action. Use at most one per page. */
export function NextActionCard({
  kind,
  book,
  due,
  copies,
  documents = 0,
  href = '',
  action,
  remarksHref,
}: NextActionCardProps) {
  const today = useToday()
  const { t } = useTranslation('home')
  const { date, number } = useFormat()
  const id = useId()
  const isLate = Boolean(due && getDueTone(due, today) === 'overdue')
  const lang = getBookLang(book.language)
  const title = book.book_name
  const sentence =
    kind === 'signal'
      ? copies
        ? t('next.signal.body', { title, copies: number(copies) })
        : t('next.signal.bodyNoCopies', { title })
      : documents > 0
        ? t('next.revision.body', { title, count: documents })
        : t('next.revision.bodyPlain', { title })
  const titleStart = sentence.indexOf(title)
  return (
    <section className={classes(styles.card, Boolean(action) && styles.coverless)} aria-labelledby={id}>
      {!action && (
        <span className={styles.cover}>
          <BookCover
            title={book.book_name}
            number={book.id}
            authors={book.authors}
            src={book.src_cover}
            width={86}
            lang={lang}
          />
        </span>
      )}
      <p className={classes(styles.due, isLate && styles.late)}>
        <Icon glyph={kind === 'signal' ? glyphs.signature : glyphs.pencilLine} size={16} weight="fill" />
        {due ? t(isLate ? 'next.overdue' : 'next.dueBy', { date: date(due, 'dayMonth') }) : t('next.dueNow')}
      </p>
      <div className={styles.words}>
        <h2 className={styles.title} id={id}>
          {t(`next.${kind}.title`)}
        </h2>
        <p className={styles.body}>
          {sentence.slice(0, titleStart)}
          <BookTitle lang={lang}>{title}</BookTitle>
          {sentence.slice(titleStart + title.length)}
        </p>
      </div>
      <div className={styles.actions}>
        <span className={styles.main}>
          {action ?? (
            <ButtonLink variant="primary" size="lg" href={href}>
              {t(`next.${kind}.action`)}
            </ButtonLink>
          )}
        </span>
        {remarksHref && (
          <>
            <span className={styles.wideOnly}>
              <ButtonLink variant="quiet" size="sm" href={remarksHref}>
                {t('next.signal.remarks')}
              </ButtonLink>
            </span>
            <span className={styles.phoneOnly}>
              <IconButtonLink
                glyph={glyphs.chatCircle}
                label={t('next.signal.remarks')}
                size="lg"
                outline
                href={remarksHref}
              />
            </span>
          </>
        )}
      </div>
    </section>
  )
}
