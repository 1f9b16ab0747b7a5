import type { StoredFile } from '@press/domain'
import { useFormat, useTranslation, locales, type Locale } from '@press/i18n'
import { useEffect, useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { Text } from '../../../foundations/Text/index.ts'
import { getFileGlyph } from '../../../primitives/FileUpload/index.ts'
import { Button } from '../../../primitives/Button/index.ts'
import { SegmentedControl } from '../../../primitives/SegmentedControl/index.ts'
import { OfferDocumentPage, type PreviewPlace } from '../OfferDocumentPage/index.ts'
import { toRequestBody, type OfferValues } from './offer-values.ts'
import * as styles from './OfferForm.css.ts'

/** The page exactly as it was sent to the recipient. */
export interface SentDocument {
  file: StoredFile
  /** SHA-256 of the file, 64 hex digits. */
  sha256: string
  created_at: string
}

export interface OfferDocumentPreviewProps {
  /** Discount of this offer, in per cent. */
  discount: number
  revision: number
  today: string
  /** The page as it was sent. Undefined until the offer is locked. */
  sentDocument: SentDocument | undefined
  onOpenSent: ((file: StoredFile) => void) | undefined
}

/** Debounce of the preview, in milliseconds after the last keystroke. */
const previewDebounceMs = 200

/** A preview of the printed commercial offer, next to the form's fields. */
export function OfferDocumentPreview({
  discount,
  revision,
  today,
  sentDocument,
  onOpenSent,
}: OfferDocumentPreviewProps) {
  const { t } = useTranslation('offers')
  const { date } = useFormat()
  const values = useDebouncedValues()
  const focusedPlace = useFocusedPlace()
  const [shownLanguage, setShownLanguage] = useState<Locale>()
  const language = shownLanguage ?? values.language
  const requestBody = toRequestBody(values)
  return (
    <>
      <div className={styles.deskHead}>
        <Text variant="strong">{t(sentDocument ? 'form.page.sent' : 'form.page.title')}</Text>
        <Text variant="small" tone="muted">
          {sentDocument ? (
            <span title={sentDocument.sha256}>
              {`${date(sentDocument.created_at, 'dateTime')} · ${t('preview.hash', { start: sentDocument.sha256.slice(0, 4), end: sentDocument.sha256.slice(-4) })}`}
            </span>
          ) : (
            t('form.page.follows')
          )}
        </Text>
        <span className={styles.deskEnd}>
          {sentDocument && onOpenSent && (
            <Button
              variant="quiet"
              size="sm"
              leading={getFileGlyph(sentDocument.file.name)}
              onClick={() => onOpenSent(sentDocument.file)}
            >
              {t('form.page.open')}
            </Button>
          )}
          <SegmentedControl
            label={t('preview.language')}
            size="sm"
            options={locales.map((value) => ({ value, label: t(`form.page.short.${value}`) }))}
            value={language}
            onValueChange={setShownLanguage}
          />
        </span>
      </div>
      <OfferDocumentPage
        offer={{
          ...requestBody,
          date: requestBody.date || today,
          number: requestBody.number || '…',
          revision,
          discount,
          invoice_number: null,
          invoice_date: null,
          contract_number: null,
          contract_date: null,
        }}
        kind="kp"
        language={language}
        label={t('preview.page', { paper: t('preview.papers.kp') })}
        size="beside"
        highlightedLine={focusedPlace}
      />
    </>
  )
}

/** Returns the form values, debounced. */
function useDebouncedValues(): OfferValues {
  const { getValues, subscribe } = useFormContext<OfferValues>()
  const [values, setValues] = useState(() => getValues())
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const unsubscribe = subscribe({
      formState: { values: true },
      callback: () => {
        clearTimeout(timer)
        timer = setTimeout(() => setValues({ ...getValues() }), previewDebounceMs)
      },
    })
    return () => {
      clearTimeout(timer)
      unsubscribe()
    }
  }, [getValues, subscribe])
  return values
}

const linePattern = /^items\.(\d+)\.(?:work_types\.(\d+)\.)?(?:name|quantity|price|unit_count|unit_price)$/

/** Returns the line that has the focus. */
function useFocusedPlace(): PreviewPlace | undefined {
  const [place, setPlace] = useState<PreviewPlace>()
  useEffect(() => {
    const updateFocusedPlace = ({ target }: FocusEvent) => {
      const [, book, work] = linePattern.exec((target as HTMLInputElement).name ?? '') ?? []
      setPlace(
        book === undefined ? undefined : { book: Number(book), work: work === undefined ? undefined : Number(work) },
      )
    }
    document.addEventListener('focusin', updateFocusedPlace)
    return () => document.removeEventListener('focusin', updateFocusedPlace)
  }, [])
  return place
}
