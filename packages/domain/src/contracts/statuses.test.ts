import { describe, expect, it } from 'vitest'
import { roleKeys, type RoleKey } from '../shared/people/roles.ts'
import { contractKindKeys, contractStatuses } from '../shared/documents/contracts.ts'
import {
  getContractKinds,
  getReadableContractKinds,
  getContractRefusal,
  canConfirmSignature,
  getSigningMethods,
} from './statuses.ts'

const getRefusal = (role: RoleKey, isOwn: boolean) =>
  getContractRefusal({ kind: 'gph', status: 'sent' }, { role, own: isOwn }, 'signed')

describe('contracts', () => {
  it('are written by the roles in the permission table (decisions §2)', () => {
    expect(
      Object.fromEntries(roleKeys.map((role) => [role, getContractKinds(role)]).filter(([, kinds]) => kinds?.length)),
    ).toEqual({
      accounting: ['author', 'op', 'biz'],
      supervisor: contractKindKeys,
      hr: ['itd', 'gph', 'neconc', 'confidence', 'personal'],
    })
  })

  it('are readable for the kinds that a role writes, and all kinds for a director', () => {
    expect(getReadableContractKinds('hr')).toEqual(getContractKinds('hr'))
    expect(getReadableContractKinds('director')).toEqual(contractKindKeys)
  })

  it.each(contractStatuses.flatMap((from) => contractStatuses.map((to) => [from, to] as const)))(
    'move from %s to %s only as the table allows their writer',
    (from, to) => {
      const isAllowed = ['draft>sent', 'sent>draft', 'sent>signed', 'signed>ended'].includes(`${from}>${to}`)
      for (const kind of contractKindKeys)
        for (const role of roleKeys.filter((one) => getContractKinds(one).includes(kind)))
          expect(getContractRefusal({ kind, status: from }, { role, own: false }, to)).toBe(
            isAllowed ? null : 'notFromHere',
          )
    },
  )

  it('cannot be moved by writers of other kinds', () => {
    expect(getContractRefusal({ kind: 'gph', status: 'draft' }, { role: 'accounting', own: false }, 'sent')).toBe(
      'roleMayNot',
    )
    expect(getContractRefusal({ kind: 'biz', status: 'sent' }, { role: 'hr', own: false }, 'signed')).toBe('roleMayNot')
  })

  it('can be signed in the portal only by the executor or author they belong to', () => {
    expect(getRefusal('executor', true)).toBeNull()
    expect(getRefusal('author', true)).toBeNull()
    expect(getRefusal('executor', false)).toBe('notYours')
    expect(getRefusal('partner', true)).toBe('roleMayNot')
  })

  it('are signed with a code by the party, and recorded by their writers when signed elsewhere', () => {
    expect(getSigningMethods('gph', { role: 'executor', own: true })).toEqual(['code', 'cms'])
    expect(getSigningMethods('gph', { role: 'executor', own: false })).toEqual([])
    expect(getSigningMethods('gph', { role: 'hr', own: false })).toEqual(['scan', 'cms'])
    expect(getSigningMethods('gph', { role: 'accounting', own: false })).toEqual([])
    expect(getSigningMethods('biz', { role: 'partner', own: true })).toEqual([])
  })

  it('with an unverified signature are confirmed by a writer who is not the party', () => {
    expect(canConfirmSignature('itd', { role: 'hr', own: false })).toBe(true)
    expect(canConfirmSignature('itd', { role: 'hr', own: true })).toBe(false)
    expect(canConfirmSignature('itd', { role: 'accounting', own: false })).toBe(false)
    expect(canConfirmSignature('gph', { role: 'executor', own: true })).toBe(false)
  })
})
