import { isPercentage, paymentPercentage, paymentTo, restOf } from '@press/domain'
import { useFormat, useTranslation } from '@press/i18n'
import { useId, useState } from 'react'
import { Controller, useForm, useWatch, type FieldErrors, type Resolver } from 'react-hook-form'
import { Form, type FormError } from '../../patterns/Form/index.ts'
import { FieldGrid, FieldWide } from '../../patterns/FieldSet/index.ts'
import { useToday } from '../../private/useToday.ts'
import { Button } from '../../primitives/Button/index.ts'
import { DateField } from '../../primitives/DateField/index.ts'
import { Dialog } from '../../primitives/Dialog/index.ts'
import { MoneyField } from '../../primitives/MoneyField/index.ts'
import { NumberField } from '../../primitives/NumberField/index.ts'
import { SegmentedControl } from '../../primitives/SegmentedControl/index.ts'
import { TextField } from '../../primitives/TextField/index.ts'
import { OfferLedger, useOfferWords, type Offer } from '../offers/index.ts'
import * as styles from './PaymentDialog.css.ts'

/** What is paid by now, as a percentage; or one payment, negative where money goes back. */
export type PaymentChange = { progress: number } | { payment: { amount: number; date: string; note: string } }

export const paymentWays = ['progress', 'payment'] as const
export type PaymentWay = (typeof paymentWays)[number]

interface PaymentValues {
  progress: number | null
  amount: number | null
  date: string
  note: string
}

export interface PaymentDialogProps {
  offer: Pick<Offer, 'number' | 'revision' | 'recipient_name' | 'sum' | 'progress' | 'paid' | 'payments'>
  open: boolean
  onOpenChange: (open: boolean) => void
  /** Saves it; the dialog closes when it resolves. What it rejects with, a `FormError`, lands on its fields. */
  onSave: (change: PaymentChange) => Promise<void>
  /** What it opens with. @default 'progress' */
  defaultWay?: PaymentWay
  /** @default now */
  today?: string
}

/** Notes what is paid of an offer: as a percentage, or payment by payment. */
export function PaymentDialog({ open, ...props }: PaymentDialogProps) {
  return open ? <OpenDialog {...props} /> : null
}

function OpenDialog({
  offer,
  onOpenChange,
  onSave,
  defaultWay = 'progress',
  today: given,
}: Omit<PaymentDialogProps, 'open'>) {
  const { t } = useTranslation('offers')
  const { money, number } = useFormat()
  const { nameOf } = useOfferWords()
  const today = useToday(given)
  const id = useId()
  const [way, setWay] = useState<PaymentWay>(defaultWay)
  const [refusal, setRefusal] = useState<FormError>()
  const { payments, sum } = offer

  const resolver: Resolver<PaymentValues> = (values) => {
    const wrong: FieldErrors<PaymentValues> = {}
    const say = (field: keyof PaymentValues, problem: 'percentage' | 'required') => {
      wrong[field] = { type: problem, message: t(`problem.${problem}`) }
    }
    if (way === 'progress' && !isPercentage(values.progress ?? Number.NaN)) say('progress', 'percentage')
    if (way === 'payment' && !values.amount) say('amount', 'required')
    if (way === 'payment' && !values.date) say('date', 'required')
    return Object.keys(wrong).length > 0 ? { values: {}, errors: wrong } : { values, errors: {} }
  }
  const form = useForm<PaymentValues>({
    defaultValues: { progress: offer.progress, amount: null, date: today, note: '' },
    resolver,
    mode: 'onTouched',
    shouldFocusError: false,
  })
  const { isSubmitting } = form.formState
  const [progress, amount] = useWatch({ control: form.control, name: ['progress', 'amount'] })
  const added =
    way === 'payment'
      ? { amount: amount ?? 0 }
      : paymentTo(progress !== null && isPercentage(progress) ? progress : offer.progress, payments, sum)
  const after = [...payments, added]

  const save = async (values: PaymentValues) => {
    setRefusal(undefined)
    try {
      await onSave(
        way === 'progress'
          ? { progress: values.progress ?? 0 }
          : { payment: { amount: values.amount ?? 0, date: values.date, note: values.note.trim() } },
      )
      onOpenChange(false)
    } catch (error) {
      setRefusal(error as FormError)
    }
  }
  return (
    <Dialog
      open
      size="md"
      onOpenChange={onOpenChange}
      dismissable={!isSubmitting}
      title={t('payment.title', { offer: nameOf(offer) })}
      footer={
        <>
          <output className={styles.after}>
            {t('payment.after', {
              percent: number(paymentPercentage(after, sum)),
              rest: money(restOf(after, sum)),
            })}
          </output>
          <Button variant="secondary" disabled={isSubmitting} onClick={() => onOpenChange(false)}>
            {t('payment.cancel')}
          </Button>
          <Button type="submit" form={id} variant="primary" busy={isSubmitting} busyLabel={t('payment.saving')}>
            {t(way === 'progress' ? 'payment.saveProgress' : 'payment.savePayment')}
          </Button>
        </>
      }
    >
      <Form form={form} id={id} onSubmit={save} error={refusal}>
        <p>{t('payment.text', { recipient: offer.recipient_name, sum: money(sum) })}</p>
        <SegmentedControl
          label={t('payment.way')}
          fullWidth
          value={way}
          onValueChange={(next) => {
            setWay(next)
            form.clearErrors()
          }}
          segments={paymentWays.map((value) => ({ value, label: t(`payment.wayOf.${value}`) }))}
        />
        {way === 'progress' ? (
          <Controller
            control={form.control}
            name="progress"
            // The limit is said in the press's own words, so the field itself knows none.
            render={({ field }) => (
              <NumberField
                {...field}
                label={t('payment.progress')}
                hint={t('payment.progressHint')}
                suffix="%"
                step={5}
                digits={2}
                steppers
                required
              />
            )}
          />
        ) : (
          <FieldGrid layout="columns">
            <Controller
              control={form.control}
              name="amount"
              render={({ field }) => (
                <MoneyField
                  {...field}
                  label={t('payment.amount')}
                  hint={t('payment.amountHint', { rest: money(restOf(payments, sum)) })}
                  min={-offer.paid}
                  required
                />
              )}
            />
            <Controller
              control={form.control}
              name="date"
              render={({ field }) => (
                <DateField {...field} label={t('payment.date')} today={today} max={today} required />
              )}
            />
            <FieldWide>
              <TextField {...form.register('note')} label={t('payment.note')} optional autoComplete="off" />
            </FieldWide>
          </FieldGrid>
        )}
        <section aria-label={t('ledger.label')} className={styles.ledger}>
          <OfferLedger payments={payments} sum={sum} />
        </section>
      </Form>
    </Dialog>
  )
}
