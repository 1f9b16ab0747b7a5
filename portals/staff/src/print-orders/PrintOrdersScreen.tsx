import { act, saveFile, useCall } from '@press/client'
import { printWorkStatuses, type PrintOrder } from '@press/domain'
import { useFormat, useTranslation } from '@press/i18n'
import { QueryBoundary, TableMenu, FilterChip, listDefaults, useListState, useSaving } from '@press/shell'
import {
  glyphs,
  NoResults,
  Page,
  PageHeader,
  PrintCostDialog,
  PrintOrderTable,
  SearchField,
  Stack,
  Stat,
  StatGroup,
  useToday,
} from '@press/ui'
import { useCallback, useState } from 'react'
import { useStaff } from '../shared/useStaff.ts'

const defaults = listDefaults('status', 'billed', 'year')
const sortKeys = ['start_date', 'book_name', 'copies', 'planned', 'actual', 'difference'] as const

/** Print runs at the printing house in a period: the expected costs, and the invoiced amounts. */
export function PrintOrdersScreen() {
  const { t } = useTranslation('print-orders')
  const { money, number } = useFormat()
  const { paths } = useStaff()
  const { params, set: setParams, query, sorting, renderPagination } = useListState(defaults, sortKeys)
  const today = useToday()
  const thisYear = Number(today.slice(0, 4))
  const years = [thisYear, thisYear - 1, thisYear - 2].map(String)
  const year = years.find((one) => one === params.year) ?? String(thisYear)
  const period = { from: `${year}-01-01`, to: `${year}-12-31` }
  const status = printWorkStatuses.find((key) => key === params.status)
  const isUnbilledOnly = params.billed === 'no'
  const filters = { ...period, ...(status && { status }), ...(isUnbilledOnly && { billed: 'no' as const }) }
  const answer = useCall('GET /api/print-orders', { query: { ...query, ...filters } })
  const [orderToCost, setOrderToCost] = useState<PrintOrder>()
  const getHref = useCallback(({ id }: { id: number }) => paths.techCard(id), [paths])
  const { search, sort_by, sort_dir } = query
  const activeFilterCount = [search, status, isUnbilledOnly].filter(Boolean).length
  return (
    <Page
      header={
        <PageHeader
          title={t('title')}
          count={answer.data ? t('found', { count: answer.data.total }) : undefined}
          activeFilterCount={activeFilterCount}
          filters={
            <>
              <SearchField label={t('search')} value={search} onValueChange={(next) => setParams({ search: next })} />
              <FilterChip
                label={t('period')}
                allLabel={String(thisYear)}
                glyph={glyphs.calendarBlank}
                options={years.slice(1).map((value) => ({ value, label: value }))}
                value={year === String(thisYear) ? '' : year}
                onValueChange={(next) => setParams({ year: next })}
              />
              <FilterChip
                label={t('filter.status')}
                allLabel={t('filter.any')}
                glyph={glyphs.funnel}
                options={printWorkStatuses.map((value) => ({ value, label: t(`status.${value}`) }))}
                value={status ?? ''}
                onValueChange={(next) => setParams({ status: next })}
              />
              <FilterChip
                label={t('filter.billed')}
                allLabel={t('filter.anyBill')}
                glyph={glyphs.fileText}
                options={[{ value: 'no', label: t('filter.unbilled') }]}
                value={isUnbilledOnly ? 'no' : ''}
                onValueChange={(next) => setParams({ billed: next })}
              />
              <TableMenu
                onExport={(format) =>
                  saveFile(
                    'GET /api/print-orders/export',
                    { query: { search, sort_by, sort_dir, format, ...filters } },
                    `print-orders.${format}`,
                  )
                }
              />
            </>
          }
        />
      }
    >
      <QueryBoundary
        result={answer}
        skeleton={<PrintOrderTable rows={[]} loading hrefOf={getHref} onCost={setOrderToCost} />}
      >
        {({ orders, total, sums }) => (
          <Stack gap={5}>
            <StatGroup>
              <Stat label={t('figure.copies')} value={number(sums.copies)} unit={t('figure.copiesUnit')} />
              <Stat label={t('figure.planned')} value={money(sums.planned)} />
              <Stat label={t('figure.actual')} value={money(sums.actual)} />
              <Stat label={t('figure.difference')} value={money(sums.actual - sums.compared)} />
              <Stat label={t('figure.unbilled')} value={number(sums.unbilled)} />
            </StatGroup>
            {total === 0 && activeFilterCount > 0 ? (
              <NoResults query={search} onReset={() => setParams({ search: '', status: '', billed: '' })} />
            ) : (
              <PrintOrderTable
                rows={orders}
                hrefOf={getHref}
                onCost={setOrderToCost}
                {...sorting}
                footer={renderPagination(total)}
              />
            )}
          </Stack>
        )}
      </QueryBoundary>
      {orderToCost && <CostEditor key={orderToCost.id} order={orderToCost} onClose={() => setOrderToCost(undefined)} />}
    </Page>
  )
}

function CostEditor({ order, onClose }: { order: PrintOrder; onClose: () => void }) {
  const { t } = useTranslation('print-orders')
  const { submit } = useSaving()
  return (
    <PrintCostDialog
      order={order}
      onClose={onClose}
      onSave={async (cost) => {
        await submit(
          () =>
            act('PUT /api/print-orders/{id}/cost', {
              params: { id: order.id },
              body: { ...cost, version: order.actual?.version ?? 0 },
            }),
          t('cost.saved', { book: order.book_name }),
        )
      }}
    />
  )
}
