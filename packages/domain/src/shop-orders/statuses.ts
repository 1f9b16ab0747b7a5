import {
  findTransition,
  getTransitionRefusal,
  type Actor,
  type Transition,
  type TransitionRefusal,
} from '../shared/transitions.ts'

/** The statuses of an order from the press's shop, in workflow order (spec §4). */
export const shopOrderStatuses = ['new', 'in_progress', 'typo_finish', 'wap', 'stock', 'done'] as const
export type ShopOrderStatus = (typeof shopOrderStatuses)[number]

const handlerRoles = ['accounting', 'typography', 'stock', 'supervisor'] as const

/**
 * The allowed status changes of an order: one step forward, or one step back except from `done` (decisions §3). A drop on the
 * printing column always sets `in_progress`, so an order may also go back to it from `wap`.
 */
export const shopOrderTransitions: readonly Transition<ShopOrderStatus>[] = [
  { from: 'new', to: 'in_progress', roles: handlerRoles },
  { from: 'in_progress', to: 'typo_finish', roles: handlerRoles },
  { from: 'in_progress', to: 'new', roles: handlerRoles },
  { from: 'typo_finish', to: 'wap', roles: handlerRoles },
  { from: 'typo_finish', to: 'in_progress', roles: handlerRoles },
  { from: 'wap', to: 'stock', roles: handlerRoles },
  { from: 'wap', to: 'typo_finish', roles: handlerRoles },
  { from: 'wap', to: 'in_progress', roles: handlerRoles },
  { from: 'stock', to: 'done', roles: handlerRoles },
  { from: 'stock', to: 'wap', roles: handlerRoles },
]

/** The columns of the shop-order kanban (spec §4), each with the status that a drop sets. */
export const shopOrderColumns = [
  { key: 'new', statuses: ['new'], posts: 'new' },
  { key: 'typography', statuses: ['typo_finish', 'in_progress'], posts: 'in_progress' },
  { key: 'wap', statuses: ['wap'], posts: 'wap' },
  { key: 'stock', statuses: ['stock'], posts: 'stock' },
  { key: 'done', statuses: ['done'], posts: 'done' },
] as const satisfies readonly { key: string; statuses: readonly ShopOrderStatus[]; posts: ShopOrderStatus }[]
export type ShopOrderColumn = (typeof shopOrderColumns)[number]['key']

export const getShopOrderColumn = (status: ShopOrderStatus): ShopOrderColumn =>
  shopOrderColumns.find(({ statuses }) => (statuses as readonly ShopOrderStatus[]).includes(status))?.key ?? 'new'

const getColumnStatus = (column: ShopOrderColumn): ShopOrderStatus =>
  shopOrderColumns.find(({ key }) => key === column)?.posts ?? 'new'

/**
 * Returns the status that a drop sets. Null when the transition table does not allow the change, or the order is already in that
 * column.
 */
export function getShopOrderDropStatus(
  actor: Actor,
  from: ShopOrderStatus,
  column: ShopOrderColumn,
): ShopOrderStatus | null {
  if (getShopOrderColumn(from) === column) return null
  return findTransition(shopOrderTransitions, actor, from, getColumnStatus(column))?.to ?? null
}

/** Returns the columns on which someone may drop an order. */
export const getShopOrderTargets = (actor: Actor, from: ShopOrderStatus): ShopOrderColumn[] =>
  shopOrderColumns.map(({ key }) => key).filter((column) => getShopOrderDropStatus(actor, from, column))

/** Returns why a drop is refused; null when it is allowed or would change nothing. */
export const getShopOrderDropRefusal = (
  actor: Actor,
  from: ShopOrderStatus,
  column: ShopOrderColumn,
): TransitionRefusal | null =>
  getShopOrderColumn(from) === column
    ? null
    : getTransitionRefusal(shopOrderTransitions, actor, from, getColumnStatus(column))
