import { useTranslation } from '@press/i18n'
import { useFormContext, useWatch } from 'react-hook-form'
import { OfferSums } from '../index.ts'
import { totalsOf, type OfferValues } from './offerValues.ts'
import * as styles from './OfferForm.css.ts'

/** What the offer comes to while it is being written, beside it and on a phone under it. */
export function FormTotals({ discount, today }: { discount: number; today: string }) {
  const { t } = useTranslation('offers')
  const { control } = useFormContext<OfferValues>()
  const [items, date, language] = useWatch({ control, name: ['items', 'date', 'language'] })
  return (
    <aside className={styles.aside} aria-label={t('form.totals')}>
      <OfferSums totals={totalsOf({ items, date }, discount, today)} discount={discount} language={language} />
    </aside>
  )
}
