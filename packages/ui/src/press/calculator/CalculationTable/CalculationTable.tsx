import { getFormatSpec, type SavedCalculation } from '@press/domain'
import { useFormat, useTranslation } from '@press/i18n'
import { useCallback, useMemo } from 'react'
import { glyphs } from '../../../foundations/Icon/index.ts'
import { BookTitle } from '../../../foundations/Text/index.ts'
import { EmptyState } from '../../../primitives/EmptyState/index.ts'
import { IconButton } from '../../../primitives/IconButton/index.ts'
import { Menu } from '../../../primitives/Menu/index.ts'
import { CellDetail, Table, type Column, type TableProps } from '../../../primitives/Table/index.ts'
import * as styles from './CalculationTable.css.ts'
import { PriceChangeNote } from './PriceChangeNote.tsx'

/** Adds the trimmed size to a format's name: «A5 (148 × 210)». */
const formatNameWithSize = (format: string): string => {
  const spec = getFormatSpec(format)
  return spec ? `${format} (${spec.width} × ${spec.height})` : format
}

interface Actions {
  onRename: (calculation: SavedCalculation) => void
  onCopy: (calculation: SavedCalculation) => void
  onRemove: (calculation: SavedCalculation) => void
}

/** Sortable keys are those of the API call: name, sum, updated_at. Keep functions identical between renders. */
export interface CalculationTableProps
  extends
    Pick<TableProps<SavedCalculation>, 'rows' | 'sort' | 'onSortChange' | 'loading' | 'empty' | 'footer' | 'fill'>,
    Actions {
  hrefOf: (calculation: SavedCalculation) => string
}

/** Saved calculations with their calculated price and today's price; on a phone, two lines each. */
export function CalculationTable({ hrefOf, onRename, onCopy, onRemove, empty, ...tableProps }: CalculationTableProps) {
  const { t } = useTranslation('calculator')
  const getBookText = useBookText()
  const columns = useColumns(getBookText, onRename, onCopy, onRemove)
  return (
    <Table
      {...tableProps}
      label={t('saved.label')}
      columns={columns}
      rowKey={keyOf}
      rowLabel={nameOf}
      rowHref={hrefOf}
      renderCard={(row) => (
        <>
          <BookTitle as="span" lines={2}>
            {row.name}
          </BookTitle>
          <span className={styles.facts}>
            {getBookText(row)}
            <Sum calculation={row} />
          </span>
          <PriceChangeNote calculation={row} />
        </>
      )}
      empty={empty ?? <EmptyState title={t('saved.emptyTitle')}>{t('saved.emptyText')}</EmptyState>}
    />
  )
}

const keyOf = ({ id }: SavedCalculation) => String(id)
const nameOf = ({ name }: SavedCalculation) => name

/** Returns a function that describes a book in one line: «A5, 200 страниц, 100 экз., мягкая обложка». */
function useBookText() {
  const { t } = useTranslation('calculator')
  const { number } = useFormat()
  return useCallback(
    ({ format, pages, quantity, binding, block_color }: SavedCalculation) =>
      [
        formatNameWithSize(format),
        t('pages', { count: pages, n: number(pages) }),
        t('saved.copies', { quantity: number(quantity) }),
        t(`cover.${binding}`).toLowerCase(),
        t(`blockColor.${block_color}`).toLowerCase(),
      ].join(', '),
    [t, number],
  )
}

function Sum({ calculation: { sum } }: { calculation: Pick<SavedCalculation, 'sum'> }) {
  const { money } = useFormat()
  return <span className={styles.sum}>{money(sum)}</span>
}

function useColumns(
  getBookText: (calculation: SavedCalculation) => string,
  onRename: Actions['onRename'],
  onCopy: Actions['onCopy'],
  onRemove: Actions['onRemove'],
): readonly Column<SavedCalculation>[] {
  const { t } = useTranslation('calculator')
  const { date, money } = useFormat()
  return useMemo(
    () => [
      {
        key: 'name',
        header: t('saved.name'),
        minWidth: '260px',
        sortable: true,
        cell: (row) => (
          <>
            <BookTitle as="span" lines={2}>
              {row.name}
            </BookTitle>
            <CellDetail>{getBookText(row)}</CellDetail>
          </>
        ),
      },
      {
        key: 'sum',
        header: t('saved.sum'),
        width: '170px',
        align: 'end',
        sortable: true,
        cell: (row) => (
          <>
            <Sum calculation={row} />
            <CellDetail>{t('curve.perCopy', { price: money(row.unit_price) })}</CellDetail>
          </>
        ),
      },
      {
        key: 'today',
        header: t('saved.today'),
        width: '230px',
        cell: (row) => <PriceChangeNote calculation={row} />,
      },
      {
        key: 'updated_at',
        header: t('saved.updated'),
        width: '150px',
        align: 'end',
        sortable: true,
        cell: ({ updated_at, price_list }) => (
          <>
            {date(updated_at, 'date')}
            <CellDetail>{t('saved.list', { number: price_list.number })}</CellDetail>
          </>
        ),
      },
      {
        key: 'actions',
        header: t('saved.actionsHead'),
        headerHidden: true,
        width: '56px',
        align: 'end',
        interactive: true,
        cell: (row) => {
          const label = t('saved.actions', { name: row.name })
          return (
            <Menu
              label={label}
              align="end"
              items={[
                { key: 'rename', label: t('saved.rename'), glyph: glyphs.pencilSimple, onSelect: () => onRename(row) },
                { key: 'copy', label: t('saved.copy'), glyph: glyphs.copy, onSelect: () => onCopy(row) },
                { key: 'line', separator: true as const },
                { key: 'remove', label: t('saved.remove'), glyph: glyphs.trash, onSelect: () => onRemove(row) },
              ]}
              renderTrigger={(trigger) => <IconButton {...trigger} glyph={glyphs.dotsThree} label={label} />}
            />
          )
        },
      },
    ],
    [t, date, money, getBookText, onRename, onCopy, onRemove],
  )
}
