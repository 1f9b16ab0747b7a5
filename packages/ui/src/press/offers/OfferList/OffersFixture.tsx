import { parseStatusQuery, type OfferFlag, type OfferRow } from '@press/domain'
import { useMemo, useState } from 'react'
import { glyphs } from '../../../foundations/Icon/index.ts'
import { tableState, type TableState } from '../../../patterns/DataTable/index.ts'
import { SegmentedControl } from '../../../primitives/SegmentedControl/index.ts'
import { offerRows } from '../row-fixtures.ts'
import { OfferList, type OfferListProps } from './OfferList.tsx'

export interface OffersFixtureProps extends Partial<OfferListProps> {
  /** The error message with which saving a flag fails. */
  refusal?: string
  /** Called with the row whose link was followed. */
  onLink?: (offer: OfferRow) => void
  onFlagSaved?: (change: { number: string; key: OfferFlag; value: boolean }) => void
}

const createActions = ({ number }: OfferRow) => [
  { key: 'edit', label: 'Редактировать', glyph: glyphs.pencilSimple },
  { key: 'copy', label: 'Копировать', glyph: glyphs.copy },
  { key: 'payment', label: 'Отметить оплату', glyph: glyphs.receipt },
  { key: `delete-${number}`, label: 'Удалить', glyph: glyphs.trash, tone: 'danger' as const },
]
const statusOptions = [
  { value: 'all', label: 'Все', count: 412 },
  { value: 'process', label: 'В работе', count: 36 },
  { value: 'invoice', label: 'Запрос счёта', count: 5, attention: true },
  { value: 'payment', label: 'Ждут оплаты', count: 18 },
  { value: 'production', label: 'Производство', count: 41 },
  { value: 'archive', label: 'Архив' },
]
const onPreview = () => undefined

/** A list of offers with a fake server, for stories. */
export function OffersFixture({ refusal, onLink: _onLink, onFlagSaved, ...props }: OffersFixtureProps) {
  const [rows, setRows] = useState<readonly OfferRow[]>(props.rows ?? offerRows)
  const [state, setState] = useState<TableState>(
    () => props.state ?? tableState({ sort: [{ key: 'created_at', direction: 'descending' }] }),
  )
  const [tab, setTab] = useState('all')
  const onFlag = useMemo<OfferListProps['onFlag']>(
    () =>
      async ({ offer, key, value }) => {
        await new Promise((resolve) => setTimeout(resolve, 60))
        if (refusal) throw new Error(refusal)
        setRows((current) => current.map((row) => (row.id === offer.id ? { ...row, [key]: value } : row)))
        onFlagSaved?.({ number: offer.number, key, value })
      },
    [refusal, onFlagSaved],
  )
  const searchText = state.search.trim().toLowerCase()
  const searchedStatus = parseStatusQuery(state.search)
  const matchingRows = rows.filter(
    (row) =>
      row.status === searchedStatus ||
      [row.recipient_name, ...row.items.map(({ name }) => name)].some((text) =>
        text.toLowerCase().includes(searchText),
      ),
  )
  const [sort] = state.sort
  const sortedRows = matchingRows.toSorted((a, b) => {
    const comparison = sort?.key === 'sum' ? a.sum - b.sum : a.date.localeCompare(b.date)
    return sort?.direction === 'descending' ? -comparison : comparison
  })
  return (
    <OfferList
      onFlag={onFlag}
      onPreview={onPreview}
      getActions={createActions}
      hrefOf={({ number }) => `#/offers/${number}`}
      toolbar={<SegmentedControl label="Статус" options={statusOptions} value={tab} onValueChange={setTab} />}
      {...props}
      rows={sortedRows}
      total={searchText ? matchingRows.length : rows.length && 412}
      state={state}
      onStateChange={(newState) => {
        setState(newState)
        props.onStateChange?.(newState)
      }}
    />
  )
}
