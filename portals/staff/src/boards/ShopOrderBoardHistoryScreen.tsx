import { useCall, type AnswerOf } from '@press/client'
import { getShopOrderColumn, shopOrderColumns, type ShopOrderColumn, type ShopOrderStatus } from '@press/domain'
import { useTranslation } from '@press/i18n'
import { QueryBoundary, useListParams } from '@press/shell'
import { glyphs, NoResults, ReplayGhosts, ShopOrderBoard, type PlaceOf } from '@press/ui'
import { useCallback, useMemo } from 'react'
import { useStaff } from '../shared/useStaff.ts'
import type { TechCardBoardHistoryScreenProps } from './TechCardBoardHistoryScreen.tsx'
import { BoardHistoryFrame, useHistoryRange } from './BoardHistoryFrame.tsx'

type Board = AnswerOf<'GET /api/shop-orders'>
type Order = Board['orders'][number]

const filters = { search: '' }
const none: readonly never[] = []
const refuse = () => Promise.reject(new Error())
/** The maximum number of orders that a column lists as added since the shown day. */
const maxGhosts = 20

/** The board of shop orders as it was at the end of a day, with the moves of that day. */
export function ShopOrderBoardHistoryScreen({ at, onDayChange }: TechCardBoardHistoryScreenProps) {
  const { t } = useTranslation('shop-orders')
  const { role, to } = useStaff()
  const [{ search }, set] = useListParams(filters)
  const then = useCall('GET /api/shop-orders', { query: { search, ...(at && { at }) } })
  const { data: today } = useCall('GET /api/shop-orders', { query: { search } })
  const span = useHistoryRange(at)
  const { data: counted } = useCall('GET /api/shop-orders/days', { query: { from: span.from, to: span.to } })

  const orders = then.data?.orders ?? none
  const present = today?.orders ?? none
  const now = useMemo(() => countsOf(present), [present])
  const past = useMemo(() => countsOf(orders), [orders])
  const pastColumns = useMemo(() => new Map(orders.map(({ id, status }) => [id, getShopOrderColumn(status)])), [orders])
  const columnOf = useCallback((id: number) => pastColumns.get(id), [pastColumns])
  const nameOf = useCallback(
    ({ id, items: [first] }: Pick<Order, 'id' | 'items'>) =>
      [t('number', { id }), first?.name].filter(Boolean).join(', '),
    [t],
  )
  const moves = useMemo(() => {
    const known = new Map([...present, ...orders].map((order) => [order.id, order]))
    return (then.data?.moves ?? none).map(({ row_id, ...move }) => {
      const order = known.get(row_id)
      return { ...move, card: row_id, book_name: order ? nameOf(order) : t('number', { id: row_id }) }
    })
  }, [then.data, present, orders, nameOf, t])
  const hrefOf = useCallback((id: number) => `${to.orderKanban}?order=${id}`, [to])
  const ghosts = useCallback(
    (column: ShopOrderColumn) => {
      const newOrders = present.filter(
        ({ id, status }) => getShopOrderColumn(status) === column && columnOf(id) !== column,
      )
      const shownGhosts = newOrders.slice(0, maxGhosts).map((order) => ({
        id: order.id,
        book_name: nameOf(order),
        language: order.items[0]?.language ?? ('ru' as const),
        since: order.status_since,
      }))
      return <ReplayGhosts total={newOrders.length} ghosts={shownGhosts} hrefOf={hrefOf} />
    },
    [present, columnOf, nameOf, hrefOf],
  )
  const placeOf: PlaceOf = (place) => {
    const column = shopOrderColumns.find(({ key }) => key === place)?.key
    const shownColumn = column ?? getShopOrderColumn(place as ShopOrderStatus)
    return {
      name: column ? t(`column.${column}`) : t(`status.${place as ShopOrderStatus}`),
      ...(shownColumn === 'new' ? { glyph: glyphs.storefront } : { stage: shownColumn }),
    }
  }
  return (
    <BoardHistoryFrame
      at={at}
      onDayChange={onDayChange}
      counted={counted}
      moves={moves}
      columnOf={columnOf}
      search={{ label: t('search'), value: search, onChange: (next) => set({ search: next }) }}
      count={
        then.data && { shown: t('count', { count: then.data.total }), said: t('count', { count: then.data.total }) }
      }
      counts={shopOrderColumns.map(({ key }) => ({ stage: key, past: past.get(key) ?? 0, now: now.get(key) ?? 0 }))}
      placeOf={placeOf}
    >
      {({ moved, spotlight, since }) => (
        <QueryBoundary of={{ ...then, data: then.error && !then.data ? undefined : (then.data ?? empty) }}>
          {() => (
            <ShopOrderBoard
              orders={since ? orders : orders.map(withoutNow)}
              role={role}
              hrefOf={({ id }) => hrefOf(id)}
              onMove={refuse}
              past={now}
              state={then.data ? 'ready' : 'loading'}
              ringed={moved}
              spotlight={spotlight}
              renderTail={since ? ghosts : undefined}
              {...(search && { empty: <NoResults query={search} onReset={() => set({ search: '' })} /> })}
            />
          )}
        </QueryBoundary>
      )}
    </BoardHistoryFrame>
  )
}

const empty: Board = { orders: [], total: 0 }
const withoutNow = ({ now: _now, ...order }: Order): Order => order

function countsOf(orders: readonly Pick<Order, 'status'>[]): ReadonlyMap<ShopOrderColumn, number> {
  const counts = new Map<ShopOrderColumn, number>()
  for (const { status } of orders) {
    const column = getShopOrderColumn(status)
    counts.set(column, (counts.get(column) ?? 0) + 1)
  }
  return counts
}
