import { getOverpayment, validatePaidPercentage, getAmountDue, type Offer } from '@press/domain'
import { useFormat, useTranslation } from '@press/i18n'
import { Panel } from '../../../foundations/layout/index.ts'
import { Text } from '../../../foundations/Text/index.ts'
import { Controller, Form, usePressForm } from '../../../patterns/Form/index.ts'
import { Button } from '../../../primitives/Button/index.ts'
import { NumberField } from '../../../primitives/NumberField/index.ts'
import { OfferLedger, OfferPaidBar } from '../index.ts'
import * as styles from './InvoicePreview.css.ts'

interface MoneyPartProps {
  offer: Pick<Offer, 'sum' | 'progress' | 'payments'>
  owes: boolean
  onProgress?: (progress: number) => Promise<void>
}

/** The payments of an offer. The paid percentage comes from the ledger, so setting a percentage adds a row to the ledger. */
export function MoneyPart({ offer, owes, onProgress }: MoneyPartProps) {
  const { t } = useTranslation('offers')
  const { money } = useFormat()
  const { payments, sum, progress } = offer
  const amountDue = getAmountDue(payments, sum)
  const overpayment = getOverpayment(payments, sum)
  return (
    <Panel title={t('ledger.label')}>
      <div className={styles.money}>
        <p className={styles.owed}>
          <span className={styles.caption}>
            {amountDue === 0 ? t('preview.settled') : t(owes ? 'preview.owed' : 'preview.toPay')}
          </span>
          <strong className={styles.figure}>{money(amountDue)}</strong>
          <span className={styles.caption}>{t('preview.of', { sum: money(sum) })}</span>
        </p>
        <OfferPaidBar progress={progress} />
        {overpayment > 0 && (
          <Text as="p" variant="small">
            {t('preview.overpaid', { sum: money(overpayment) })}
          </Text>
        )}
        <OfferLedger payments={payments} sum={sum} />
        {onProgress && <PercentageForm key={progress} progress={progress} onProgress={onProgress} />}
      </div>
    </Panel>
  )
}

function PercentageForm({
  progress,
  onProgress,
}: {
  progress: number
  onProgress: (progress: number) => Promise<void>
}) {
  const { t } = useTranslation('offers')
  const form = usePressForm<{ progress: number | null }, 'offers'>({
    values: { progress },
    problems: (values) => validatePaidPercentage(values.progress),
    namespace: 'offers',
    onSubmit: (values) => onProgress(values.progress ?? 0),
  })
  return (
    <Form form={form} label={t('ledger.label')}>
      <div className={styles.inline}>
        <div className={styles.grow}>
          <Controller
            control={form.control}
            name="progress"
            // The form's own validation reports the limit, so the field sets no limit.
            render={({ field }) => (
              <NumberField
                {...field}
                label={t('preview.percent')}
                hint={t('preview.percentHint')}
                suffix="%"
                digits={2}
                required
              />
            )}
          />
        </div>
        <div className={styles.beside}>
          <Button type="submit" busy={form.busy}>
            {t('preview.savePercent')}
          </Button>
        </div>
      </div>
    </Form>
  )
}
