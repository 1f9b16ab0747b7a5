import { getCurrentStage, getDueTone, calculatePrintedSheets, type TechCard } from '@press/domain'
import { useFormat, useTranslation } from '@press/i18n'
import type { ReactNode } from 'react'
import { classes } from '../../../foundations/classes.ts'
import { useMedia } from '../../../foundations/useMedia/index.ts'
import { getBookLang } from '../../../private/book-lang.ts'
import { BookCover } from '../../shared/BookCover/index.ts'
import type { RemarkActions } from './ChatRemarks.tsx'
import { PassportSections, type SectionsEditing } from './PassportSections.tsx'
import * as styles from './TechCardPassport.css.ts'

interface PassportSheetProps extends RemarkActions {
  card: TechCard
  today: string
  /** The link to the editor; absent for people without permission. */
  editHref?: string | undefined
  /** Set if the card is edited in place. */
  editing?: SectionsEditing
  /** The figures that have changed since editing started. */
  changedFigures?: readonly string[]
}

/** The sheet of the passport: cover, title, the most important figures, then the numbered sections. */
export function PassportSheet({
  card,
  today,
  editHref,
  editing,
  changedFigures = [],
  ...remarkActions
}: PassportSheetProps) {
  const { t } = useTranslation(['tech-cards', 'print-forms'])
  const isPhone = useMedia('belowTablet')
  const lang = getBookLang(card.language)
  const authors = card.authors.map(({ name }) => name).join(', ')
  const eyebrow = [
    t('passport.eyebrow', { id: card.id }),
    card.edition_type && t(`print-forms:editionType.${card.edition_type}`).toLocaleLowerCase(),
    t(`print-forms:bookLanguage.${card.language}`).toLocaleLowerCase(),
  ].filter(Boolean)
  return (
    <>
      <header className={styles.head}>
        <div className={styles.cover}>
          <BookCover
            title={card.book_name}
            number={card.id}
            authors={authors}
            src={card.src_cover}
            width={isPhone ? 86 : 132}
            lang={lang}
          />
        </div>
        <div>
          <p className={styles.eyebrow}>{eyebrow.join(' · ')}</p>
          <h1 className={styles.title} lang={lang}>
            {card.book_name}
          </h1>
          <p className={styles.authors}>{authors}</p>
        </div>
        <Figures card={card} today={today} changedFigures={changedFigures} />
      </header>
      <PassportSections card={card} editHref={editHref} editing={editing} {...remarkActions} />
    </>
  )
}

interface FiguresProps {
  card: TechCard
  today: string
  changedFigures: readonly string[]
}

function Figures({ card: { quantity, pages, format, due, ...flags }, today, changedFigures }: FiguresProps) {
  const { t } = useTranslation('tech-cards')
  const { number, date } = useFormat()
  const [sheetSize, fraction] = (format ?? '').split('/')
  const printedSheetCount = pages !== null && format ? calculatePrintedSheets(pages, format) : null
  const isAtSignal = getCurrentStage(flags) === 'signal'
  if (quantity === null && pages === null && !sheetSize && !due) return null
  return (
    <dl className={styles.figures}>
      {quantity !== null && (
        <Figure term={t('field.quantity')} changed={changedFigures.includes('quantity')}>
          {number(quantity)}
        </Figure>
      )}
      {pages !== null && (
        <Figure term={t('field.pages')} changed={changedFigures.includes('pages')}>
          {number(pages)}
        </Figure>
      )}
      {printedSheetCount !== null && (
        <Figure
          term={t('field.volume')}
          changed={changedFigures.includes('pages') || changedFigures.includes('format')}
        >
          {number(printedSheetCount, { minimumFractionDigits: 1, maximumFractionDigits: 1 })}
          <span className={styles.figureUnit}>{` ${t('passport.printedSheets')}`}</span>
        </Figure>
      )}
      {sheetSize && (
        <Figure term={t('field.format')} changed={changedFigures.includes('format')}>
          {sheetSize}
          {fraction && <span className={styles.figureUnit}>{`/${fraction}`}</span>}
        </Figure>
      )}
      {due && (
        <Figure term={t(isAtSignal ? 'passport.signalBy' : 'field.due')}>
          <span className={styles.dueFigure[getDueTone(due, today)]}>{date(due)}</span>
        </Figure>
      )}
    </dl>
  )
}

function Figure({ term, changed = false, children }: { term: string; changed?: boolean; children: ReactNode }) {
  return (
    <div>
      <dt className={styles.figureTerm}>{term}</dt>
      <dd className={classes(styles.figure, changed && styles.movedFigure)}>{children}</dd>
    </div>
  )
}
