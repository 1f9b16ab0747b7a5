import { useCall, type AnswerOf } from '@press/client'
import { getShopOrderColumn, shopOrderColumns, type ShopOrderColumn, type ShopOrderStatus } from '@press/domain'
import { useTranslation } from '@press/i18n'
import { QueryBoundary, useListParams } from '@press/shell'
import { glyphs, NoResults, ReplayGhosts, ShopOrderBoard, type GetReplayPlace } from '@press/ui'
import { useCallback, useMemo } from 'react'
import { useStaff } from '../shared/useStaff.ts'
import type { TechCardBoardHistoryScreenProps } from './TechCardBoardHistoryScreen.tsx'
import { BoardHistoryFrame, useHistoryRange } from './BoardHistoryFrame.tsx'

type Board = AnswerOf<'GET /api/shop-orders'>
type Order = Board['orders'][number]

const defaults = { search: '' }
const emptyList: readonly never[] = []
const rejectMove = () => Promise.reject(new Error())
/** The maximum number of orders that a column lists as added since the shown day. */
const maxGhosts = 20

/** The board of shop orders as it was at the end of a day, with the moves of that day. */
export function ShopOrderBoardHistoryScreen({ at, onDayChange }: TechCardBoardHistoryScreenProps) {
  const { t } = useTranslation('shop-orders')
  const { role, paths } = useStaff()
  const [{ search }, setParams] = useListParams(defaults)
  const pastBoard = useCall('GET /api/shop-orders', { query: { search, ...(at && { at }) } })
  const { data: currentBoard } = useCall('GET /api/shop-orders', { query: { search } })
  const range = useHistoryRange(at)
  const { data: dayCounts } = useCall('GET /api/shop-orders/days', { query: { from: range.from, to: range.to } })

  const orders = pastBoard.data?.orders ?? emptyList
  const currentOrders = currentBoard?.orders ?? emptyList
  const currentCounts = useMemo(() => countByColumn(currentOrders), [currentOrders])
  const pastCounts = useMemo(() => countByColumn(orders), [orders])
  const pastColumns = useMemo(() => new Map(orders.map(({ id, status }) => [id, getShopOrderColumn(status)])), [orders])
  const columnOf = useCallback((id: number) => pastColumns.get(id), [pastColumns])
  const getName = useCallback(
    ({ id, items: [first] }: Pick<Order, 'id' | 'items'>) =>
      [t('number', { id }), first?.name].filter(Boolean).join(', '),
    [t],
  )
  const moves = useMemo(() => {
    const ordersById = new Map([...currentOrders, ...orders].map((order) => [order.id, order]))
    return (pastBoard.data?.moves ?? emptyList).map(({ row_id, ...move }) => {
      const order = ordersById.get(row_id)
      return { ...move, card: row_id, book_name: order ? getName(order) : t('number', { id: row_id }) }
    })
  }, [pastBoard.data, currentOrders, orders, getName, t])
  const getHref = useCallback((id: number) => `${paths.orderKanban}?order=${id}`, [paths])
  const renderGhosts = useCallback(
    (column: ShopOrderColumn) => {
      const newOrders = currentOrders.filter(
        ({ id, status }) => getShopOrderColumn(status) === column && columnOf(id) !== column,
      )
      const shownGhosts = newOrders.slice(0, maxGhosts).map((order) => ({
        id: order.id,
        book_name: getName(order),
        language: order.items[0]?.language ?? ('ru' as const),
        since: order.status_since,
      }))
      return <ReplayGhosts total={newOrders.length} ghosts={shownGhosts} hrefOf={getHref} />
    },
    [currentOrders, columnOf, getName, getHref],
  )
  const placeOf: GetReplayPlace = (place) => {
    const column = shopOrderColumns.find(({ key }) => key === place)?.key
    const shownColumn = column ?? getShopOrderColumn(place as ShopOrderStatus)
    return {
      name: column ? t(`column.${column}`) : t(`status.${place as ShopOrderStatus}`),
      ...(shownColumn === 'new' ? { glyph: glyphs.storefront } : { stage: shownColumn }),
    }
  }
  return (
    <BoardHistoryFrame
      shownDay={at}
      onDayChange={onDayChange}
      moveCounts={dayCounts}
      moves={moves}
      columnOf={columnOf}
      search={{ label: t('search'), value: search, onChange: (next) => setParams({ search: next }) }}
      count={
        pastBoard.data && {
          text: t('count', { count: pastBoard.data.total }),
          spokenText: t('count', { count: pastBoard.data.total }),
        }
      }
      counts={shopOrderColumns.map(({ key }) => ({
        stage: key,
        pastCount: pastCounts.get(key) ?? 0,
        currentCount: currentCounts.get(key) ?? 0,
      }))}
      placeOf={placeOf}
    >
      {({ movedCards, spotlight, since }) => (
        <QueryBoundary
          result={{
            ...pastBoard,
            data: pastBoard.error && !pastBoard.data ? undefined : (pastBoard.data ?? emptyBoard),
          }}
        >
          {() => (
            <ShopOrderBoard
              orders={since ? orders : orders.map(omitCurrentPlace)}
              role={role}
              hrefOf={({ id }) => getHref(id)}
              onMove={rejectMove}
              todayCounts={currentCounts}
              state={pastBoard.data ? 'ready' : 'loading'}
              ringedCards={movedCards}
              spotlight={spotlight}
              renderTail={since ? renderGhosts : undefined}
              empty={search ? <NoResults query={search} onReset={() => setParams({ search: '' })} /> : undefined}
            />
          )}
        </QueryBoundary>
      )}
    </BoardHistoryFrame>
  )
}

const emptyBoard: Board = { orders: [], total: 0 }
const omitCurrentPlace = ({ now: _now, ...order }: Order): Order => order

function countByColumn(orders: readonly Pick<Order, 'status'>[]): ReadonlyMap<ShopOrderColumn, number> {
  const counts = new Map<ShopOrderColumn, number>()
  for (const { status } of orders) {
    const column = getShopOrderColumn(status)
    counts.set(column, (counts.get(column) ?? 0) + 1)
  }
  return counts
}
