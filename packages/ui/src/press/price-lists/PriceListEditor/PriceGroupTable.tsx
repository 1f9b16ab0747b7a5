import type { PriceCell, PriceGroup, PriceRow, Prices } from '@press/domain'
import { useTranslation } from '@press/i18n'
import { Fragment, useId } from 'react'
import { PriceInput } from './PriceInput.tsx'
import * as styles from './PriceListEditor.css.ts'
import { usePriceLabels } from './usePriceLabels.ts'

export interface PriceSide {
  /** Name of the list: «№ 7». */
  name: string
  prices: Prices
  cells: Partial<Record<PriceCell, number | null>>
}

interface PriceGroupTableProps {
  group: PriceGroup
  rows: readonly PriceRow[]
  /** The previous list; undefined for the first list. */
  previousList: PriceSide | undefined
  currentList: PriceSide
  /** The change of each row, in per cent. */
  percentChanges: ReadonlyMap<string, number | null>
  /** The error of each cell. */
  errors: Readonly<Record<string, string>>
  /** Changes a number. If omitted, the list is read-only. */
  onCellChange: ((cell: PriceCell, value: number | null) => void) | undefined
}

/** A part of a price list: item, previous price, new price and change. */
export function PriceGroupTable(props: PriceGroupTableProps) {
  const { group, rows, previousList, currentList } = props
  const { t } = useTranslation('price-lists')
  return (
    <table className={styles.group}>
      <caption className={styles.caption}>{t(`group.${group}`)}</caption>
      <thead className={styles.hiddenHead}>
        <tr>
          <th scope="col">{t('what')}</th>
          {previousList && <th scope="col">{previousList.name}</th>}
          <th scope="col">{currentList.name}</th>
          {previousList && <th scope="col">{t('change')}</th>}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row key={row.key} row={row} {...props} />
        ))}
      </tbody>
    </table>
  )
}

function Row({
  row,
  previousList,
  currentList,
  percentChanges,
  errors,
  onCellChange,
}: PriceGroupTableProps & { row: PriceRow }) {
  const { t } = useTranslation('price-lists')
  const priceLabels = usePriceLabels()
  const problemsId = useId()
  const name = priceLabels.getRowName(row, currentList.prices)
  const percentChange = percentChanges.get(`${row.group}.${row.key}`)
  const problems = [...row.cells, ...(row.bound ? [row.bound] : [])].flatMap((cell) => errors[cell] ?? [])
  const formatCell = (value: number | null | undefined) =>
    typeof value === 'number' ? priceLabels.formatCellValue(value, row.unit) : '–'
  const describeSide = (side: PriceSide) => row.cells.map((cell) => formatCell(side.cells[cell])).join(' + ')
  const renderInput = (cell: PriceCell, label: string, digits: 0 | 2) => {
    // Shares are typed in per cent and stored in hundredths of a per cent. Prices are typed in tenge and stored in tiyn.
    const unitsPerStep = row.unit === 'percent' ? 100 : 1
    const toInputUnits = (value: number | null | undefined) =>
      typeof value === 'number' ? Math.round(value * unitsPerStep) : value
    return (
      <PriceInput
        label={label}
        value={toInputUnits(currentList.cells[cell]) ?? null}
        previousValue={toInputUnits(previousList?.cells[cell]) ?? undefined}
        digits={digits}
        errorId={errors[cell] && problemsId}
        onValueChange={(value) => onCellChange?.(cell, value === null ? null : value / unitsPerStep)}
      />
    )
  }
  const columnCount = previousList ? 4 : 2
  return (
    <>
      <tr className={styles.row}>
        <th scope="row" className={styles.what}>
          {onCellChange && row.bound ? (
            <span className={styles.tier}>
              {t('upToHead')}
              {renderInput(row.bound, t('boundOf', { name }), 0)}
            </span>
          ) : (
            name
          )}
        </th>
        {previousList && <td className={styles.old}>{describeSide(previousList)}</td>}
        <td className={styles.now}>
          {onCellChange ? (
            <span className={styles.pair}>
              {row.cells.map((cell, index) => (
                <Fragment key={cell}>
                  {index > 0 && '+'}
                  {renderInput(
                    cell,
                    row.cells.length > 1 ? t(index > 0 ? 'eachOf' : 'setupOf', { name }) : name,
                    row.unit === 'sheets' ? 0 : 2,
                  )}
                </Fragment>
              ))}
            </span>
          ) : (
            <span className={percentChange === undefined ? undefined : styles.movedRead}>
              {describeSide(currentList)}
            </span>
          )}
        </td>
        {previousList && (
          <td className={styles.move}>
            {typeof percentChange === 'number' && priceLabels.formatPercentChange(percentChange)}
          </td>
        )}
      </tr>
      {problems.length > 0 && (
        <tr>
          <td id={problemsId} colSpan={columnCount} className={styles.said}>
            {[...new Set(problems)].join(' ')}
          </td>
        </tr>
      )}
    </>
  )
}
