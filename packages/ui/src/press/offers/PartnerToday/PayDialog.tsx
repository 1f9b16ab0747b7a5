import { getUnpaidInvoices, type Offer } from '@press/domain'
import { useFormat, useTranslation } from '@press/i18n'
import { Button, ButtonLink } from '../../../primitives/Button/index.ts'
import { glyphs } from '../../../foundations/Icon/index.ts'
import { CopyButton } from '../../../primitives/CopyButton/index.ts'
import { Dialog } from '../../../primitives/Dialog/index.ts'
import * as styles from './PartnerToday.css.ts'

export interface PayDialogProps {
  offer: Offer
  open: boolean
  onOpenChange: (open: boolean) => void
  /** URL of the printed invoice, which has a payment code for the bank’s application. */
  invoiceHref: string
}

/** The data that a payment order needs, each value with a copy button. The partner pays by bank transfer, not by card. */
export function PayDialog({ offer, open, onOpenChange, invoiceHref }: PayDialogProps) {
  const { t } = useTranslation('offers')
  const { money, date, number } = useFormat()
  const amountDue = getUnpaidInvoices([offer])[0]?.rest ?? 0
  const purpose = t('pay.purposeText', {
    number: offer.invoice_number,
    date: offer.invoice_date ? date(offer.invoice_date, 'date') : '',
  })
  const rows = [
    { term: t('pay.sum'), value: money(amountDue), copied: number(amountDue / 100).replaceAll(/\s/g, '') },
    { term: t('pay.beneficiary'), value: offer.sender_name },
    { term: t('pay.bin'), value: offer.sender_bin },
    { term: t('pay.account'), value: offer.sender_account },
    { term: t('pay.bank'), value: offer.sender_bank },
    { term: t('pay.bic'), value: offer.sender_bic },
    { term: t('pay.kbe'), value: offer.sender_kbe },
    { term: t('pay.knp'), value: offer.sender_knp },
    { term: t('pay.purpose'), value: purpose },
  ].filter(({ value }) => value)
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('pay.title', { number: offer.invoice_number })}
      footer={
        <>
          <Button variant="secondary" onClick={() => onOpenChange(false)}>
            {t('pay.close')}
          </Button>
          <ButtonLink variant="primary" leading={glyphs.filePdf} href={invoiceHref}>
            {t('pay.paper')}
          </ButtonLink>
        </>
      }
    >
      <dl className={styles.requisites}>
        {rows.map(({ term, value, copied: copiedValue = value }) => (
          <div key={term} className={styles.requisite}>
            <dt className={styles.term}>{term}</dt>
            <dd className={styles.value}>
              {value}
              <CopyButton value={copiedValue} label={t('pay.copy', { field: term })} />
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
