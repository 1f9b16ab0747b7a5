import {
  invoicePaper,
  kpPaper,
  language as codeOf,
  useTranslation,
  type Locale,
  type PaperOffer,
  type Translator,
} from '@press/i18n'
import { Suspense } from 'react'
import { InvoicePage } from './InvoicePage.tsx'
import { KpPage } from './KpPage.tsx'
import { scrollable } from '../../../private/scrollable.ts'
import * as styles from './OfferPaper.css.ts'

export const shownPapers = ['kp', 'invoice'] as const
export type ShownPaper = (typeof shownPapers)[number]

export interface OfferPaperProps {
  offer: PaperOffer
  kind: ShownPaper
  /** The paper's own, whatever language the screen is in. */
  language: Locale
  /** What a reader calls it: «Страница: Счёт». */
  label: string
}

/** An offer or its invoice as the page that is printed. It scrolls within itself where there is no room for a page. */
export function OfferPaper({ label, ...page }: OfferPaperProps) {
  return (
    <section className={styles.desk} aria-label={label} ref={scrollable}>
      <div className={styles.sheet} data-surface="light" lang={codeOf(page.language)}>
        <Suspense>
          <Page {...page} />
        </Suspense>
      </div>
    </section>
  )
}

function Page({ offer, kind, language }: Omit<OfferPaperProps, 'label'>) {
  const { t } = useTranslation(['papers', 'offers', 'print', 'documents'], { lng: codeOf(language) })
  // The texts of papers lie in these four features.
  const words = { t: t as unknown as Translator, locale: language }
  return kind === 'kp' ? <KpPage paper={kpPaper(offer, words)} /> : <InvoicePage paper={invoicePaper(offer, words)} />
}
