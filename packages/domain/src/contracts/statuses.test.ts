import { describe, expect, it } from 'vitest'
import { roleKeys, type RoleKey } from '../people/roles.ts'
import { contractKindKeys, contractKindsOf, contractRefusal, contractStatuses, type ContractFacts } from './statuses.ts'

const contract = (change: Partial<ContractFacts> = {}): ContractFacts => ({
  kind: 'gph',
  status: 'sent',
  scan: { id: 1 },
  ...change,
})

describe('contracts', () => {
  it('are written by whom the table of permissions says (decisions §2)', () => {
    expect(
      Object.fromEntries(roleKeys.map((role) => [role, contractKindsOf(role)]).filter(([, of]) => of?.length)),
    ).toEqual({
      accounting: ['author', 'op', 'biz'],
      supervisor: contractKindKeys,
      hr: ['itd', 'gph', 'neconc', 'confidence', 'personal'],
    })
  })

  it.each(contractStatuses.flatMap((from) => contractStatuses.map((to) => [from, to] as const)))(
    'go from %s to %s by their writer’s hand as the table says',
    (from, to) => {
      const may = ['draft>sent', 'sent>signed', 'signed>ended'].includes(`${from}>${to}`)
      for (const kind of contractKindKeys)
        for (const role of roleKeys.filter((one) => contractKindsOf(one).includes(kind)))
          expect(contractRefusal(contract({ kind, status: from }), { role, own: false }, to)).toBe(
            may ? null : 'notFromHere',
          )
    },
  )

  it('are not moved by those who write other kinds', () => {
    expect(contractRefusal(contract({ status: 'draft' }), { role: 'accounting', own: false }, 'sent')).toBe(
      'roleMayNot',
    )
    expect(contractRefusal(contract({ kind: 'biz' }), { role: 'hr', own: false }, 'signed')).toBe('roleMayNot')
  })

  it('are signed in the portal by whoever they are made with, and by nobody else', () => {
    const sent = contract({ scan: null })
    const refusal = (role: RoleKey, own: boolean) => contractRefusal(sent, { role, own }, 'signed')
    expect(refusal('executor', true)).toBeNull()
    expect(refusal('author', true)).toBeNull()
    expect(refusal('executor', false)).toBe('notYours')
    expect(refusal('partner', true)).toBe('roleMayNot')
  })

  it('are signed by their writer only with the scan', () => {
    expect(contractRefusal(contract({ scan: null }), { role: 'hr', own: false }, 'signed')).toBe('scan')
    expect(contractRefusal(contract(), { role: 'hr', own: false }, 'signed')).toBeNull()
  })
})
