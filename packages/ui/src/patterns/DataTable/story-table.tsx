import { fn, screen, userEvent, within } from 'storybook/test'
import { glyphs } from '../../foundations/Icon/index.ts'
import type { BulkAction } from './BulkBar.tsx'
import { DataTable, type DataTableProps } from './DataTable.tsx'
import { createOfferColumns, createStoryOffers, type StoryOffer } from './story-offers.tsx'

export const columns = createOfferColumns(fn())
export const offers = createStoryOffers(60)
const rowKey = ({ id }: StoryOffer) => String(id)
export const rowLabel = ({ id }: StoryOffer) => `КП-${String(id).padStart(4, '0')}`

/** The example table of the stories. */
export const OfferTable = (props: Partial<DataTableProps<StoryOffer>>) => (
  <DataTable
    label="КП и счета"
    columns={columns}
    rows={offers}
    rowKey={rowKey}
    rowLabel={rowLabel}
    searchLabel="Получатель, книга, статус"
    {...props}
  />
)

export const onArchive = fn()
export const bulkActions: readonly BulkAction[] = [
  { key: 'invoice', label: 'Отправить счета', glyph: glyphs.receipt, onSelect: fn() },
  { key: 'print', label: 'Напечатать', glyph: glyphs.printer, onSelect: fn() },
  { key: 'archive', label: 'В архив', glyph: glyphs.archive, onSelect: onArchive },
  { key: 'act', label: 'Собрать акты', onSelect: fn() },
  {
    key: 'delete',
    label: 'Удалить',
    glyph: glyphs.trash,
    tone: 'danger',
    disabledReason: 'Удаляют только черновики',
    onSelect: fn(),
  },
]

type Canvas = Pick<typeof screen, 'getByRole' | 'getAllByRole' | 'getByText'>

/** Returns the texts of one column, by its position including the checkbox column. */
export const getCells = (canvas: Canvas, columnIndex: number): string[] =>
  canvas
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.querySelectorAll('td')[columnIndex]?.textContent ?? '')
export const getHeader = (canvas: Canvas, name: string): HTMLElement => canvas.getByRole('columnheader', { name })
export const getSortButton = (canvas: Canvas, name: string): HTMLElement =>
  within(getHeader(canvas, name)).getByRole('button', { name })
export const openMenu = async (canvas: Canvas, name: string) => {
  await userEvent.click(canvas.getByRole('button', { name: `Столбец «${name}»` }))
  return within(screen.getByRole('menu', { name: `Столбец «${name}»` }))
}
/** Opens the filter of a column without an active filter. */
export const openFilter = async (canvas: Canvas, name: string) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Фильтр' }))
  await userEvent.click(await screen.findByRole('menuitem', { name }))
  return within(await screen.findByRole('dialog', { name: `Фильтр «${name}»` }))
}
