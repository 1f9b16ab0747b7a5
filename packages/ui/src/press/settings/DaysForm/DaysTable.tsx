import { buildYearRows, type SetDay, type YearRow } from '@press/domain'
import { useFormat, useTranslation } from '@press/i18n'
import { useState, type ReactNode } from 'react'
import { Button } from '../../../primitives/Button/index.ts'
import { LawRow, SetRow, type DayActions } from './DayRows.tsx'
import type { TypedDay } from './typed.ts'
import * as styles from './DaysForm.css.ts'

/** The maximum number of shown rows of a year (our rule). One line with dates replaces the remaining rows. */
const maxRows = 10

interface DaysTableProps extends DayActions {
  year: string
  days: readonly TypedDay[]
  /** The saved days. A day that is not among them is marked as new. */
  savedDays: readonly SetDay[]
  today: string
}

/** The days off and working days of a year: statutory days, which are read-only, and days set by the press. */
export function DaysTable({ year, days, savedDays, today, ...rowHandlers }: DaysTableProps) {
  const { t } = useTranslation('settings')
  const isNew = (row: YearRow) =>
    row.by === 'press' && savedDays.every(({ date, kind }) => date !== row.dates[0] || kind !== row.kind)
  const { pastRows, shownRows, laterRows } = splitRows(
    buildYearRows(year, days),
    today,
    // Rows that need someone's decision are never folded.
    (row) => isNew(row) || (row.by === 'press' && row.kind === 'kurbanAitExpected'),
  )
  const renderRow = (row: YearRow) =>
    row.by === 'law' ? (
      <LawRow key={`law ${row.holiday}`} row={row} />
    ) : (
      <SetRow key={row.dates[0]} row={row} isNew={isNew(row)} {...rowHandlers} />
    )
  return (
    <ul className={styles.table} aria-label={t('table.label', { year })}>
      {pastRows.length > 0 && (
        <FoldedRows
          key={`over ${year}`}
          rows={pastRows}
          label={t('table.over', { count: pastRows.length })}
          renderRow={renderRow}
        />
      )}
      {shownRows.map(renderRow)}
      {laterRows.length > 0 && (
        <FoldedRows
          key={`rest ${year}`}
          rows={laterRows}
          label={t('table.rest', { count: laterRows.length })}
          renderRow={renderRow}
        />
      )}
    </ul>
  )
}

/** Splits a long table into past rows, shown rows, and later rows. */
function splitRows(rows: readonly YearRow[], today: string, isPinned: (row: YearRow) => boolean) {
  if (rows.length <= maxRows) return { pastRows: [], shownRows: rows, laterRows: [] }
  const pastRows = rows.filter((row) => (row.dates.at(-1) ?? '') < today && !isPinned(row))
  const upcomingRows = rows.filter((row) => !pastRows.includes(row))
  const laterRows = upcomingRows.slice(maxRows).filter((row) => !isPinned(row))
  // Replacing a single row by a line saves no space.
  const foldedRows = laterRows.length > 1 ? laterRows : []
  return { pastRows, shownRows: upcomingRows.filter((row) => !foldedRows.includes(row)), laterRows: foldedRows }
}

interface FoldProps {
  rows: readonly YearRow[]
  label: string
  renderRow: (row: YearRow) => ReactNode
}

/** Rows that are hidden behind a button with their dates. */
function FoldedRows({ rows, label, renderRow }: FoldProps) {
  const { date } = useFormat()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <li className={styles.fold}>
        <Button variant="quiet" size="sm" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {label}
        </Button>
        {!isOpen && (
          <span className={styles.quiet}>{rows.map(({ dates }) => date(dates[0] ?? '', 'dayMonth')).join(', ')}</span>
        )}
      </li>
      {isOpen && rows.map(renderRow)}
    </>
  )
}
