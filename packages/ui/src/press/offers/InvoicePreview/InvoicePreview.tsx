import { paperLacks, type OfferPaper as Kind } from '@press/domain'
import { locales, useTranslation, type Locale } from '@press/i18n'
import { useState } from 'react'
import { ScreenOnly } from '../../../foundations/Print/index.ts'
import { useShortcut } from '../../../foundations/useShortcut/index.ts'
import { Stack } from '../../../foundations/layout/index.ts'
import { EmptyState } from '../../../primitives/EmptyState/index.ts'
import { SegmentedControl } from '../../../primitives/SegmentedControl/index.ts'
import { OfferPaper, type ShownPaper } from '../OfferPaper/index.ts'
import { EsfPart, type EsfFacts } from './EsfPart.tsx'
import { MoneyPart } from './MoneyPart.tsx'
import type { PaperedOffer } from './paperedOffer.ts'
import { PapersPart } from './PapersPart.tsx'
import { SendingPart, type OwnWords, type SentPaper } from './SendingPart.tsx'
import type { StoredFile } from '../../../primitives/FileUpload/index.ts'
import * as styles from './InvoicePreview.css.ts'

export interface InvoicePreviewProps {
  offer: PaperedOffer
  kind: ShownPaper
  /** What was sent, the latest first; undefined while it is on its way. */
  sendings: readonly SentPaper[] | undefined
  /** Opens the very file that was sent, or one that is attached. */
  onOpen: (file: StoredFile) => void
  /** Makes a paper as PDF and hands it to the browser; it says itself when it cannot. */
  onPdf: (kind: Kind, language: Locale) => Promise<void>
  /** The person pays, and is not paid. @default false */
  owes?: boolean
  /** Sends the paper by letter; what it rejects with, a `FormError`, lands on its field. */
  onSend?: (letter: { kind: Kind; language: Locale } & OwnWords) => Promise<void>
  onProgress?: (progress: number) => Promise<void>
  onEsf?: (facts: EsfFacts) => Promise<void>
  /** Makes out the act or the waybill. */
  onIssue?: (kind: 'act' | 'waybill') => Promise<void>
}

/** An offer or its invoice as it will print, beside the money that came and what was sent (design n2). */
export function InvoicePreview({
  offer,
  kind,
  sendings,
  onOpen,
  onPdf,
  owes = false,
  onSend,
  onProgress,
  onEsf,
  onIssue,
}: InvoicePreviewProps) {
  const { t } = useTranslation('offers')
  const [language, setLanguage] = useState<Locale>(offer.language)
  const lacks = paperLacks(kind, offer)
  const turn = (by: 1 | -1) => {
    const next = locales[(locales.indexOf(language) + by + locales.length) % locales.length]
    if (next) setLanguage(next)
  }
  useShortcut('[', () => turn(-1))
  useShortcut(']', () => turn(1))
  return (
    <div className={styles.layout}>
      <div className={styles.page}>
        <ScreenOnly>
          <div className={styles.languages}>
            <SegmentedControl
              label={t('preview.language')}
              size="sm"
              options={locales.map((value) => ({ value, label: t(`form.languageOf.${value}`) }))}
              value={language}
              onValueChange={setLanguage}
            />
          </div>
        </ScreenOnly>
        {lacks ? (
          <EmptyState title={t('preview.noInvoiceTitle')}>{t('preview.noInvoiceText')}</EmptyState>
        ) : (
          <OfferPaper
            offer={offer}
            kind={kind}
            language={language}
            label={t('preview.page', { paper: t(`preview.papers.${kind}`) })}
          />
        )}
      </div>
      <div className={styles.rail}>
        <Stack gap={5}>
          <MoneyPart offer={offer} owes={owes} {...(onProgress && { onProgress })} />
          <SendingPart
            offer={offer}
            sendings={sendings}
            onOpen={onOpen}
            {...(onSend && !lacks && { onSend: (words: OwnWords) => onSend({ kind, language, ...words }) })}
          />
          <PapersPart
            papers={offer.papers}
            onPdf={(paper) => onPdf(paper, language)}
            {...(onIssue && !paperLacks('invoice', offer) && { onIssue })}
          />
          <EsfPart offer={offer} onOpen={onOpen} {...(onEsf && { onEsf })} />
        </Stack>
      </div>
    </div>
  )
}
