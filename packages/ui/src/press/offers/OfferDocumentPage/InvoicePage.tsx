import type { InvoiceDocument } from '@press/i18n'
import * as styles from './OfferDocumentPage.css.ts'

/** An invoice (счёт на оплату), black and without branding (design n8). */
export function InvoicePage({ document: paper }: { document: InvoiceDocument }) {
  const { bank, columns } = paper
  return (
    <div className={styles.form}>
      <p className={styles.warning}>{paper.warning}</p>
      <p className={styles.sample}>{paper.sample}</p>
      <table className={styles.boxed}>
        <tbody>
          <tr>
            <td>
              <strong>{bank.beneficiary.term}</strong>
              <br />
              <strong>{bank.beneficiary.value}</strong>
              <br />
              {bank.bin}
            </td>
            <SummaryRow {...bank.account} />
            <SummaryRow {...bank.kbe} />
          </tr>
          <tr>
            <td>
              {bank.bank.term}
              <br />
              {bank.bank.value}
            </td>
            <SummaryRow {...bank.bic} />
            <SummaryRow {...bank.knp} />
          </tr>
        </tbody>
      </table>
      <h2 className={styles.formTitle}>{paper.title}</h2>
      <dl className={styles.parties}>
        {paper.parties.map(({ term, value }) => (
          <div key={term} className={styles.party}>
            <dt>{term}</dt>
            <dd>
              <strong>{value}</strong>
            </dd>
          </div>
        ))}
      </dl>
      <table className={styles.framed}>
        <thead>
          <tr>
            {[columns.place, columns.name, columns.count, columns.unit, columns.price, columns.sum].map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {paper.lines.map((line, index) => (
            // Two lines can be equal, so the key is the position.
            <tr key={index}>
              <td className={styles.middle}>{index + 1}</td>
              <td>{line.name}</td>
              <td className={styles.figure}>{line.count}</td>
              <td className={styles.middle}>{line.unit}</td>
              <td className={styles.figure}>{line.price}</td>
              <td className={styles.figure}>{line.sum}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <dl className={styles.totals}>
        {paper.totals.map(({ term, value }) => (
          <div key={term} className={styles.totalLine}>
            <dt>{term}</dt>
            <dd className={styles.totalSum}>{value}</dd>
          </div>
        ))}
      </dl>
      <p>{paper.count}</p>
      <p className={styles.inWords}>{paper.words}</p>
      {paper.schedule && <p>{paper.schedule}</p>}
      <p className={styles.signer}>
        <strong>{paper.signer.role}</strong>
        <span className={styles.signature} />
        <span>{'/'}</span>
        {paper.signer.name ? <span>{paper.signer.name}</span> : <span className={styles.signature} />}
        <span>{'/'}</span>
      </p>
      <p className={styles.seal}>{paper.seal}</p>
    </div>
  )
}

function SummaryRow({ term, value }: { term: string; value: string }) {
  return (
    <td className={styles.middle}>
      <strong>{term}</strong>
      <br />
      <strong>{value}</strong>
    </td>
  )
}
