import type { OfferDocument } from '@press/i18n'
import { classes } from '../../../foundations/classes.ts'
import { BookCover } from '../../shared/BookCover/index.ts'
import * as styles from './OfferDocumentPage.css.ts'

interface OfferPageProps {
  document: OfferDocument
  /** The line that is being edited. */
  highlightedLine?: { book: number; line: number } | undefined
}

/** A commercial offer as a letter (design n9). */
export function OfferPage({ document: paper, highlightedLine }: OfferPageProps) {
  const { columns, recipient, until } = paper
  return (
    <div className={styles.letter}>
      <header className={styles.letterhead}>
        <div>
          <p className={styles.pressName}>{paper.press}</p>
          <p className={styles.muted}>{paper.about}</p>
        </div>
        <address className={styles.aside}>
          {paper.aside.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </address>
      </header>
      <h2 className={styles.letterTitle}>{paper.title}</h2>
      <p className={styles.muted}>{paper.number}</p>
      <div className={styles.sides}>
        <div>
          <p className={styles.muted}>{recipient.term}</p>
          <p>
            <strong>{recipient.name}</strong>
          </p>
          {recipient.more.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
        {until && (
          <div>
            <p className={styles.muted}>{until.term}</p>
            <p>
              <strong>{until.value}</strong>
            </p>
          </div>
        )}
      </div>
      <p>{paper.lead}</p>
      <table className={styles.books}>
        <thead>
          <tr>
            <th scope="col">{columns.name}</th>
            <th scope="col" className={styles.figure}>
              {columns.count}
            </th>
            <th scope="col" className={styles.figure}>
              {columns.price}
            </th>
            <th scope="col" className={styles.figure}>
              {columns.sum}
            </th>
          </tr>
        </thead>
        {paper.books.map((book, bookIndex) => (
          // An offer can contain the same title twice, so the key is the position.
          <tbody key={bookIndex} className={styles.book}>
            <tr>
              <th scope="rowgroup" colSpan={3}>
                <span className={styles.bookHead}>
                  <BookCover title={book.name} width={30} />
                  <span>
                    <span className={styles.bookName}>{book.name || '—'}</span>
                    <span className={styles.make}>{book.make}</span>
                  </span>
                </span>
              </th>
              <td className={styles.figure}>
                <strong key={book.sum} className={styles.fresh}>
                  {book.sum}
                </strong>
              </td>
            </tr>
            {book.lines.map((line, lineIndex) => (
              <tr
                key={lineIndex}
                className={classes(
                  styles.bookLine,
                  highlightedLine?.book === bookIndex && highlightedLine.line === lineIndex && styles.lit,
                )}
              >
                <td>{line.name}</td>
                <td className={styles.figure}>{line.count}</td>
                <td className={styles.figure}>{line.price}</td>
                <td className={styles.figure}>{line.sum}</td>
              </tr>
            ))}
          </tbody>
        ))}
      </table>
      <div className={styles.sides}>
        <div>
          <p className={styles.muted}>{paper.words.term}</p>
          <p>
            <strong>{paper.words.value}</strong>
          </p>
        </div>
        <div className={styles.figure}>
          <p className={styles.muted}>{paper.total.term}</p>
          <p key={paper.total.value} className={`${styles.bigSum} ${styles.fresh}`}>
            {paper.total.value}
          </p>
          {paper.under.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
      </div>
      {paper.terms.map(({ term, value }) => (
        <div key={term}>
          <p className={styles.muted}>{term}</p>
          <p>
            <strong>{value}</strong>
          </p>
        </div>
      ))}
      {paper.note && <p className={styles.note}>{paper.note}</p>}
      <p className={styles.muted}>{paper.prices}</p>
      <p className={styles.signer}>
        <span>
          <span className={styles.make}>{paper.signer.role}</span>
          <strong>{paper.signer.name}</strong>
        </span>
        <span className={styles.signature} />
        <span className={styles.muted}>{paper.seal}</span>
      </p>
    </div>
  )
}
