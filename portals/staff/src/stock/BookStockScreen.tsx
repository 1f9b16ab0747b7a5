import { saveFile, useCall } from '@press/client'
import { getGrantedScope, isIsoDate, limits, stockKinds, type StockMovementRow } from '@press/domain'
import { useFormat, useTranslation } from '@press/i18n'
import { QueryBoundary, TableMenu, useListPages, usePageTitle, useParams, FilterChip } from '@press/shell'
import { DateRangeField, glyphs, Page, PageHeader, Stack, Stat, StatGroup, StockMovements, useToday } from '@press/ui'
import { useCallback } from 'react'
import { useStaff } from '../shared/useStaff.ts'
import { StockActs } from './StockActs.tsx'

const defaults = { kind: '', from: '', to: '', page: '1', per_page: String(limits.pageSize) }

/** The stock of one book: the copies by owner, and all movements with the balance after each movement. */
export function BookStockScreen() {
  const id = Number(useParams()['id'])
  const { t } = useTranslation('stock')
  const { number } = useFormat()
  const { params, set: setParams, page, per_page, renderPagination } = useListPages(defaults)
  const getHref = useDocumentHref()
  const today = useToday()
  const kind = stockKinds.find((one) => one === params.kind)
  const filters = {
    ...(kind && { kind }),
    ...(isIsoDate(params.from) && { from: params.from }),
    ...(isIsoDate(params.to) && { to: params.to }),
  }
  const answer = useCall('GET /api/books/{id}/stock', { params: { id }, query: { ...filters, page, per_page } })
  const stock = answer.data?.stock
  const title = stock ? t('of', { title: stock.book_name }) : t('title')
  usePageTitle(stock && title)
  return (
    <Page
      header={
        <PageHeader
          title={title}
          activeFilterCount={Object.keys(filters).length}
          filters={
            <>
              <FilterChip
                label={t('filter.kind')}
                allLabel={t('filter.allKinds')}
                glyph={glyphs.warehouse}
                options={stockKinds.map((value) => ({ value, label: t(`kind.${value}`) }))}
                value={kind ?? ''}
                onValueChange={(next) => setParams({ kind: next })}
              />
              <DateRangeField
                label={t('filter.period')}
                labelHidden
                value={{ from: params.from, to: params.to }}
                onValueChange={(next) => setParams({ from: next.from, to: next.to })}
                max={today}
                openEnded
              />
              <TableMenu
                onExport={(format) =>
                  saveFile(
                    'GET /api/books/{id}/stock/export',
                    { params: { id }, query: { ...filters, format } },
                    `${stock?.book_name ?? 'stock'}.${format}`,
                  )
                }
              />
            </>
          }
          primary={stock && <StockActs stock={stock} />}
        />
      }
    >
      <QueryBoundary result={answer} skeleton={<StockMovements rows={[]} hrefOf={getHref} loading />}>
        {({ stock: { left }, customers, movements, total }) => (
          <Stack gap={5}>
            <StatGroup>
              <Stat label={t('left')} value={left === null ? t('unknown') : number(left)} note={t('leftHint')} />
              {customers.length > 0 && (
                <Stat
                  label={t('customers')}
                  value={number(customers.reduce((sum, { copies }) => sum + copies, 0))}
                  note={customers
                    .map(({ number: offer, name, copies }) =>
                      t('customer', { number: offer, name, copies: number(copies) }),
                    )
                    .join('; ')}
                />
              )}
            </StatGroup>
            <StockMovements
              rows={movements}
              hrefOf={getHref}
              filtered={Object.keys(filters).length > 0}
              footer={renderPagination(total)}
            />
          </Stack>
        )}
      </QueryBoundary>
    </Page>
  )
}

/** Returns the URL at which this user can view the document of a movement. */
function useDocumentHref() {
  const { role, paths } = useStaff()
  return useCallback(
    ({ techcard_id, turnover, shop_order_id, sale_id }: StockMovementRow): string | undefined => {
      // The store keeper sees offers only on the offer board.
      if (turnover)
        return role === 'stock' ? paths.offerOnBoard(turnover.offer_id) : paths.invoicePreview(turnover.offer_id)
      if (techcard_id !== null) return paths.techCard(techcard_id)
      if (shop_order_id !== null)
        return getGrantedScope(role, 'shopOrders', 'status') ? paths.shopOrder(shop_order_id) : undefined
      return sale_id !== null && getGrantedScope(role, 'realisation', 'read') ? paths.realisation : undefined
    },
    [role, paths],
  )
}
