import {
  readPriceCells,
  diffPriceLists,
  buildPriceRows,
  type PriceCell,
  type PriceGroup,
  type EditablePriceList,
} from '@press/domain'
import { useMaterials, useTranslation } from '@press/i18n'
import { useDeferredValue, useState } from 'react'
import { glyphs, Icon } from '../../../foundations/Icon/index.ts'
import { useToday } from '../../../foundations/Clock/index.ts'
import { DateField } from '../../../primitives/DateField/index.ts'
import { SegmentedControl } from '../../../primitives/SegmentedControl/index.ts'
import type { SampleBook } from '../sample-book.ts'
import { PriceEffects } from './PriceEffects.tsx'
import { PriceGroupTable } from './PriceGroupTable.tsx'
import * as styles from './PriceListEditor.css.ts'
import { PriceTabs } from './PriceTabs.tsx'
import { usePriceLabels } from './usePriceLabels.ts'
import { toPriceListValues, toPrices, findPriceProblems, type PriceListValues } from './values.ts'

export interface PriceListEditorProps {
  /** All price lists, by number. */
  lists: readonly EditablePriceList[]
  /** The price list on the page. */
  currentList: EditablePriceList
  hrefOf: (list: EditablePriceList) => string
  /** The values of the draft's fields. */
  values?: PriceListValues
  /** Called with the changed values of the draft. If omitted, the list is read-only. */
  onValuesChange?: (values: PriceListValues) => void
  /** Errors from the server, by field. */
  serverErrors?: Readonly<Record<string, string>>
  samples: readonly SampleBook[]
  /** URL of the page where the user can calculate and save another book for the comparison. */
  samplesHref?: string
}

const groupColumns: readonly (readonly PriceGroup[])[] = [
  ['sheets', 'black-white', 'colored', 'lamination'],
  ['bindings', 'general'],
]

/** A price list next to the previous list, number by number, and its effect on sample books. A draft can be edited in place. */
export function PriceListEditor({
  lists,
  currentList,
  hrefOf,
  values = toPriceListValues(currentList),
  onValuesChange,
  serverErrors = {},
  samples,
  samplesHref,
}: PriceListEditorProps) {
  const { t } = useTranslation('price-lists')
  const priceLabels = usePriceLabels()
  const today = useToday()
  const [filter, setFilter] = useState<'all' | 'changed'>('all')

  const materials = useMaterials()
  const problems = findPriceProblems(currentList, values, materials)
  const cellErrors = {
    ...serverErrors,
    ...Object.fromEntries(
      Object.entries(problems).flatMap(([cell, problem]) =>
        problem ? [[cell, priceLabels.problem(problem, cell)]] : [],
      ),
    ),
  }
  const hasProblems = Object.keys(problems).length > 0
  const prices = toPrices(currentList, values)
  const previousList = lists
    .filter(
      ({ id, status, from }) =>
        id !== currentList.id && status === 'entered' && from < (values.from || currentList.from),
    )
    .toSorted((a, b) => a.from.localeCompare(b.from))
    .at(-1)
  const rows = buildPriceRows(currentList, materials)
  const changes = previousList ? diffPriceLists(previousList, prices, materials) : []
  const percentByRow = new Map(changes.map(({ group, key, percent }) => [`${group}.${key}`, percent]))
  const visibleRows = filter === 'all' ? rows : rows.filter(({ group, key }) => percentByRow.has(`${group}.${key}`))
  const nameOf = (number: number) => t('number', { number })
  // The sample books are calculated with low priority, so that typing is not delayed.
  const [lastValid, setLastValid] = useState({ of: currentList.id, prices })
  if (!hasProblems && (lastValid.of !== currentList.id || JSON.stringify(lastValid.prices) !== JSON.stringify(prices)))
    setLastValid({ of: currentList.id, prices })
  const deferredPrices = useDeferredValue(lastValid.prices)

  return (
    <div className={styles.editor}>
      <PriceTabs
        lists={lists}
        currentList={currentList}
        hrefOf={hrefOf}
        today={today}
        note={previousList && t('changes', { count: changes.length, all: rows.length })}
      />
      <div className={styles.layout}>
        <section className={styles.prices} aria-label={t('prices')} data-prices>
          <header className={styles.head}>
            <h2 className={styles.title}>{t('prices')}</h2>
            {previousList && (
              <p className={styles.note}>
                {t('reading', { list: nameOf(onValuesChange ? previousList.number : currentList.number) })}
              </p>
            )}
            {previousList && (
              <SegmentedControl
                size="sm"
                label={t('which.label')}
                options={(['all', 'changed'] as const).map((value) => ({ value, label: t(`which.${value}`) }))}
                value={filter}
                onValueChange={setFilter}
              />
            )}
          </header>
          {onValuesChange && (
            <div className={styles.day}>
              <DateField
                label={t('from')}
                hint={t('fromHint')}
                required
                value={values.from}
                error={cellErrors['from']}
                onValueChange={(from) => onValuesChange({ ...values, from })}
              />
            </div>
          )}
          <div className={styles.columns}>
            {groupColumns.map((groups) => (
              <div key={groups.join()} className={styles.column}>
                <p className={styles.sides} aria-hidden>
                  {previousList && <span>{nameOf(previousList.number)}</span>}
                  <strong>{nameOf(currentList.number)}</strong>
                </p>
                {groups.map((group) => {
                  const groupRows = visibleRows.filter((row) => row.group === group)
                  if (groupRows.length === 0) return null
                  return (
                    <PriceGroupTable
                      key={group}
                      group={group}
                      rows={groupRows}
                      previousList={
                        previousList && {
                          name: nameOf(previousList.number),
                          prices: previousList,
                          cells: readPriceCells(previousList),
                        }
                      }
                      currentList={{ name: nameOf(currentList.number), prices, cells: values }}
                      percentChanges={percentByRow}
                      errors={cellErrors}
                      onCellChange={
                        onValuesChange && ((cell: PriceCell, value) => onValuesChange({ ...values, [cell]: value }))
                      }
                    />
                  )
                })}
                {groups.includes('general') && (
                  <p className={styles.lock}>
                    <Icon glyph={glyphs.lockSimple} size={18} />
                    {t('lock')}
                  </p>
                )}
              </div>
            ))}
          </div>
          {filter === 'changed' && visibleRows.length === 0 && <p className={styles.note}>{t('nothing')}</p>}
        </section>
        {previousList && (
          <PriceEffects
            samples={samples}
            previousList={{ ...previousList, name: nameOf(previousList.number) }}
            currentList={{ ...deferredPrices, from: values.from || currentList.from, name: nameOf(currentList.number) }}
            samplesHref={samplesHref}
            stale={hasProblems}
          />
        )}
      </div>
    </div>
  )
}
