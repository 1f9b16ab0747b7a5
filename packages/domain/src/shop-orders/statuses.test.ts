import { describe, expect, it } from 'vitest'
import { roleKeys } from '../shared/people/roles.ts'
import { transitionRefusal } from '../shared/transitions.ts'
import {
  getShopOrderColumn,
  shopOrderColumns,
  shopOrderDrop,
  shopOrderDropRefusal,
  shopOrderStatuses,
  shopOrderTargets,
  shopOrderTransitions,
} from './statuses.ts'

const hands = ['accounting', 'typography', 'stock', 'supervisor']

/**
 * The rules of decisions §3, listed independently of the implementation. When an order with the status `wap` is dropped on the
 * printing column, its status becomes `in_progress`.
 */
const allowed = [
  'new>in_progress in_progress>typo_finish typo_finish>wap wap>stock stock>done',
  'in_progress>new typo_finish>in_progress wap>typo_finish stock>wap wap>in_progress',
]
  .join(' ')
  .split(' ')

describe.each(roleKeys)('a shop order for the role %s', (role) => {
  it.each(shopOrderStatuses.flatMap((from) => shopOrderStatuses.map((to) => [from, to] as const)))(
    'moves from %s to %s only where the transition table allows it',
    (from, to) => {
      const canHandle = hands.includes(role)
      const may = canHandle && allowed.includes(`${from}>${to}`)
      const refusal = transitionRefusal(shopOrderTransitions, { role, own: false }, from, to)
      expect(refusal).toBe(may ? null : canHandle ? 'notFromHere' : 'roleMayNot')
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
    expect(shopOrderDrop(actor, 'new', 'typography')).toBe('in_progress')
    expect(shopOrderDrop(actor, 'wap', 'typography')).toBe('in_progress')
    expect(shopOrderDrop(actor, 'in_progress', 'typography')).toBeNull()
    expect(shopOrderDrop(actor, 'typo_finish', 'typography')).toBeNull()
  })

  it('gives the reason why an order cannot be dropped on a column', () => {
    expect(shopOrderDropRefusal(actor, 'new', 'done')).toBe('notFromHere')
    expect(shopOrderDropRefusal({ role: 'pm', own: false }, 'new', 'typography')).toBe('roleMayNot')
    expect(shopOrderDropRefusal(actor, 'new', 'typography')).toBeNull()
    expect(shopOrderDropRefusal(actor, 'typo_finish', 'typography')).toBeNull()
  })

  it('lets an order move one column forward or back until it is done', () => {
    expect(shopOrderStatuses.map((from) => [from, shopOrderTargets(actor, from)])).toEqual([
      ['new', ['typography']],
      ['in_progress', ['new']],
      ['typo_finish', ['wap']],
      ['wap', ['typography', 'stock']],
      ['stock', ['wap', 'done']],
      ['done', []],
    ])
    expect(shopOrderColumns.some(({ key }) => shopOrderDrop({ role: 'pm', own: false }, 'new', key))).toBe(false)
  })
})
