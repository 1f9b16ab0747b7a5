import { officialName, type SetupDetails } from '@press/domain'
import { getLangAttribute, useTranslation, type Locale } from '@press/i18n'
import { useState, type ReactNode } from 'react'
import { classes } from '../../../foundations/classes.ts'
import { getStepNumber } from '../SetupFrame/step-words.ts'
import { SampleLanguage } from './SampleLanguage.tsx'
import * as styles from './SetupSamples.css.ts'

/** The payment purpose code for printed matter, as used in the press's documents. */
const purposeCode = '859'
/** The languages of an invoice. */
const languages: readonly Locale[] = ['ru', 'kz']

export interface InvoiceSampleProps {
  paymentDetails: Pick<SetupDetails, 'bin' | 'kbe' | 'name_ru' | 'name_kz' | 'address_ru' | 'head' | 'accounts'>
  /** Whether automatically found values are highlighted. They are highlighted until the user leaves the step. @default false */
  tinted?: boolean
  /** VAT rate in percent. Omitted before step 4. */
  rate?: number | undefined
  /** The number of the next invoice. Omitted before step 4. */
  number?: string | undefined
}

/** The head of an invoice as it will be printed, updated while the user types the organization details. */
export function InvoiceSample({ paymentDetails, tinted = false, rate, number }: InvoiceSampleProps) {
  const { t } = useTranslation('setup')
  const [locale, setLocale] = useState<Locale>('ru')
  const { t: translate } = useTranslation('setup', { lng: getLangAttribute(locale) })
  const { bin, kbe, address_ru, head, accounts } = paymentDetails
  const supplierName = (locale === 'kz' && paymentDetails.name_kz) || paymentDetails.name_ru
  const [mainAccount] = accounts
  const renderFoundValue = (value: string | undefined): ReactNode =>
    value ? <span className={classes(tinted && styles.found)}>{value}</span> : <Gap />
  const vatStepNumber = getStepNumber('vat')
  const supplier = [bin && translate('preview.bin', { bin }), supplierName, address_ru].filter(Boolean).join(', ')
  return (
    <div>
      <SampleLanguage title={t('preview.invoice')} languages={languages} value={locale} onValueChange={setLocale} />
      <div className={styles.sheet} data-surface="light" lang={getLangAttribute(locale)}>
        <p className={styles.term}>{translate('preview.sample')}</p>
        <table className={styles.box}>
          <tbody>
            <tr>
              <Cell term={translate('preview.beneficiary')}>
                {supplierName ? <strong>{supplierName}</strong> : <Gap />}
                {bin && <div>{translate('preview.bin', { bin })}</div>}
              </Cell>
              <Cell term={translate('preview.account')}>{renderFoundValue(mainAccount?.account)}</Cell>
              <Cell term={translate('preview.kbe')}>{kbe || <Gap />}</Cell>
            </tr>
            <tr>
              <Cell term={translate('preview.bank')}>{renderFoundValue(mainAccount?.bank)}</Cell>
              <Cell term={translate('preview.bic')}>{renderFoundValue(mainAccount?.bic)}</Cell>
              <Cell term={translate('preview.knp')}>{purposeCode}</Cell>
            </tr>
          </tbody>
        </table>
        <p className={styles.invoiceTitle}>
          {translate('preview.invoiceNumber')}{' '}
          {number ?? <LaterNote>{translate('preview.atStep', { number: vatStepNumber })}</LaterNote>}
        </p>
        <dl className={styles.parties}>
          <dt className={styles.term}>{translate('preview.supplier')}</dt>
          <dd>{supplier || <Gap />}</dd>
          <dt className={styles.term}>{translate('preview.vat')}</dt>
          <dd>
            {rate === undefined ? (
              <LaterNote>{translate('preview.rateAtStep', { number: vatStepNumber })}</LaterNote>
            ) : (
              translate('preview.vatRate', { rate })
            )}
          </dd>
          <dt className={styles.term}>{translate('preview.signature')}</dt>
          <dd>{head ? officialName(head) : <Gap />}</dd>
        </dl>
      </div>
    </div>
  )
}

const Cell = ({ term, children }: { term: string; children: ReactNode }) => (
  <td className={styles.cell}>
    <div className={styles.term}>{term}</div>
    {children}
  </td>
)
const LaterNote = ({ children }: { children: ReactNode }) => <span className={styles.later}>{children}</span>
const Gap = () => <span className={styles.gap} aria-hidden />
