import { act, useCall, type AnswerOf } from '@press/client'
import { timings, type ShopOrderStatus } from '@press/domain'
import { useTranslation } from '@press/i18n'
import { QueryBoundary, useMoveRefusal, useListParams, useOptimisticMoves } from '@press/shell'
import {
  NoResults,
  Page,
  PageHeader,
  SearchField,
  ShopOrderBoard,
  ShopOrderDialog,
  useToast,
  type ShopOrder,
} from '@press/ui'
import { useCallback } from 'react'
import { useStaff } from '../shared/useStaff.ts'
import { foldedShopOrderColumns } from './folded-columns.ts'
import { BoardHistoryLink, useHistoryDay } from './useHistoryDay.tsx'
import { ShopOrderBoardHistoryScreen } from './ShopOrderBoardHistoryScreen.tsx'
import { useArrivals } from './useArrivals.tsx'

type Order = AnswerOf<'GET /api/shop-orders'>['orders'][number]

const defaults = { search: '', order: '' }
const noOrders: readonly Order[] = []

/** The orders of the press's shop until delivery. Roles that may read the history can view a past day. */
export function ShopOrderBoardScreen() {
  const { at, goTo } = useHistoryDay()
  return at ? <ShopOrderBoardHistoryScreen at={at} onDayChange={goTo} /> : <TodaysOrders />
}

function TodaysOrders() {
  const { t } = useTranslation('shop-orders')
  const { role, paths } = useStaff()
  const [{ search, order: openOrderId }, setParams] = useListParams(defaults)
  const answer = useCall('GET /api/shop-orders', { query: { search } })
  const toast = useToast()
  const toMoveError = useMoveRefusal()
  const [orders, moveOrder] = useOptimisticMoves<Order>(answer.data?.orders ?? noOrders)
  const openOrder = answer.data?.orders.find(({ id }) => String(id) === openOrderId)
  const stock = useCall(
    'GET /api/shop-orders/{id}/stock',
    openOrder?.id === undefined ? null : { params: { id: openOrder?.id } },
  )
  const arrivals = useArrivals()

  const changeStatus = async ({ id }: Pick<ShopOrder, 'id'>, status: ShopOrderStatus) => {
    const version = answer.data?.orders.find((one) => one.id === id)?.version
    try {
      await moveOrder(id, status, () =>
        act('POST /api/shop-orders/{id}/status', { params: { id }, body: { status, version } }),
      )
    } catch (error) {
      throw toMoveError(error, (reason) => t('statusFailed', { reason }))
    }
    toast({ message: t('statusUpdated'), duration: timings.shopOrderToastMs })
  }
  const boardProps = {
    role,
    hrefOf: useCallback(({ id }: ShopOrder) => `${paths.orderKanban}?order=${id}`, [paths]),
    onMove: ({ order, status }: { order: ShopOrder; status: ShopOrderStatus }) => changeStatus(order, status),
    onOpen: ({ id }: ShopOrder) => setParams({ order: String(id) }),
  }
  return (
    <Page
      scroll="bleed"
      header={
        <PageHeader
          title={t('board')}
          count={answer.data ? t('count', { count: answer.data.total }) : undefined}
          activeFilterCount={search ? 1 : 0}
          filters={
            <>
              <SearchField label={t('search')} value={search} onValueChange={(next) => setParams({ search: next })} />
              <BoardHistoryLink />
            </>
          }
          primary={arrivals.button}
        />
      }
    >
      <QueryBoundary result={answer} skeleton={<ShopOrderBoard {...boardProps} orders={[]} state="loading" />}>
        {() => (
          <ShopOrderBoard
            {...boardProps}
            orders={orders}
            defaultFolded={foldedShopOrderColumns.get()}
            onFoldedChange={foldedShopOrderColumns.set}
            empty={search ? <NoResults query={search} onReset={() => setParams({ search: '' })} /> : arrivals.empty}
          />
        )}
      </QueryBoundary>
      {openOrder && (
        <ShopOrderDialog
          key={openOrder.id}
          order={openOrder}
          role={role}
          stock={stock.data?.lines}
          onStatus={(status) => changeStatus(openOrder, status)}
          onClose={() => setParams({ order: '' })}
        />
      )}
      {arrivals.dialogs}
    </Page>
  )
}
