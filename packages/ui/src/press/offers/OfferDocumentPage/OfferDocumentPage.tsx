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
import { OfferPage } from './OfferPage.tsx'
import { classes } from '../../../foundations/classes.ts'
import { makeKeyboardScrollable } from '../../../private/keyboard-scrollable-ref.ts'
import * as styles from './OfferDocumentPage.css.ts'

export const previewKinds = ['kp', 'invoice'] as const
export type PreviewKind = (typeof previewKinds)[number]

export interface OfferDocumentPageProps {
  offer: DocumentOffer
  kind: PreviewKind
  /** Language of the document. It is independent of the language of the screen. */
  language: Locale
  /** Accessible name of the page: «Страница: Счёт». */
  label: string
  /** `beside` draws the page of a form at four fifths of its size and scrolls it separately. @default 'page' */
  size?: 'page' | 'beside'
  /** The line of a commercial offer that is being edited. */
  highlightedLine?: PreviewPlace | undefined
}

/** The position of a book and of one of its works. If `work` is omitted, the position means the copies of the book. */
export interface PreviewPlace {
  book: number
  work?: number | undefined
}

/** An offer or its invoice as the printed page. The component scrolls if the page does not fit. */
export function OfferDocumentPage({ label, size = 'page', ...documentProps }: OfferDocumentPageProps) {
  // The page stays in the previous language until the texts of the new language have loaded.
  const pageProps = { ...documentProps, language: useDeferredValue(documentProps.language) }
  return (
    <section className={styles.desk[size]} aria-label={label} ref={makeKeyboardScrollable}>
      <div
        className={classes(styles.sheet, size === 'beside' && styles.small)}
        data-surface="light"
        lang={codeOf(pageProps.language)}
      >
        <Suspense>
          <Page {...pageProps} />
        </Suspense>
      </div>
    </section>
  )
}

function Page({ offer, kind, language, highlightedLine }: Omit<OfferDocumentPageProps, 'label' | 'size'>) {
  const { t } = useTranslation(['offer-documents', 'offers', 'print-forms', 'documents'], { lng: codeOf(language) })
  // The cast is safe, because `t` loads all translation namespaces that documents use.
  const texts = { t: t as unknown as Translate, locale: language }
  if (kind === 'invoice') return <InvoicePage document={renderInvoice(offer, texts)} />
  const renderedOffer = renderOffer(offer, texts)
  return (
    <OfferPage
      document={renderedOffer}
      highlightedLine={
        highlightedLine && { book: highlightedLine.book, line: getLineIndex(highlightedLine, offer, renderedOffer) }
      }
    />
  )
}

/**
 * Returns the index of the edited line within its book. The line of the copies comes first, if copies are charged. The works come
 * last.
 */
const getLineIndex = ({ book, work }: PreviewPlace, offer: DocumentOffer, renderedOffer: OfferDocument): number =>
  work === undefined
    ? 0
    : work + (renderedOffer.books[book]?.lines.length ?? 0) - (offer.items[book]?.work_types.length ?? 0)
