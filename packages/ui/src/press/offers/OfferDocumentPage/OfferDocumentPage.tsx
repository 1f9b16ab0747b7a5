import {
  renderInvoice,
  renderOffer,
  getLangAttribute as codeOf,
  useTranslation,
  type OfferDocument,
  type Locale,
  type DocumentOffer,
  type Translate,
} from '@press/i18n'
import { Suspense, useDeferredValue } from 'react'
import { InvoicePage } from './InvoicePage.tsx'
import { KpPage } from './KpPage.tsx'
import { classes } from '../../../foundations/classes.ts'
import { keyboardScrollableRef } from '../../../private/keyboard-scrollable-ref.ts'
import * as styles from './OfferDocumentPage.css.ts'

export const previewKinds = ['kp', 'invoice'] as const
export type PreviewKind = (typeof previewKinds)[number]

export interface OfferDocumentPageProps {
  offer: DocumentOffer
  kind: PreviewKind
  /** The paper's own, whatever language the screen is in. */
  language: Locale
  /** What a reader calls it: «Страница: Счёт». */
  label: string
  /** `beside` draws the page of a form four fifths as large, and scrolls it within itself. @default 'page' */
  size?: 'page' | 'beside'
  /** The line of a commercial offer that is being typed. */
  lit?: PreviewPlace | undefined
}

/** A book by its place, and a work of it by its own; without one, its copies. */
export interface PreviewPlace {
  book: number
  work?: number | undefined
}

/** An offer or its invoice as the page that is printed. It scrolls within itself where there is no room for a page. */
export function OfferDocumentPage({ label, size = 'page', ...given }: OfferDocumentPageProps) {
  // The page in the former language stays until the texts of another have come.
  const page = { ...given, language: useDeferredValue(given.language) }
  return (
    <section className={styles.desk[size]} aria-label={label} ref={keyboardScrollableRef}>
      <div
        className={classes(styles.sheet, size === 'beside' && styles.small)}
        data-surface="light"
        lang={codeOf(page.language)}
      >
        <Suspense>
          <Page {...page} />
        </Suspense>
      </div>
    </section>
  )
}

function Page({ offer, kind, language, lit }: Omit<OfferDocumentPageProps, 'label' | 'size'>) {
  const { t } = useTranslation(['papers', 'offers', 'print', 'documents'], { lng: codeOf(language) })
  // The texts of papers lie in these four features.
  const words = { t: t as unknown as Translate, locale: language }
  if (kind === 'invoice') return <InvoicePage paper={renderInvoice(offer, words)} />
  const paper = renderOffer(offer, words)
  return <KpPage paper={paper} lit={lit && { book: lit.book, line: lineOf(lit, offer, paper) }} />
}

/** The works are the last lines of a book; its copies stand before them where they are charged for. */
const lineOf = ({ book, work }: PreviewPlace, offer: DocumentOffer, paper: OfferDocument): number =>
  work === undefined ? 0 : work + (paper.books[book]?.lines.length ?? 0) - (offer.items[book]?.work_types.length ?? 0)
