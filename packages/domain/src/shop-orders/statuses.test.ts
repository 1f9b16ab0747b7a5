import { describe, expect, it } from 'vitest'
import { roleKeys } from '../shared/people/roles.ts'
import { getTransitionRefusal } from '../shared/transitions.ts'
import {
  getShopOrderColumn,
  shopOrderColumns,
  getShopOrderDropStatus,
  getShopOrderDropRefusal,
  shopOrderStatuses,
  getShopOrderTargets,
  shopOrderTransitions,
} from './statuses.ts'

const handlerRoles = ['accounting', 'typography', 'stock', 'supervisor']

/**
 * The rules of decisions §3, listed independently of the implementation. When an order with the status `wap` is dropped on the
 * printing column, its status becomes `in_progress`.
 */
const allowedTransitions = [
  'new>in_progress in_progress>typo_finish typo_finish>wap wap>stock stock>done',
  'in_progress>new typo_finish>in_progress wap>typo_finish stock>wap wap>in_progress',
]
  .join(' ')
  .split(' ')

describe.each(roleKeys)('a shop order for the role %s', (role) => {
  it.each(shopOrderStatuses.flatMap((from) => shopOrderStatuses.map((to) => [from, to] as const)))(
    'moves from %s to %s only where the transition table allows it',
    (from, to) => {
      const canHandle = handlerRoles.includes(role)
      const isAllowed = canHandle && allowedTransitions.includes(`${from}>${to}`)
      const refusal = getTransitionRefusal(shopOrderTransitions, { role, own: false }, from, to)
      expect(refusal).toBe(isAllowed ? null : canHandle ? 'notFromHere' : 'roleMayNot')
    },
  )
})

describe('the shop-order kanban', () => {
  const actor = { role: 'stock', own: false } as const

  it('shows orders in print and printed orders in one column', () => {
    expect(shopOrderStatuses.map(getShopOrderColumn)).toEqual([
      'new',
      'typography',
      'typography',
      'wap',
      'stock',
      'done',
    ])
  })

  it('posts in_progress for a drop on the printing column', () => {
    expect(getShopOrderDropStatus(actor, 'new', 'typography')).toBe('in_progress')
    expect(getShopOrderDropStatus(actor, 'wap', 'typography')).toBe('in_progress')
    expect(getShopOrderDropStatus(actor, 'in_progress', 'typography')).toBeNull()
    expect(getShopOrderDropStatus(actor, 'typo_finish', 'typography')).toBeNull()
  })

  it('gives the reason why an order cannot be dropped on a column', () => {
    expect(getShopOrderDropRefusal(actor, 'new', 'done')).toBe('notFromHere')
    expect(getShopOrderDropRefusal({ role: 'pm', own: false }, 'new', 'typography')).toBe('roleMayNot')
    expect(getShopOrderDropRefusal(actor, 'new', 'typography')).toBeNull()
    expect(getShopOrderDropRefusal(actor, 'typo_finish', 'typography')).toBeNull()
  })

  it('lets an order move one column forward or back until it is done', () => {
    expect(shopOrderStatuses.map((from) => [from, getShopOrderTargets(actor, from)])).toEqual([
      ['new', ['typography']],
      ['in_progress', ['new']],
      ['typo_finish', ['wap']],
      ['wap', ['typography', 'stock']],
      ['stock', ['wap', 'done']],
      ['done', []],
    ])
    expect(shopOrderColumns.some(({ key }) => getShopOrderDropStatus({ role: 'pm', own: false }, 'new', key))).toBe(
      false,
    )
  })
})
