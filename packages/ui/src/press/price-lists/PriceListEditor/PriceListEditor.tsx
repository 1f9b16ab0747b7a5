import {
  readPriceCells,
  diffPriceLists,
  priceRows,
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
import { priceListValues, pricesIn, priceValueProblems, type PriceListValues } from './values.ts'

export interface PriceListEditorProps {
  /** All price lists, by number. */
  lists: readonly EditablePriceList[]
  /** The price list on the page. */
  shown: EditablePriceList
  hrefOf: (list: EditablePriceList) => string
  /** The values of the draft's fields. */
  values?: PriceListValues
  /** Called with the changed values of the draft. If omitted, the list is read-only. */
  onValuesChange?: (values: PriceListValues) => void
  /** Errors from the server, by field. */
  refused?: Readonly<Record<string, string>>
  samples: readonly SampleBook[]
  /** URL of the page where the user can calculate and save another book for the comparison. */
  samplesHref?: string
}

const columns: readonly (readonly PriceGroup[])[] = [
  ['sheets', 'black-white', 'colored', 'lamination'],
  ['bindings', 'general'],
]

/** A price list next to the previous list, number by number, and its effect on sample books. A draft can be edited in place. */
export function PriceListEditor({
  lists,
  shown,
  hrefOf,
  values = priceListValues(shown),
  onValuesChange,
  refused = {},
  samples,
  samplesHref,
}: PriceListEditorProps) {
  const { t } = useTranslation('price-lists')
  const words = usePriceLabels()
  const today = useToday()
  const [which, setWhich] = useState<'all' | 'changed'>('all')

  const known = useMaterials()
  const problems = priceValueProblems(shown, values, known)
  const wrong = {
    ...refused,
    ...Object.fromEntries(
      Object.entries(problems).flatMap(([cell, problem]) => (problem ? [[cell, words.problem(problem, cell)]] : [])),
    ),
  }
  const stale = Object.keys(problems).length > 0
  const prices = pricesIn(shown, values)
  const before = lists
    .filter(({ id, status, from }) => id !== shown.id && status === 'entered' && from < (values.from || shown.from))
    .toSorted((one, other) => one.from.localeCompare(other.from))
    .at(-1)
  const rows = priceRows(shown, known)
  const changes = before ? diffPriceLists(before, prices, known) : []
  const moves = new Map(changes.map(({ group, key, percent }) => [`${group}.${key}`, percent]))
  const visibleRows = which === 'all' ? rows : rows.filter(({ group, key }) => moves.has(`${group}.${key}`))
  const nameOf = (number: number) => t('number', { number })
  // The sample books are calculated with low priority, so that typing is not delayed.
  const [last, setLast] = useState({ of: shown.id, prices })
  if (!stale && (last.of !== shown.id || JSON.stringify(last.prices) !== JSON.stringify(prices)))
    setLast({ of: shown.id, prices })
  const reckoned = useDeferredValue(last.prices)

  return (
    <div className={styles.editor}>
      <PriceTabs
        lists={lists}
        shown={shown}
        hrefOf={hrefOf}
        today={today}
        note={before && t('changes', { count: changes.length, all: rows.length })}
      />
      <div className={styles.layout}>
        <section className={styles.prices} aria-label={t('prices')} data-prices>
          <header className={styles.head}>
            <h2 className={styles.title}>{t('prices')}</h2>
            {before && (
              <p className={styles.note}>
                {t('reading', { list: nameOf(onValuesChange ? before.number : shown.number) })}
              </p>
            )}
            {before && (
              <SegmentedControl
                size="sm"
                label={t('which.label')}
                options={(['all', 'changed'] as const).map((value) => ({ value, label: t(`which.${value}`) }))}
                value={which}
                onValueChange={setWhich}
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
                error={wrong['from']}
                onValueChange={(from) => onValuesChange({ ...values, from })}
              />
            </div>
          )}
          <div className={styles.columns}>
            {columns.map((groups) => (
              <div key={groups.join()} className={styles.column}>
                <p className={styles.sides} aria-hidden>
                  {before && <span>{nameOf(before.number)}</span>}
                  <strong>{nameOf(shown.number)}</strong>
                </p>
                {groups.map((group) => {
                  const own = visibleRows.filter((row) => row.group === group)
                  if (own.length === 0) return null
                  return (
                    <PriceGroupTable
                      key={group}
                      group={group}
                      rows={own}
                      before={before && { name: nameOf(before.number), prices: before, cells: readPriceCells(before) }}
                      now={{ name: nameOf(shown.number), prices, cells: values }}
                      moves={moves}
                      wrong={wrong}
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
          {which === 'changed' && visibleRows.length === 0 && <p className={styles.note}>{t('nothing')}</p>}
        </section>
        {before && (
          <PriceEffects
            samples={samples}
            before={{ ...before, name: nameOf(before.number) }}
            now={{ ...reckoned, from: values.from || shown.from, name: nameOf(shown.number) }}
            samplesHref={samplesHref}
            stale={stale}
          />
        )}
      </div>
    </div>
  )
}
