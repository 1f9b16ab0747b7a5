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

const atFirst = { search: '', order: '' }
const none: readonly Order[] = []

/** The orders of the press's shop until delivery. Roles that may read the history can view a past day. */
export function ShopOrderBoardScreen() {
  const { at, goTo } = useHistoryDay()
  return at ? <ShopOrderBoardHistoryScreen at={at} onDayChange={goTo} /> : <TodaysOrders />
}

function TodaysOrders() {
  const { t } = useTranslation('shop-orders')
  const { role, to } = useStaff()
  const [{ search, order: opened }, set] = useListParams(atFirst)
  const answer = useCall('GET /api/shop-orders', { query: { search } })
  const toast = useToast()
  const refusalOf = useMoveRefusal()
  const [orders, carryOut] = useOptimisticMoves<Order>(answer.data?.orders ?? none)
  const open = answer.data?.orders.find(({ id }) => String(id) === opened)
  const stock = useCall('GET /api/shop-orders/{id}/stock', open?.id === undefined ? null : { params: { id: open?.id } })
  const arrivals = useArrivals()

  const post = async ({ id }: Pick<ShopOrder, 'id'>, status: ShopOrderStatus) => {
    const version = answer.data?.orders.find((one) => one.id === id)?.version
    try {
      await carryOut(id, status, () =>
        act('POST /api/shop-orders/{id}/status', { params: { id }, body: { status, version } }),
      )
    } catch (error) {
      throw refusalOf(error, (reason) => t('statusFailed', { reason }))
    }
    toast({ message: t('statusUpdated'), duration: timings.shopOrderToastMs })
  }
  const shared = {
    role,
    hrefOf: useCallback(({ id }: ShopOrder) => `${to.orderKanban}?order=${id}`, [to]),
    onMove: ({ order, status }: { order: ShopOrder; status: ShopOrderStatus }) => post(order, status),
    onOpen: ({ id }: ShopOrder) => set({ order: String(id) }),
  }
  return (
    <Page
      scroll="bleed"
      header={
        <PageHeader
          title={t('board')}
          {...(answer.data && { count: t('count', { count: answer.data.total }) })}
          filtersOn={search ? 1 : 0}
          filters={
            <>
              <SearchField label={t('search')} value={search} onValueChange={(next) => set({ search: next })} />
              <BoardHistoryLink />
            </>
          }
          primary={arrivals.button}
        />
      }
    >
      <QueryBoundary of={answer} skeleton={<ShopOrderBoard {...shared} orders={[]} state="loading" />}>
        {() => (
          <ShopOrderBoard
            {...shared}
            orders={orders}
            defaultFolded={foldedShopOrderColumns.get()}
            onFoldedChange={foldedShopOrderColumns.set}
            empty={search ? <NoResults query={search} onReset={() => set({ search: '' })} /> : arrivals.empty}
          />
        )}
      </QueryBoundary>
      {open && (
        <ShopOrderDialog
          key={open.id}
          order={open}
          role={role}
          stock={stock.data?.lines}
          onStatus={(status) => post(open, status)}
          onClose={() => set({ order: '' })}
        />
      )}
      {arrivals.dialogs}
    </Page>
  )
}
