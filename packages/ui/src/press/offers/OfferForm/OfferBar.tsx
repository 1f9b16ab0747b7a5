import { amountInWords } from '@press/domain'
import { getLangAttribute as codeOf, useFormat, useTranslation } from '@press/i18n'
import { useId, useState, type ReactNode } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { VisuallyHidden } from '../../../foundations/VisuallyHidden/index.ts'
import { glyphs } from '../../../foundations/Icon/index.ts'
import { IconButton } from '../../../primitives/IconButton/index.ts'
import { calculateTotals, type OfferValues } from './offer-values.ts'
import * as styles from './OfferForm.css.ts'

interface OfferBarProps {
  discount: number
  today: string
  /** The state of the form as one line of text. */
  state: ReactNode
  /** A button that opens the printed page. Set it if the page does not fit next to the fields. */
  previewButton?: ReactNode
  /** The form's buttons. The send button comes last. */
  children: ReactNode
}

/** The totals of the offer while it is edited, always in view. On a phone a button expands the VAT and the sum in words. */
export function OfferBar({ discount, today, state, previewButton, children }: OfferBarProps) {
  const { t } = useTranslation('offers')
  const { money, number } = useFormat()
  const { control } = useFormContext<OfferValues>()
  const [items, date, language] = useWatch({ control, name: ['items', 'date', 'language'] })
  const totals = calculateTotals({ items, date }, discount, today)
  const [isOpen, setIsOpen] = useState(false)
  const detailsId = useId()
  return (
    <div className={styles.bar}>
      <aside className={styles.sums} aria-label={t('form.totals')}>
        <dl className={styles.total}>
          <dt className={styles.term}>{t('sums.total')}</dt>
          <dd className={styles.totalSum}>{money(totals.sum)}</dd>
        </dl>
        <span className={styles.moreToggle}>
          <IconButton
            size="sm"
            glyph={isOpen ? glyphs.caretDown : glyphs.caretUp}
            label={t('form.sumsMore')}
            aria-expanded={isOpen}
            aria-controls={detailsId}
            onClick={() => setIsOpen(!isOpen)}
          />
        </span>
        <dl id={detailsId} className={styles.more} data-open={isOpen || undefined}>
          {totals.discount > 0 && (
            <>
              <div className={styles.pair}>
                <dt>{t('sums.gross')}</dt>
                <dd>{money(totals.gross)}</dd>
              </div>
              <div className={styles.pair}>
                <dt>{t('sums.discount', { percent: number(discount) })}</dt>
                <dd>{`−\u00a0${money(totals.discount)}`}</dd>
              </div>
            </>
          )}
          <div className={styles.pair}>
            <dt>{t('sums.vat', { percent: number(totals.vat_rate) })}</dt>
            <dd className={styles.lineSum}>{money(totals.vat)}</dd>
          </div>
          <div>
            <dt>
              <VisuallyHidden>{t('sums.words')}</VisuallyHidden>
            </dt>
            <dd lang={codeOf(language)}>{amountInWords(totals.sum, language)}</dd>
          </div>
        </dl>
        {previewButton && <span className={styles.look}>{previewButton}</span>}
      </aside>
      <div className={styles.buttons}>
        <output className={styles.state}>{state}</output>
        {children}
      </div>
    </div>
  )
}
