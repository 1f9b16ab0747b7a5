import { saleChannels, type RealisationSums, type RealisationRow } from '@press/domain'
import type { KeyboardEvent, ReactNode } from 'react'
import { classes } from '../../../foundations/classes.ts'
import { makeKeyboardScrollable } from '../../../private/keyboard-scrollable-ref.ts'
import { Button } from '../../../primitives/Button/index.ts'
import { BookCover } from '../../shared/BookCover/index.ts'
import type { RealisationGroup } from '../types.ts'
import { ChannelBar } from './ChannelBar.tsx'
import * as styles from './Realisation.css.ts'
import { useRealisationLabels } from './useRealisationLabels.ts'

export interface RealisationRowsProps {
  label: string
  rows: readonly RealisationRow[]
  group: RealisationGroup
  sums: RealisationSums
  selectedKey: string | undefined
  onSelectedKeyChange: (key: string) => void
  /** Opens the manually entered data of a title: with Enter on the chosen row, or with a click on a row without a contract. */
  onOpen?: ((key: string) => void) | undefined
  /** Opens the form for the missing terms of a title. */
  onEnterTerms?: ((key: string) => void) | undefined
}

/** Moves the focus to the previous or next row on ↑ and ↓. The statement shows the focused row. */
function moveFocus(event: KeyboardEvent<HTMLButtonElement>) {
  const direction = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  if (direction === undefined) return
  event.preventDefault()
  const rowContainer = event.currentTarget.closest('tbody, ul')
  const rowButtons = [...(rowContainer?.querySelectorAll<HTMLButtonElement>('button[data-row]') ?? [])]
  const nextButton = rowButtons[rowButtons.indexOf(event.currentTarget) + direction]
  nextButton?.focus()
  // A row that would open a dialog only gets the focus.
  if (nextButton?.hasAttribute('data-chooses')) nextButton.click()
}

/** A title with its cover. A title with a contract is a button that shows the statement. */
function Subject({
  row,
  group,
  selectedKey,
  onSelectedKeyChange,
  onOpen,
}: Pick<RealisationRowsProps, 'group' | 'selectedKey' | 'onSelectedKeyChange' | 'onOpen'> & { row: RealisationRow }) {
  const { nameOf, t } = useRealisationLabels()
  const name = nameOf(row, group)
  return (
    <span className={styles.words}>
      {row.contract ? (
        <button
          type="button"
          className={`${styles.name} ${styles.choose}`}
          data-row
          data-chooses
          aria-pressed={row.key === selectedKey}
          onClick={() => onSelectedKeyChange(row.key)}
          onKeyDown={(event) => {
            moveFocus(event)
            if (event.key !== 'Enter' || row.key !== selectedKey || !onOpen) return
            event.preventDefault()
            onOpen(row.key)
          }}
        >
          {name}
        </button>
      ) : row.book_id !== null && onOpen ? (
        <button
          type="button"
          className={`${styles.name} ${styles.choose}`}
          data-row
          onClick={() => onOpen(row.key)}
          onKeyDown={moveFocus}
        >
          {name}
        </button>
      ) : (
        <span className={styles.name}>{name}</span>
      )}
      <span className={styles.second}>{group === 'channels' ? t('titles', { count: row.titles }) : row.authors}</span>
    </span>
  )
}

/** The missing data of a title without a contract. */
function MissingData({ row, onEnterTerms }: Pick<RealisationRowsProps, 'onEnterTerms'> & { row: RealisationRow }) {
  const { t } = useRealisationLabels()
  if (!onEnterTerms || row.book_id === null) return '—'
  return (
    <span className={styles.above}>
      <Button
        variant="quiet"
        size="sm"
        aria-label={t('terms.enterFor', { book: row.name })}
        onClick={() => onEnterTerms(row.key)}
      >
        {t('terms.enter')}
      </Button>
    </span>
  )
}

/** Renders a cell with a figure; negative figures are highlighted. */
const renderFigure = (text: ReactNode, key: string, value: number, isStrong = false) => (
  <td key={key} className={classes(styles.cell, styles.figure, isStrong && styles.strong, value < 0 && styles.back)}>
    {text}
  </td>
)

/**
 * A table of titles, contracts or channels: copies by channel, revenue, and the sum owed to authors. Totals are in the last row.
 */
export function RealisationTable({ label, rows, group, sums, onEnterTerms, ...selectionProps }: RealisationRowsProps) {
  const { t, count: formatCount, sum: formatSum, exact: formatExactSum, rate: formatRate } = useRealisationLabels()
  const showsChannels = group !== 'channels'
  const headers: [string, boolean][] = [
    [t(group === 'books' ? 'table.book' : group === 'contracts' ? 'table.contracts' : 'table.channel'), false],
    ...(showsChannels ? saleChannels.map((channel): [string, boolean] => [t(`short.${channel}`), true]) : []),
    [t('table.copies'), true],
    [t('table.sum'), true],
    ...(showsChannels ? [[t(group === 'books' ? 'table.contracts' : 'table.rate'), true] as [string, boolean]] : []),
    [t('table.owed'), true],
  ]
  return (
    <div className={styles.scroller} ref={makeKeyboardScrollable}>
      <table className={styles.table} aria-label={label}>
        <thead>
          <tr>
            {headers.map(([text, isEndAligned]) => (
              <th key={text} scope="col" className={classes(styles.head, isEndAligned && styles.headEnd)}>
                {text}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.key} className={classes(styles.row, row.key === selectionProps.selectedKey && styles.chosen)}>
              <th scope="row" className={styles.cell}>
                <span className={styles.subject}>
                  {group === 'books' && <BookCover title={row.name} number={row.book_id} width={28} />}
                  <Subject row={row} group={group} {...selectionProps} />
                </span>
              </th>
              {showsChannels &&
                saleChannels.map((channel) =>
                  renderFigure(formatCount(row.channels[channel]), channel, row.channels[channel]),
                )}
              {renderFigure(
                <>
                  {formatCount(row.copies)}
                  {showsChannels && <ChannelBar channels={row.channels} />}
                </>,
                'copies',
                row.copies,
                true,
              )}
              {renderFigure(formatSum(row.sum), 'sum', row.sum)}
              {showsChannels &&
                renderFigure(
                  row.contract ? (
                    <>
                      {formatRate(row.contract.rate)}
                      {group === 'books' && <span className={styles.second}>{row.contract.number}</span>}
                    </>
                  ) : (
                    <MissingData row={row} onEnterTerms={onEnterTerms} />
                  ),
                  'rate',
                  0,
                )}
              {renderFigure(formatExactSum(row.owed), 'owed', row.owed, true)}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" className={`${styles.cell} ${styles.foot} ${styles.head}`}>
              {t('table.total')}
            </th>
            {showsChannels &&
              saleChannels.map((channel) => renderFigure(formatCount(sums.channels[channel]), channel, 0, true))}
            {renderFigure(formatCount(sums.copies), 'copies', 0, true)}
            {renderFigure(formatSum(sums.sum), 'sum', 0, true)}
            {showsChannels && <td className={styles.cell} />}
            {renderFigure(formatExactSum(sums.owed), 'owed', 0, true)}
          </tr>
        </tfoot>
      </table>
    </div>
  )
}

/** The data of `RealisationTable` on a phone, with two lines per row. */
export function RealisationCards({
  label,
  rows,
  group,
  selectedKey,
  onSelectedKeyChange,
  onOpen,
  onEnterTerms,
}: RealisationRowsProps) {
  const { t, exact: formatExactSum } = useRealisationLabels()
  return (
    <ul className={styles.cards} aria-label={label}>
      {rows.map((row) => (
        <li key={row.key} className={styles.card}>
          {group === 'books' ? <BookCover title={row.name} number={row.book_id} width={28} /> : <span />}
          <Subject
            row={row}
            group={group}
            selectedKey={selectedKey}
            onSelectedKeyChange={onSelectedKeyChange}
            onOpen={onOpen}
          />
          <span className={styles.cardSums}>
            {row.contract || group === 'channels' ? (
              <span
                className={classes(styles.strong, row.owed < 0 && styles.back)}
              >{`${formatExactSum(row.owed)} ₸`}</span>
            ) : (
              <MissingData row={row} onEnterTerms={onEnterTerms} />
            )}
            <span className={styles.second}>{t('copies', { count: row.copies })}</span>
          </span>
        </li>
      ))}
    </ul>
  )
}
