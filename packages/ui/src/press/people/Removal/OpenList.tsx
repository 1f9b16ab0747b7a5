import type { OpenRow } from '@press/domain'
import { useTranslation } from '@press/i18n'
import { Link } from '../../../primitives/Link/index.ts'
import * as styles from '../people.css.ts'

interface OpenListProps {
  rows: readonly OpenRow[]
  rowHref: (row: OpenRow) => string
}

/** The unfinished items, each with a link to its record. */
export function OpenList({ rows, rowHref }: OpenListProps) {
  const { t } = useTranslation('privacy')
  return (
    <ul className={styles.plainList}>
      {rows.map((row) => (
        <li key={`${row.kind} ${row.id}`}>
          <Link href={rowHref(row)}>{t(`removal.open.${row.kind}`, { name: row.name })}</Link>
        </li>
      ))}
    </ul>
  )
}
