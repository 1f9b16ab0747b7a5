import { isOfferOpen, type OfferPrices, type OfferStatus } from '@press/domain'
import { useFormat, useTranslation } from '@press/i18n'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { Form, FormFooter, usePressForm, type FormError } from '../../../patterns/Form/index.ts'
import { useToday } from '../../../private/useToday.ts'
import { Button } from '../../../primitives/Button/index.ts'
import { BooksSection } from './BooksSection.tsx'
import { FormTotals } from './FormTotals.tsx'
import { LockedBooks } from './LockedBooks.tsx'
import { OfferSection } from './OfferSection.tsx'
import { blankOffer, bodyOf, problemsOf, type OfferFormBody, type OfferValues } from './offerValues.ts'
import { PartySection, type PartySectionProps } from './PartySection.tsx'
import { TermsSection } from './TermsSection.tsx'
import * as styles from './OfferForm.css.ts'

export interface OfferFormProps extends Pick<PartySectionProps, 'searchOrganizations'> {
  /** A draft, `offerValues(offer)`, or the press's own side of a new one. @default an empty offer of today */
  defaultValues?: Partial<OfferValues>
  /** What is said before anything is sent. */
  refusal?: FormError | undefined
  /** Where the offer stands: once it is accepted its books, prices, date and discount are locked. @default 'in process' */
  status?: OfferStatus
  /** Its version. @default 1 */
  revision?: number
  /** Makes the next version of a locked offer, whose books can be changed again. */
  onNewVersion?: () => void
  /** Per cent off for partners by today's price list, or the one stored with the offer. */
  partnerDiscount: number
  /** The price list stored with the offer and today's: what today's would price otherwise says so. */
  prices?: OfferPrices | undefined
  /** Keeps a draft; called after every change. */
  onDraft?: (values: OfferValues) => void
  /** When the draft was last kept. */
  draftSavedAt?: string | Date | undefined
  /** Saves the offer. What it rejects with, a `FormError`, lands on its fields: `items.0.price`. */
  onSubmit: (body: OfferFormBody, values: OfferValues) => Promise<void>
  /** Leaves without saving. */
  onCancel: () => void
  /** @default «Сохранить КП» */
  submitLabel?: string
  /** @default now */
  today?: string
}

/** An offer: both sides, its books with their works, and what it comes to while it is being written. */
export function OfferForm({
  defaultValues,
  refusal,
  status = 'in process',
  revision = 1,
  onNewVersion,
  partnerDiscount,
  prices,
  searchOrganizations,
  onDraft,
  draftSavedAt,
  onSubmit,
  onCancel,
  submitLabel,
  today: given,
}: OfferFormProps) {
  const { t } = useTranslation('offers')
  const { date } = useFormat()
  const today = useToday(given)
  const [initial] = useState<OfferValues>(() => ({ ...blankOffer(today), ...defaultValues }))
  const locked = !isOfferOpen(status)
  const form = usePressForm<OfferValues, 'offers'>({
    values: initial,
    problems: problemsOf,
    words: 'offers',
    onSubmit: (values) => onSubmit(bodyOf(values), values),
    refusal,
    onValuesChange: onDraft,
  })
  const reduced = useWatch({ control: form.control, name: 'partner_discount' })
  const discount = reduced ? partnerDiscount : 0
  const state = draftSavedAt
    ? t('form.draftSaved', { time: date(draftSavedAt, 'time') })
    : form.dirty && t('form.unsaved')

  return (
    <Form form={form}>
      <div className={styles.layout}>
        <div className={styles.main}>
          <OfferSection today={today} locked={locked} />
          <PartySection
            side="recipient"
            searchOrganizations={searchOrganizations}
            onChosen={({ is_partner }) =>
              locked || form.setValue('partner_discount', is_partner, { shouldDirty: true })
            }
          />
          <PartySection side="sender" searchOrganizations={searchOrganizations} />
          {locked ? (
            <LockedBooks
              values={initial}
              status={status}
              discount={discount}
              prices={prices}
              revision={revision}
              onNewVersion={onNewVersion}
            />
          ) : (
            <BooksSection discount={discount} prices={prices} today={today} />
          )}
          <TermsSection partnerDiscount={partnerDiscount} locked={locked} />
        </div>
        <FormTotals discount={discount} today={today} />
      </div>
      <FormFooter state={state}>
        <Button variant="secondary" onClick={onCancel}>
          {t('form.cancel')}
        </Button>
        <Button type="submit" variant="primary" busy={form.busy} busyLabel={t('form.saving')}>
          {submitLabel ?? t('form.save')}
        </Button>
      </FormFooter>
    </Form>
  )
}
