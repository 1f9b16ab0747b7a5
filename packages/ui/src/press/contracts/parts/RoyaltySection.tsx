import { contractTerms, calculateRoyalty, getIncludedVat, getVatRate, type ContractInput } from '@press/domain'
import { useFormat, useTranslation } from '@press/i18n'
import * as styles from './parts.css.ts'
import { AsideSection } from './AsideSection.tsx'

export interface RoyaltySectionProps {
  contract: Pick<ContractInput, 'kind' | 'party_name' | 'fee' | 'royalty' | 'print_run' | 'author_copies' | 'date'>
  /** Price of a copy, including VAT. */
  price: number | null
}

/** The amount that a contract adds to the other party's wallet before deductions, and the date when this happens. */
export function RoyaltySection({ contract, price }: RoyaltySectionProps) {
  const { t } = useTranslation('contracts')
  const { money, number } = useFormat()
  const { kind, party_name, fee, royalty, print_run, author_copies, date } = contract
  if (!contractTerms[kind].pays || !(fee || royalty)) return null
  const netPrice = price === null ? null : price - getIncludedVat(price, getVatRate(date))
  const copiesForSale = Math.max(0, (print_run ?? 0) - (author_copies ?? 0))
  const isMonthly = kind === 'itd' || kind === 'neconc'
  const lines =
    royalty && price !== null && netPrice !== null
      ? [
          { key: 'price' as const, value: money(price) },
          { key: 'perCopy' as const, value: money(calculateRoyalty(netPrice, royalty)) },
          ...(copiesForSale > 0
            ? [
                { key: 'forSale' as const, value: t('gives.copies', { count: copiesForSale }) },
                { key: 'whole' as const, value: money(calculateRoyalty(netPrice * copiesForSale, royalty)) },
              ]
            : []),
        ]
      : []
  return (
    <AsideSection title={t('gives.title')}>
      {fee ? (
        <div>
          <p className={styles.quiet}>{t(isMonthly ? 'gives.monthly' : 'gives.after', { name: party_name || '…' })}</p>
          <p className={styles.figure}>{money(fee)}</p>
        </div>
      ) : null}
      {lines.length > 0 && (
        <dl className={styles.sums}>
          {lines.map(({ key, value }) => (
            <div key={key} className={styles.sum}>
              <dt>{t(`gives.${key}`)}</dt>
              <dd className={key === 'whole' ? styles.whole : undefined}>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {royalty ? (
        <p className={styles.quiet}>
          {lines.length > 0 ? t('gives.note') : t('gives.noPrice', { royalty: `${number(royalty)}\u00a0%` })}
        </p>
      ) : null}
    </AsideSection>
  )
}
