import { describe, expect, it } from 'vitest'
import { roleKeys, type RoleKey } from '../people/roles.ts'
import {
  contractKindKeys,
  getContractKinds,
  getReadableContractKinds,
  contractRefusal,
  contractStatuses,
  canConfirmSignature,
  getSigningMethods,
} from './statuses.ts'

const refusal = (role: RoleKey, own: boolean) =>
  contractRefusal({ kind: 'gph', status: 'sent' }, { role, own }, 'signed')

describe('contracts', () => {
  it('are written by whom the table of permissions says (decisions §2)', () => {
    expect(
      Object.fromEntries(roleKeys.map((role) => [role, getContractKinds(role)]).filter(([, of]) => of?.length)),
    ).toEqual({
      accounting: ['author', 'op', 'biz'],
      supervisor: contractKindKeys,
      hr: ['itd', 'gph', 'neconc', 'confidence', 'personal'],
    })
  })

  it('are read by whoever writes some of them for these kinds alone', () => {
    expect(getReadableContractKinds('hr')).toEqual(getContractKinds('hr'))
    expect(getReadableContractKinds('director')).toEqual(contractKindKeys)
  })

  it.each(contractStatuses.flatMap((from) => contractStatuses.map((to) => [from, to] as const)))(
    'go from %s to %s by their writer’s hand as the table says',
    (from, to) => {
      const may = ['draft>sent', 'sent>draft', 'sent>signed', 'signed>ended'].includes(`${from}>${to}`)
      for (const kind of contractKindKeys)
        for (const role of roleKeys.filter((one) => getContractKinds(one).includes(kind)))
          expect(contractRefusal({ kind, status: from }, { role, own: false }, to)).toBe(may ? null : 'notFromHere')
    },
  )

  it('are not moved by those who write other kinds', () => {
    expect(contractRefusal({ kind: 'gph', status: 'draft' }, { role: 'accounting', own: false }, 'sent')).toBe(
      'roleMayNot',
    )
    expect(contractRefusal({ kind: 'biz', status: 'sent' }, { role: 'hr', own: false }, 'signed')).toBe('roleMayNot')
  })

  it('are signed in the portal by whoever they are made with, and by nobody else', () => {
    expect(refusal('executor', true)).toBeNull()
    expect(refusal('author', true)).toBeNull()
    expect(refusal('executor', false)).toBe('notYours')
    expect(refusal('partner', true)).toBe('roleMayNot')
  })

  it('are signed by a code by their side, and entered by their writers as they were signed outside', () => {
    expect(getSigningMethods('gph', { role: 'executor', own: true })).toEqual(['code', 'cms'])
    expect(getSigningMethods('gph', { role: 'executor', own: false })).toEqual([])
    expect(getSigningMethods('gph', { role: 'hr', own: false })).toEqual(['scan', 'cms'])
    expect(getSigningMethods('gph', { role: 'accounting', own: false })).toEqual([])
    expect(getSigningMethods('biz', { role: 'partner', own: true })).toEqual([])
  })

  it('are confirmed by a writer whose own they are not, where a signature could not be checked', () => {
    expect(canConfirmSignature('itd', { role: 'hr', own: false })).toBe(true)
    expect(canConfirmSignature('itd', { role: 'hr', own: true })).toBe(false)
    expect(canConfirmSignature('itd', { role: 'accounting', own: false })).toBe(false)
    expect(canConfirmSignature('gph', { role: 'executor', own: true })).toBe(false)
  })
})
