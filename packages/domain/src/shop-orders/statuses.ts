import {
  findTransition,
  transitionRefusal,
  type Actor,
  type Transition,
  type TransitionRefusal,
} from '../transitions.ts'

/** Statuses of an order of the press's shop, in their order (spec §4). */
export const shopOrderStatuses = ['new', 'in_progress', 'typo_finish', 'wap', 'stock', 'done'] as const
export type ShopOrderStatus = (typeof shopOrderStatuses)[number]

const roles = ['accounting', 'typography', 'stock', 'supervisor'] as const

/**
 * One step on, one step back except from done (decisions §3). A drop on the printing column always posts `in_progress`, so that
 * is a way back from `wap` too.
 */
export const shopOrderTransitions: readonly Transition<ShopOrderStatus>[] = [
  { from: 'new', to: 'in_progress', roles },
  { from: 'in_progress', to: 'typo_finish', roles },
  { from: 'in_progress', to: 'new', roles },
  { from: 'typo_finish', to: 'wap', roles },
  { from: 'typo_finish', to: 'in_progress', roles },
  { from: 'wap', to: 'stock', roles },
  { from: 'wap', to: 'typo_finish', roles },
  { from: 'wap', to: 'in_progress', roles },
  { from: 'stock', to: 'done', roles },
  { from: 'stock', to: 'wap', roles },
]

/** Columns of the shop-order kanban (spec §4) and the status a drop there posts. */
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

const postsOf = (column: ShopOrderColumn): ShopOrderStatus =>
  shopOrderColumns.find(({ key }) => key === column)?.posts ?? 'new'

/** The status a drop posts, or null when the table does not allow it or the order stands there already. */
export function shopOrderDrop(actor: Actor, from: ShopOrderStatus, column: ShopOrderColumn): ShopOrderStatus | null {
  if (getShopOrderColumn(from) === column) return null
  return findTransition(shopOrderTransitions, actor, from, postsOf(column))?.to ?? null
}

/** The columns someone may drop an order on. */
export const shopOrderTargets = (actor: Actor, from: ShopOrderStatus): ShopOrderColumn[] =>
  shopOrderColumns.map(({ key }) => key).filter((column) => shopOrderDrop(actor, from, column))

/** Why a drop is refused; null when it is not, or would change nothing. */
export const shopOrderDropRefusal = (
  actor: Actor,
  from: ShopOrderStatus,
  column: ShopOrderColumn,
): TransitionRefusal | null =>
  getShopOrderColumn(from) === column ? null : transitionRefusal(shopOrderTransitions, actor, from, postsOf(column))
