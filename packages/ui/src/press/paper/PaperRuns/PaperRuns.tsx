import type { PaperRunRow } from '@press/domain'
import { useFormat, usePrintNames, useTranslation } from '@press/i18n'
import { Text } from '../../../foundations/Text/index.ts'
import { getBookLang } from '../../../private/book-lang.ts'
import { EmptyState } from '../../../primitives/EmptyState/index.ts'
import { Link } from '../../../primitives/Link/index.ts'
import { DueDate } from '../../shared/DueDate/index.ts'
import * as styles from './PaperRuns.css.ts'

export interface PaperRunsProps {
  /** The planned runs, in the order in which paper is allocated to them. */
  runs: readonly PaperRunRow[]
  /** Returns the URL of the tech card of a print run. */
  hrefOf: (cardId: number) => string
}

/** The planned runs that use the press's paper, sorted by promised date. Runs without enough paper are marked. */
export function PaperRuns({ runs, hrefOf }: PaperRunsProps) {
  const { t } = useTranslation(['paper-stock', 'print-forms', 'print-plan'])
  const printNames = usePrintNames()
  const { number } = useFormat()
  if (runs.length === 0) return <EmptyState title={t('runsEmpty')} />
  return (
    <ul className={styles.list}>
      {runs.map((run) => {
        const { id, book_name, language, due, paper, sheets } = run
        return (
          <li key={`${id}:${paper}`} className={styles.row}>
            <span lang={getBookLang(language)}>
              <Link href={hrefOf(id)}>{book_name}</Link>
            </span>
            <span className={styles.sheets}>{t('print-plan:sheets', { count: sheets, sheets: number(sheets) })}</span>
            <span className={styles.about}>
              {printNames.paper(paper)}
              {due && <DueDate due={due} />}
            </span>
            <PaperShortage run={run} />
          </li>
        )
      })}
    </ul>
  )
}

function PaperShortage({ run: { missing, expected } }: { run: PaperRunRow }) {
  const { t } = useTranslation('paper-stock')
  const { date, number } = useFormat()
  if (missing > 0)
    return (
      <Text variant="caption" tone="danger">
        {t('missing', { sheets: number(missing) })}
      </Text>
    )
  return expected ? (
    <Text variant="caption" tone="muted">
      {t('wait.delivery', { date: date(expected) })}
    </Text>
  ) : (
    <span />
  )
}
