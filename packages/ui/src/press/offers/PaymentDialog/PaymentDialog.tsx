import {
  isIsoDate,
  isFarDay,
  isPercentage,
  createRandomId,
  getPaidPercentage,
  validatePayment,
  createPaymentForPercentage,
  validatePaidPercentage,
  getAmountDue,
  type Offer,
} from '@press/domain'
import { useFormat, useTranslation } from '@press/i18n'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { Controller, FormDialog, usePressForm } from '../../../patterns/Form/index.ts'
import { FieldGrid, FieldWide } from '../../../patterns/FieldSet/index.ts'
import { useToday } from '../../../foundations/Clock/index.ts'
import { Checkbox } from '../../../primitives/Checkbox/index.ts'
import { DateField } from '../../../primitives/DateField/index.ts'
import { MoneyField } from '../../../primitives/MoneyField/index.ts'
import { NumberField } from '../../../primitives/NumberField/index.ts'
import { SegmentedControl } from '../../../primitives/SegmentedControl/index.ts'
import { TextField } from '../../../primitives/TextField/index.ts'
import { OfferLedger, useOfferLabels } from '../index.ts'
import * as styles from './PaymentDialog.css.ts'

/**
 * A change of the payments: the percentage paid so far, or one payment (negative for a refund). A payment sent twice with the same
 * key counts once.
 */
export type PaymentChange =
  | { progress: number }
  | {
      payment: {
        key: string
        amount: number
        date: string
        note: string
        document_number: string
        advance: boolean
        reason?: string
      }
    }

export const paymentInputModes = ['progress', 'payment'] as const
export type PaymentInputMode = (typeof paymentInputModes)[number]

interface PaymentValues {
  progress: number | null
  amount: number | null
  date: string
  note: string
  document_number: string
  advance: boolean
  reason: string
}

export interface PaymentDialogProps {
  offer: Pick<Offer, 'number' | 'revision' | 'recipient_name' | 'sum' | 'progress' | 'paid' | 'payments'>
  open: boolean
  onOpenChange: (open: boolean) => void
  /** Saves the change. The dialog closes when it resolves. If it rejects with a `FormError`, the errors appear on the fields. */
  onSave: (change: PaymentChange) => Promise<void>
  /** The initial mode. @default 'progress' */
  defaultMode?: PaymentInputMode
}

/** Records what was paid for an offer: either as a percentage or as a single payment. */
export function PaymentDialog({ open, ...props }: PaymentDialogProps) {
  return open ? <OpenDialog {...props} /> : null
}

function OpenDialog({ offer, onOpenChange, onSave, defaultMode = 'progress' }: Omit<PaymentDialogProps, 'open'>) {
  const { t } = useTranslation('offers')
  const { money, number } = useFormat()
  const { nameOf } = useOfferLabels()
  const today = useToday()
  const [mode, setMode] = useState<PaymentInputMode>(defaultMode)
  const [idempotencyKey] = useState(createRandomId)
  const { payments, sum } = offer
  const amountDue = getAmountDue(payments, sum)
  /** Whether the date requires a reason. */
  const needsReason = (date: string) => mode === 'payment' && isIsoDate(date) && isFarDay(date, today)
  const form = usePressForm<PaymentValues, 'offers'>({
    values: {
      progress: offer.progress,
      amount: null,
      date: today,
      note: '',
      document_number: '',
      advance: false,
      reason: '',
    },
    problems: (values) =>
      mode === 'progress' ? validatePaidPercentage(values.progress) : validatePayment(values, offer, today),
    namespace: 'offers',
    onSubmit: async ({
      progress: enteredPercentage,
      amount: enteredAmount,
      date,
      note,
      document_number,
      advance,
      reason,
    }) => {
      const reasonPart = needsReason(date) && { reason: reason.trim() }
      await onSave(
        mode === 'progress'
          ? { progress: enteredPercentage ?? 0 }
          : {
              payment: {
                key: idempotencyKey,
                amount: enteredAmount ?? 0,
                date,
                note: note.trim(),
                document_number: document_number.trim(),
                advance: advance && (enteredAmount ?? 0) > amountDue,
                ...reasonPart,
              },
            },
      )
      onOpenChange(false)
    },
  })
  const [progress, amount, day] = useWatch({ control: form.control, name: ['progress', 'amount', 'date'] })
  const newPayment =
    mode === 'payment'
      ? { amount: amount ?? 0 }
      : createPaymentForPercentage(
          progress !== null && isPercentage(progress) ? progress : offer.progress,
          payments,
          sum,
        )
  const paymentsAfter = [...payments, newPayment]
  return (
    <FormDialog
      form={form}
      size="md"
      title={t('payment.title', { offer: nameOf(offer) })}
      onClose={() => onOpenChange(false)}
      cancelLabel={t('payment.cancel')}
      submitLabel={t(mode === 'progress' ? 'payment.saveProgress' : 'payment.savePayment')}
      busyLabel={t('payment.saving')}
      footerNote={
        <output className={styles.after}>
          {t('payment.after', {
            percent: number(getPaidPercentage(paymentsAfter, sum)),
            rest: money(getAmountDue(paymentsAfter, sum)),
          })}
        </output>
      }
    >
      <p>{t('payment.text', { recipient: offer.recipient_name, sum: money(sum) })}</p>
      <SegmentedControl
        label={t('payment.way')}
        fullWidth
        value={mode}
        onValueChange={(newMode) => {
          setMode(newMode)
          form.clearErrors()
        }}
        options={paymentInputModes.map((value) => ({ value, label: t(`payment.wayOf.${value}`) }))}
      />
      {mode === 'progress' ? (
        <Controller
          control={form.control}
          name="progress"
          // The form's own validation reports the limit, so the field sets no limit.
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
                hint={t('payment.amountHint', { rest: money(amountDue) })}
                min={-offer.paid}
                required
              />
            )}
          />
          <Controller
            control={form.control}
            name="date"
            render={({ field }) => <DateField {...field} label={t('payment.date')} max={today} required />}
          />
          <TextField {...form.register('document_number')} label={t('payment.order')} optional autoComplete="off" />
          {mode === 'payment' && (amount ?? 0) > amountDue && (
            <FieldWide>
              <Controller
                control={form.control}
                name="advance"
                render={({ field: { value, onValueChange, ...field } }) => (
                  <Checkbox
                    {...field}
                    label={t('payment.advance', { sum: money((amount ?? 0) - amountDue) })}
                    detail={t('payment.advanceHint')}
                    checked={value}
                    onCheckedChange={onValueChange}
                  />
                )}
              />
            </FieldWide>
          )}
          {needsReason(day) && (
            <FieldWide>
              <TextField
                {...form.register('reason')}
                label={t('payment.reason')}
                hint={t('payment.reasonHint')}
                maxLength={300}
                required
                autoComplete="off"
              />
            </FieldWide>
          )}
          <FieldWide>
            <TextField {...form.register('note')} label={t('payment.note')} optional autoComplete="off" />
          </FieldWide>
        </FieldGrid>
      )}
      <section aria-label={t('ledger.label')} className={styles.ledger}>
        <OfferLedger payments={payments} sum={sum} />
      </section>
    </FormDialog>
  )
}
