import { getCoverKind, type Binding, type PrintWorkStatus, type PrintOrder } from '@press/domain'
import { useFormat, usePrintNames, useTranslation } from '@press/i18n'
import { useCallback, useMemo } from 'react'
import { Badge, type BadgeProps } from '../../../primitives/Badge/index.ts'
import { Button } from '../../../primitives/Button/index.ts'
import { EmptyState } from '../../../primitives/EmptyState/index.ts'
import { CellDetail, type Column } from '../../../primitives/Table/index.ts'
import { BookTable, type BookTableProps } from '../../shared/BookTable/index.ts'
import * as styles from './PrintOrderTable.css.ts'

/** The sortable columns have the API's keys: start_date, book_name, copies, planned, actual, difference. */
export interface PrintOrderTableProps extends Omit<BookTableProps<PrintOrder>, 'today'> {
  /** Opens the form for the actual cost of a run. Keep the function the same between renders. */
  onCost: (order: PrintOrder) => void
}

/** Print runs with their planned and actual costs. On a phone each run is a card. */
export function PrintOrderTable({ onCost, empty, ...tableProps }: PrintOrderTableProps) {
  const { t } = useTranslation('print-orders')
  const { money, number } = useFormat()
  const getNumberText = useCallback(({ id }: PrintOrder) => t('number', { id }), [t])
  return (
    <BookTable
      {...tableProps}
      label={t('title')}
      header={t('book')}
      numberOf={getNumberText}
      columns={useColumns(onCost)}
      renderFacts={(order) => (
        <>
          <Status order={order} />
          {order.copies !== null && t('cell.copies', { copies: number(order.copies) })}
          {order.planned !== null && t('cell.plannedSum', { sum: money(order.planned) })}
          <Difference order={order} />
          <span className={styles.above}>
            <CostButton order={order} onCost={onCost} />
          </span>
        </>
      )}
      empty={empty ?? <EmptyState title={t('none')}>{t('noneText')}</EmptyState>}
    />
  )
}

const tones: Record<PrintWorkStatus, BadgeProps['tone']> = {
  new: 'neutral',
  'in progress': 'info',
  completed: 'success',
}

function Status({ order: { status } }: { order: PrintOrder }) {
  const { t } = useTranslation('print-orders')
  return <Badge tone={tones[status]}>{t(`status.${status}`)}</Badge>
}

/** The difference between the invoice and the calculation. Renders nothing if one of the two costs is unknown. */
function Difference({ order: { planned, actual } }: { order: PrintOrder }) {
  const { number, money } = useFormat()
  if (planned === null || planned === 0 || actual === null) return null
  const difference = actual.cost - planned
  const percentText = number(difference / planned, {
    style: 'percent',
    maximumFractionDigits: 1,
    signDisplay: 'exceptZero',
  })
  return (
    <span className={styles.sum}>
      {percentText}
      <CellDetail>{`${difference > 0 ? '+' : ''}${money(difference)}`}</CellDetail>
    </span>
  )
}

function CostButton({ order, onCost }: { order: PrintOrder; onCost: PrintOrderTableProps['onCost'] }) {
  const { t } = useTranslation('print-orders')
  const key = order.actual ? 'edit' : 'note'
  return (
    <Button
      variant={order.actual ? 'quiet' : 'secondary'}
      size="sm"
      aria-label={t(`cell.${key}Of`, { book: order.book_name })}
      onClick={() => onCost(order)}
    >
      {t(`cell.${key}`)}
    </Button>
  )
}

function useColumns(onCost: PrintOrderTableProps['onCost']): readonly Column<PrintOrder>[] {
  const { t } = useTranslation(['print-orders', 'print-forms', 'calculator'])
  const printNames = usePrintNames()
  const { date, money, number } = useFormat()
  return useMemo(() => {
    const getBindingText = (binding: Binding): string => {
      const cover = getCoverKind(binding)
      return cover ? t(`calculator:cover.${cover}`) : printNames.binding(binding)
    }
    return [
      {
        key: 'copies',
        header: t('field.copies'),
        width: '150px',
        sortable: true,
        cell: ({ copies, format, pages, binding }) => (
          <span>
            {copies === null ? t('cell.unknown') : t('cell.copies', { copies: number(copies) })}
            {format && pages !== null && <CellDetail>{t('cell.pages', { format, count: pages })}</CellDetail>}
            {binding && <CellDetail>{getBindingText(binding)}</CellDetail>}
          </span>
        ),
      },
      {
        key: 'start_date',
        header: t('field.status'),
        width: '140px',
        sortable: true,
        cell: (order) => (
          <span>
            <Status order={order} />
            <CellDetail>
              {order.completed_date
                ? t('cell.done', { date: date(order.completed_date, 'date') })
                : t('cell.begun', { date: date(order.start_date, 'date') })}
            </CellDetail>
          </span>
        ),
      },
      {
        key: 'planned',
        header: t('field.planned'),
        width: '130px',
        align: 'end',
        sortable: true,
        cell: ({ planned }) => (planned === null ? '—' : money(planned)),
      },
      {
        key: 'actual',
        header: t('field.actual'),
        width: '130px',
        align: 'end',
        sortable: true,
        cell: ({ actual }) =>
          actual ? (
            <span className={styles.sum}>
              {money(actual.cost)}
              {actual.bill_number && <CellDetail>{t('cell.bill', { number: actual.bill_number })}</CellDetail>}
            </span>
          ) : (
            '—'
          ),
      },
      {
        key: 'difference',
        header: t('field.difference'),
        width: '120px',
        align: 'end',
        sortable: true,
        cell: (order) => <Difference order={order} />,
      },
      {
        key: 'cost',
        header: t('field.cost'),
        headerHidden: true,
        width: '130px',
        align: 'end',
        interactive: true,
        cell: (order) => <CostButton order={order} onCost={onCost} />,
      },
    ]
  }, [t, printNames, date, money, number, onCost])
}
