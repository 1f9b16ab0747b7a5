import { officialName, type SetupDetails } from '@press/domain'
import { getLangAttribute, useTranslation, type Locale } from '@press/i18n'
import { useState, type ReactNode } from 'react'
import { classes } from '../../../foundations/classes.ts'
import { numberOf } from '../SetupFrame/step-words.ts'
import { SampleLanguage } from './SampleLanguage.tsx'
import * as styles from './SetupSamples.css.ts'

/** The payment purpose code for printed matter, as in the press's documents. */
const purposeCode = '859'
/** The languages of an invoice. */
const languages: readonly Locale[] = ['ru', 'kz']

export interface InvoiceSampleProps {
  requisites: Pick<SetupDetails, 'bin' | 'kbe' | 'name_ru' | 'name_kz' | 'address_ru' | 'head' | 'accounts'>
  /** Whether automatically found values are highlighted, until the user leaves the step. @default false */
  tinted?: boolean
  /** In percent; left out before step 4. */
  rate?: number | undefined
  /** The number of the next invoice; left out before step 4. */
  number?: string | undefined
}

/** The head of an invoice as it will be printed, updated while the user types the organization details. */
export function InvoiceSample({ requisites, tinted = false, rate, number }: InvoiceSampleProps) {
  const { t } = useTranslation('setup')
  const [locale, setLocale] = useState<Locale>('ru')
  const { t: said } = useTranslation('setup', { lng: getLangAttribute(locale) })
  const { bin, kbe, address_ru, head, accounts } = requisites
  const name = (locale === 'kz' && requisites.name_kz) || requisites.name_ru
  const [main] = accounts
  const found = (value: string | undefined): ReactNode =>
    value ? <span className={classes(tinted && styles.found)}>{value}</span> : <Gap />
  const step = numberOf('vat')
  const supplier = [bin && said('preview.bin', { bin }), name, address_ru].filter(Boolean).join(', ')
  return (
    <div>
      <SampleLanguage title={t('preview.invoice')} languages={languages} value={locale} onValueChange={setLocale} />
      <div className={styles.sheet} data-surface="light" lang={getLangAttribute(locale)}>
        <p className={styles.term}>{said('preview.sample')}</p>
        <table className={styles.box}>
          <tbody>
            <tr>
              <Cell term={said('preview.beneficiary')}>
                {name ? <strong>{name}</strong> : <Gap />}
                {bin && <div>{said('preview.bin', { bin })}</div>}
              </Cell>
              <Cell term={said('preview.account')}>{found(main?.account)}</Cell>
              <Cell term={said('preview.kbe')}>{kbe || <Gap />}</Cell>
            </tr>
            <tr>
              <Cell term={said('preview.bank')}>{found(main?.bank)}</Cell>
              <Cell term={said('preview.bic')}>{found(main?.bic)}</Cell>
              <Cell term={said('preview.knp')}>{purposeCode}</Cell>
            </tr>
          </tbody>
        </table>
        <p className={styles.invoiceTitle}>
          {said('preview.invoiceNumber')} {number ?? <Later>{said('preview.atStep', { number: step })}</Later>}
        </p>
        <dl className={styles.parties}>
          <dt className={styles.term}>{said('preview.supplier')}</dt>
          <dd>{supplier || <Gap />}</dd>
          <dt className={styles.term}>{said('preview.vat')}</dt>
          <dd>
            {rate === undefined ? (
              <Later>{said('preview.rateAtStep', { number: step })}</Later>
            ) : (
              said('preview.vatRate', { rate })
            )}
          </dd>
          <dt className={styles.term}>{said('preview.signature')}</dt>
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
const Later = ({ children }: { children: ReactNode }) => <span className={styles.later}>{children}</span>
const Gap = () => <span className={styles.gap} aria-hidden />
