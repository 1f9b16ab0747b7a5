import {
  getShopOrderColumn,
  shopOrderColumns,
  shopOrderDrop,
  shopOrderDropRefusal,
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
} from '../../tech-cards/KanbanBoard/index.ts'
import { CurrentPosition } from '../../tech-cards/BoardReplay/CurrentPosition.tsx'
import { reuseLists } from '../../tech-cards/KanbanBoard/reuse-lists.ts'
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
  | 'ringed'
  | 'spotlight'
  | 'renderTail'
> {
  orders: readonly ShopOrder[]
  /** Who moves the cards. */
  role: RoleKey
  /** Where a card leads. Keep it the same between renders. */
  hrefOf: (order: ShopOrder) => string
  /** Posts the status that a drop stands for. When it resolves, `orders` hold the answer. */
  onMove: (move: { order: ShopOrder; status: ShopOrderStatus }) => Promise<void>
  /** The board of a past day: how many stand in each column today. Nothing can be moved then. */
  past?: ReadonlyMap<ShopOrderColumn, number> | undefined
  /** Instead of the board when there is no order. @default «Заказов пока нет», and who connects the shop */
  empty?: ReactNode
}

const cardKey = ({ id }: ShopOrder) => id
const columnOf = ({ status }: ShopOrder) => getShopOrderColumn(status)
const renderCard = (order: ShopOrder, column: ShopOrderColumn) => (
  <>
    <ShopOrderTile order={order} />
    {order.now && <OrderNow then={column} {...order.now} />}
  </>
)
const none: readonly ShopOrder[] = []

/** Orders of the press's shop on their way from new to sent (spec §4). */
export function ShopOrderBoard({ orders, role, onMove, hrefOf, past, empty, ...board }: ShopOrderBoardProps) {
  // The cards are rendered once their column is measured: their texts are waited for here, behind the skeleton.
  const { t } = useTranslation(['shop-orders', 'board', 'offers', 'offer-words'])
  const [sort] = useState(() => reuseLists<ShopOrder, ShopOrderColumn>())
  const lists = useMemo(() => sort(orders, columnOf), [sort, orders])
  const actor = useMemo(() => ({ role, own: false }), [role])

  const columns = useMemo(
    () =>
      shopOrderColumns.map(({ key }) => ({
        key,
        ...(key === 'new' ? { glyph: glyphs.storefront } : { stage: key }),
        title: t(`column.${key}`),
        shortTitle: t(`column.${key}`),
        total: lists.get(key)?.length ?? 0,
        overdue: 0,
        ...(past && { now: past.get(key) ?? 0, locked: true }),
      })),
    [lists, t, past],
  )
  const targets = useCallback(
    ({ status }: ShopOrder, from: ShopOrderColumn): MoveTargets<ShopOrderColumn> =>
      Object.fromEntries(
        shopOrderColumns
          .filter(({ key }) => key !== from)
          .map(({ key }) => {
            if (past) return [key, { allowed: false, reason: t('board:past.readOnly') }]
            const to = shopOrderDrop(actor, status, key)
            if (to) return [key, { allowed: true, action: t(`to.${to}`) }]
            const refusal = shopOrderDropRefusal(actor, status, key)
            const unprinted = status === 'in_progress' && key === 'wap' && refusal === 'notFromHere'
            return [
              key,
              {
                allowed: false,
                reason: t(
                  unprinted ? 'refusal.unprinted' : `refusal.${refusal === 'roleMayNot' ? refusal : 'notFromHere'}`,
                ),
              },
            ]
          }),
      ),
    [actor, past, t],
  )
  const move = async ({ card, to }: BoardMove<ShopOrder, ShopOrderColumn>) => {
    const status = shopOrderDrop(actor, card.status, to)
    if (status) await onMove({ order: card, status })
  }

  return (
    <KanbanBoard
      {...board}
      label={t('board')}
      columns={columns}
      cardsOf={useCallback((column: ShopOrderColumn) => lists.get(column) ?? none, [lists])}
      cardKey={cardKey}
      cardTitle={useCallback(
        ({ id, items: [first] }: ShopOrder) => [first?.name, t('number', { id })].filter(Boolean).join(', '),
        [t],
      )}
      cardHref={hrefOf}
      renderCard={renderCard}
      targets={targets}
      onMove={move}
      empty={empty ?? (past ? <EmptyState title={t('emptyTitle')} /> : <NoShopOrders />)}
    />
  )
}

/** Under a tile of a past day: where the order is now. */
function OrderNow({ then, status, since }: { then: ShopOrderColumn; status: ShopOrderStatus; since: string }) {
  const { t } = useTranslation('shop-orders')
  const column = getShopOrderColumn(status)
  return <CurrentPosition then={then} stage={column} name={t(`column.${column}`)} since={since} />
}
