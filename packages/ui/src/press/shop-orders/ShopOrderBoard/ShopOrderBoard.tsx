import {
  getShopOrderColumn,
  shopOrderColumns,
  getShopOrderDropStatus,
  getShopOrderDropRefusal,
  type RoleKey,
  type ShopOrderColumn,
  type ShopOrderStatus,
} from '@press/domain'
import { useTranslation } from '@press/i18n'
import { useCallback, useMemo, useState, type ReactNode } from 'react'
import { glyphs } from '../../../foundations/Icon/index.ts'
import { EmptyState } from '../../../primitives/EmptyState/index.ts'
import {
  KanbanBoard,
  type BoardMove,
  type KanbanBoardProps,
  type MoveTargets,
} from '../../../patterns/KanbanBoard/index.ts'
import { CurrentPosition } from '../../../patterns/BoardReplay/CurrentPosition.tsx'
import { reuseLists } from '../../../patterns/KanbanBoard/reuse-lists.ts'
import { NoShopOrders } from '../NoShopOrders/index.ts'
import { ShopOrderTile, type ShopOrder } from './ShopOrderTile.tsx'

export interface ShopOrderBoardProps extends Pick<
  KanbanBoardProps<ShopOrder, ShopOrderColumn>,
  | 'busy'
  | 'state'
  | 'onRetry'
  | 'onOpen'
  | 'startAt'
  | 'defaultFolded'
  | 'onFoldedChange'
  | 'ringedCards'
  | 'spotlight'
  | 'renderTail'
> {
  orders: readonly ShopOrder[]
  /** The role of the user who moves cards. */
  role: RoleKey
  /** Returns the link of a card. Keep the function the same between renders. */
  hrefOf: (order: ShopOrder) => string
  /** Saves the status that belongs to a drop. Must resolve when `orders` contain the new status. */
  onMove: (move: { order: ShopOrder; status: ShopOrderStatus }) => Promise<void>
  /** The number of orders in each column today. Set it for the board of a past day, on which cards cannot be moved. */
  todayCounts?: ReadonlyMap<ShopOrderColumn, number> | undefined
  /** Shown instead of the board if there are no orders. @default «Заказов пока нет», with a hint about connecting the shop */
  empty?: ReactNode
}

const getCardKey = ({ id }: ShopOrder) => id
const getColumn = ({ status }: ShopOrder) => getShopOrderColumn(status)
const renderCard = (order: ShopOrder, column: ShopOrderColumn) => (
  <>
    <ShopOrderTile order={order} />
    {order.now && <OrderNow pastColumn={column} {...order.now} />}
  </>
)
const noOrders: readonly ShopOrder[] = []

/** The orders of the press's shop, from new to sent (spec §4). */
export function ShopOrderBoard({
  orders,
  role,
  onMove,
  hrefOf,
  todayCounts,
  empty,
  ...boardProps
}: ShopOrderBoardProps) {
  // Cards are rendered after their column is measured. Loading their texts here shows the skeleton in the meantime.
  const { t } = useTranslation(['shop-orders', 'boards', 'offers', 'offer-words'])
  const [groupOrders] = useState(() => reuseLists<ShopOrder, ShopOrderColumn>())
  const ordersByColumn = useMemo(() => groupOrders(orders, getColumn), [groupOrders, orders])
  const actor = useMemo(() => ({ role, own: false }), [role])

  const columns = useMemo(
    () =>
      shopOrderColumns.map(({ key }) => ({
        key,
        ...(key === 'new' ? { glyph: glyphs.storefront } : { stage: key }),
        title: t(`column.${key}`),
        shortTitle: t(`column.${key}`),
        total: ordersByColumn.get(key)?.length ?? 0,
        overdue: 0,
        ...(todayCounts && { currentTotal: todayCounts.get(key) ?? 0, locked: true }),
      })),
    [ordersByColumn, t, todayCounts],
  )
  const getMoveTargets = useCallback(
    ({ status }: ShopOrder, from: ShopOrderColumn): MoveTargets<ShopOrderColumn> =>
      Object.fromEntries(
        shopOrderColumns
          .filter(({ key }) => key !== from)
          .map(({ key }) => {
            if (todayCounts) return [key, { allowed: false, reason: t('boards:past.readOnly') }]
            const nextStatus = getShopOrderDropStatus(actor, status, key)
            if (nextStatus) return [key, { allowed: true, action: t(`to.${nextStatus}`) }]
            const refusal = getShopOrderDropRefusal(actor, status, key)
            const isUnprinted = status === 'in_progress' && key === 'wap' && refusal === 'notFromHere'
            return [
              key,
              {
                allowed: false,
                reason: t(
                  isUnprinted ? 'refusal.unprinted' : `refusal.${refusal === 'roleMayNot' ? refusal : 'notFromHere'}`,
                ),
              },
            ]
          }),
      ),
    [actor, todayCounts, t],
  )
  const moveCard = async ({ card, to }: BoardMove<ShopOrder, ShopOrderColumn>) => {
    const status = getShopOrderDropStatus(actor, card.status, to)
    if (status) await onMove({ order: card, status })
  }

  return (
    <KanbanBoard
      {...boardProps}
      label={t('board')}
      columns={columns}
      cardsOf={useCallback((column: ShopOrderColumn) => ordersByColumn.get(column) ?? noOrders, [ordersByColumn])}
      cardKey={getCardKey}
      cardTitle={useCallback(
        ({ id, items: [firstItem] }: ShopOrder) => [firstItem?.name, t('number', { id })].filter(Boolean).join(', '),
        [t],
      )}
      cardHref={hrefOf}
      renderCard={renderCard}
      targets={getMoveTargets}
      onMove={moveCard}
      empty={empty ?? (todayCounts ? <EmptyState title={t('emptyTitle')} /> : <NoShopOrders />)}
    />
  )
}

/** The current status of an order, under its tile on a past day. */
function OrderNow({
  pastColumn,
  status,
  since,
}: {
  pastColumn: ShopOrderColumn
  status: ShopOrderStatus
  since: string
}) {
  const { t } = useTranslation('shop-orders')
  const column = getShopOrderColumn(status)
  return <CurrentPosition pastColumn={pastColumn} stage={column} name={t(`column.${column}`)} since={since} />
}
