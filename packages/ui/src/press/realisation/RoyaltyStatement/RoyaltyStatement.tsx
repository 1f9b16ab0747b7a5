import { getQuarter, type SaleChannel, type WithheldLine } from '@press/domain'
import {
  formatNumber,
  getLangAttribute as codeOf,
  formatDocumentDate,
  formatDocumentAmount,
  useTranslation,
  type Locale,
} from '@press/i18n'
import { Suspense, type ReactNode } from 'react'
import { SegmentedControl } from '../../../primitives/SegmentedControl/index.ts'
import * as styles from './RoyaltyStatement.css.ts'

/** The statement to the authors of a contract for a period; sums in tiyn. */
export interface RoyaltyStatementFacts {
  contract: { number: string; date: string }
  book_name: string
  authors: string
  from: string
  to: string
  due: string
  channels: readonly { channel: SaleChannel; copies: number; price: number | null; sum: number }[]
  copies: number
  sum: number
  vat: number
  vat_rate: number
  net: number
  rate: number
  owed: number
  /** The sum owed to each author, the withholding from it, and the payment. The IIN is '' if it is unknown. */
  shares: readonly {
    name: string
    share: number
    sum: number
    bin: string
    withheld: readonly WithheldLine[]
    net: number
    /** The accrued sum. Null if nothing is accrued yet; the other sums are then calculated as for an accrual today. */
    accrual: { gross: number } | null
  }[]
}

export interface RoyaltyStatementProps {
  statement: RoyaltyStatementFacts
  /** The press as a party of the document. */
  press: { name: string; bin: string }
  /** The language of the letter, independent of the interface language. */
  language: Locale
  onLanguageChange: (language: Locale) => void
  /** Buttons with the actions for the statement. */
  actions?: ReactNode
}

const languages = ['ru', 'kz', 'en'] as const
const romanNumerals = ['I', 'II', 'III', 'IV'] as const

/** The letter to an author, in the author's own language. */
export function RoyaltyStatement({ statement, press, language, onLanguageChange, actions }: RoyaltyStatementProps) {
  const { t } = useTranslation('realisation')
  return (
    <div className={styles.statement}>
      <div className={styles.top}>
        <h2 className={styles.title}>
          {t('letter')}
          <span className={styles.number}>{statement.contract.number}</span>
        </h2>
        <SegmentedControl
          size="sm"
          label={t('language')}
          options={languages.map((value) => ({ value, label: t(`inShort.${value}`) }))}
          value={language}
          onValueChange={onLanguageChange}
        />
      </div>
      <div className={styles.sheet} data-surface="light" lang={codeOf(language)}>
        <Suspense>
          <StatementSheet statement={statement} press={press} language={language} />
        </Suspense>
      </div>
      {actions && <div className={styles.foot}>{actions}</div>}
    </div>
  )
}

/** Renders a line with a text at its start and a value at its end. */
const renderLine = (label: string, value: string, lineClass = styles.muted) => (
  <div key={label} className={`${styles.line} ${lineClass}`}>
    <span>{label}</span>
    <span className={styles.sum}>{value}</span>
  </div>
)

function StatementSheet({
  statement,
  press,
  language,
}: Pick<RoyaltyStatementProps, 'statement' | 'press' | 'language'>) {
  const { t } = useTranslation(['realisation', 'documents', 'offer-documents'], { lng: codeOf(language) })
  const { from, to, contract } = statement
  const { year, quarter, ...quarterSpan } = getQuarter(from)
  const number = (value: number) => formatNumber(value, language).replace('-', '−')
  const money = (tiyn: number) => formatDocumentAmount(tiyn, language)
  const formatParty = (name: string, bin: string) =>
    [name, bin && t('documents:act.bin', { number: bin })].filter(Boolean).join(', ')
  return (
    <>
      <span className={styles.muted}>{formatParty(press.name, press.bin)}</span>
      <div>
        <h3 className={styles.heading}>{t('statement.title')}</h3>
        {quarterSpan.from === from && quarterSpan.to === to
          ? t('statement.quarter', { quarter: romanNumerals[quarter - 1], year, number: contract.number })
          : t('statement.period', {
              from: formatDocumentDate(from, language),
              to: formatDocumentDate(to, language),
              number: contract.number,
            })}
      </div>
      <div>
        <strong className={styles.book}>{statement.book_name}</strong>
        <span className={styles.muted}>
          {statement.shares.map(({ name, bin }) => formatParty(name, bin)).join('; ')}
        </span>
        <span className={styles.muted}>
          {t('offer-documents:numberOf', {
            number: contract.number,
            date: formatDocumentDate(contract.date, language, 'of'),
          })}
        </span>
      </div>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col" className={styles.head}>
              {t('statement.channel')}
            </th>
            {(['copies', 'price', 'sum'] as const).map((key) => (
              <th key={key} scope="col" className={`${styles.head} ${styles.end}`}>
                {t(`statement.${key}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {statement.channels.map(({ channel, copies, price, sum }) => (
            <tr key={channel}>
              <th scope="row" className={styles.cell}>
                {t(`channel.${channel}`)}
              </th>
              <td className={`${styles.cell} ${styles.end}`}>{number(copies)}</td>
              <td className={`${styles.cell} ${styles.end}`}>{price === null ? '—' : money(price)}</td>
              <td className={`${styles.cell} ${styles.end}`}>{money(sum)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className={styles.lines}>
        {renderLine(t('statement.total', { count: statement.copies }), money(statement.sum), '')}
        {renderLine(t('statement.vat', { rate: number(statement.vat_rate) }), money(statement.vat))}
        {renderLine(t('statement.net'), money(statement.net))}
        {renderLine(
          t('statement.royalty', { rate: number(statement.rate) }),
          `${money(statement.owed)} ₸`,
          styles.owed,
        )}
        {statement.shares.map(({ name, share, sum, withheld, net, accrual }, index) => (
          // Two authors may have the same name, so the key is the position.
          <div key={index}>
            {renderLine(t('statement.share', { name, share: number(share) }), money(accrual?.gross ?? sum), '')}
            {withheld.map(({ kind, rate, base, sum: withheldSum }) =>
              renderLine(
                t(`documents:withheld.${kind}`, { rate: number(rate), base: money(base) }),
                `−${money(withheldSum)}`,
              ),
            )}
            {renderLine(t('documents:act.net'), money(net), '')}
          </div>
        ))}
      </div>
      <p className={styles.due}>{t('statement.due', { date: formatDocumentDate(statement.due, language, 'until') })}</p>
    </>
  )
}
