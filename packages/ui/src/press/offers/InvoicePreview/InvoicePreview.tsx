import {
  isOfferOpen,
  findMissingOfferDetails,
  getDocumentRefusal,
  type Actor,
  type StoredFile,
  type OfferVersion,
  type Turnover,
  type LineStock,
  type Offer,
  type OfferDelivery,
} from '@press/domain'
import { locales, useFormat, useTranslation, type Locale } from '@press/i18n'
import { useState } from 'react'
import { ScreenOnly } from '../../../foundations/Print/index.ts'
import { useShortcut } from '../../../foundations/useShortcut/index.ts'
import { Stack } from '../../../foundations/layout/index.ts'
import { Alert } from '../../../primitives/Alert/index.ts'
import { EmptyState } from '../../../primitives/EmptyState/index.ts'
import { SegmentedControl } from '../../../primitives/SegmentedControl/index.ts'
import {
  MissingDetails,
  getMissingDetailReason,
  useMissingDetailLabels,
  type MissingDetailsProps,
} from '../../shared/MissingDetails/index.ts'
import { OfferNextActions, useOfferLabels, type OfferIntents } from '../index.ts'
import { OfferDocumentPage, type PreviewKind } from '../OfferDocumentPage/index.ts'
import { EsfPart, type EsfFacts } from './EsfPart.tsx'
import { MoneyPart } from './MoneyPart.tsx'
import { DeliverySection, type DeliveryMessage } from './DeliverySection.tsx'
import { TurnoverPart } from './TurnoverPart.tsx'
import { VersionsPart } from './VersionsPart.tsx'
import type { TurnoverAction, TurnoverEntry } from '../turnover-types.ts'
import * as styles from './InvoicePreview.css.ts'

export interface InvoicePreviewProps extends Pick<OfferIntents, 'onStatus' | 'onInvoiceRequest' | 'onAskChange'> {
  offer: Offer
  kind: PreviewKind
  /** The deliveries, newest first; undefined while they load. */
  deliveries: readonly OfferDelivery[] | undefined
  /** Opens a sent document exactly as it was sent, or an attached file. */
  onOpen: (file: StoredFile) => void
  /** Generates an act, a waybill or a return as a PDF and opens it. The function shows errors itself. */
  onPdf: (document: Turnover, language: Locale) => Promise<void>
  /** The previous versions, newest first. */
  versions?: readonly OfferVersion[] | undefined
  /** The version that the page shows. @default the current version */
  revision?: number | undefined
  versionHref?: (revision: number) => string
  /** The user who answers as the recipient. If omitted, the preview requests no answer. */
  actor?: Actor | undefined
  /** Whether the current user pays the invoice; otherwise the current user is paid. @default false */
  owes?: boolean
  /** The role of the sender, and the URLs where they fill in missing details of the parties. */
  parties?: Pick<MissingDetailsProps, 'role' | 'hrefs'>
  /** Sends the document by e-mail. If it rejects with a `FormError`, the error appears on its field. */
  onSend?: (letter: { kind: PreviewKind; language: Locale } & DeliveryMessage) => Promise<void>
  onProgress?: (progress: number) => Promise<void>
  onEsf?: (facts: EsfFacts) => Promise<void>
  /** Issues, corrects or cancels an act or a waybill, or records a return. */
  onTurnover?: (act: TurnoverAction, entry: TurnoverEntry) => Promise<void>
  /** The copies in stock of the offer's titles. A waybill cannot ship more than these. */
  stock?: readonly LineStock[] | undefined
}

/** An offer or its invoice as it prints, next to its payments and deliveries (design n2). */
export function InvoicePreview({
  offer,
  kind,
  deliveries,
  onOpen,
  onPdf,
  versions = [],
  revision = offer.revision,
  versionHref = () => '',
  actor,
  owes = false,
  parties,
  onSend,
  onProgress,
  onEsf,
  onTurnover,
  stock,
  ...steps
}: InvoicePreviewProps) {
  const { t } = useTranslation('offers')
  const { date } = useFormat()
  const { nameOf } = useOfferLabels()
  const [language, setLanguage] = useState<Locale>(offer.language)
  const pastVersion = versions.find((version) => version.revision === revision)
  const refusal = getDocumentRefusal(kind, { ...offer, ...pastVersion })
  const missingDetails = findMissingOfferDetails(kind, offer)
  const sendDocument = onSend && !refusal && !pastVersion ? onSend : undefined
  const reason = getMissingDetailReason(useMissingDetailLabels(kind, missingDetails))
  const switchLanguage = (direction: 1 | -1) => {
    const newLanguage = locales[(locales.indexOf(language) + direction + locales.length) % locales.length]
    if (newLanguage) setLanguage(newLanguage)
  }
  useShortcut('[', () => switchLanguage(-1))
  useShortcut(']', () => switchLanguage(1))
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
        {pastVersion && (
          <ScreenOnly>
            <Alert>
              {t('versions.past', {
                version: nameOf(pastVersion),
                at: date(pastVersion.superseded_at, 'dateTime'),
                offer: nameOf(offer),
              })}
            </Alert>
          </ScreenOnly>
        )}
        {refusal ? (
          <EmptyState title={t('preview.noInvoiceTitle')}>{t('preview.noInvoiceText')}</EmptyState>
        ) : (
          <OfferDocumentPage
            offer={pastVersion ?? offer}
            kind={kind}
            language={language}
            label={t('preview.page', { paper: t(`preview.papers.${kind}`) })}
          />
        )}
      </div>
      <div className={styles.rail}>
        <Stack gap={5}>
          {actor && !pastVersion && <OfferNextActions offer={offer} actor={actor} {...steps} />}
          <MoneyPart offer={offer} owes={owes} onProgress={onProgress} />
          {sendDocument && parties && <MissingDetails document={kind} missingDetails={missingDetails} {...parties} />}
          <DeliverySection
            offer={offer}
            deliveries={deliveries}
            onOpen={onOpen}
            reason={reason}
            onSend={
              sendDocument ? (message: DeliveryMessage) => sendDocument({ kind, language, ...message }) : undefined
            }
          />
          <VersionsPart offer={offer} versions={versions} revision={revision} hrefOf={versionHref} />
          <TurnoverPart
            offer={offer}
            onPdf={(document) => onPdf(document, language)}
            onTurnover={isOfferOpen(offer.status) || getDocumentRefusal('invoice', offer) ? undefined : onTurnover}
            stock={stock}
          />
          <EsfPart offer={offer} onOpen={onOpen} onEsf={onEsf} />
        </Stack>
      </div>
    </div>
  )
}
