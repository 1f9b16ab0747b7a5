import { describe, expect, it } from 'vitest'
import { getContractKinds } from '../contracts/statuses.ts'
import { roleKeys, type RoleKey } from './people/roles.ts'
import { isAllowed, getGrantedScope, permissions, type Action, type Area } from './permissions.ts'

const ownRowsForAllRoles = roleKeys.map((role) => `${role}:o`).join(' ')

/** The permissions of decisions §2, listed independently of the implementation. `o` means "own rows only". */
const expectedPermissions: Record<Area, Record<string, string>> = {
  applications: {
    read: 'author:o initiator deputy pm supervisor director',
    write: 'author:o',
    status: 'initiator deputy supervisor',
  },
  offers: {
    read: 'author:o initiator deputy pm accounting partner:o typography stock supervisor director',
    write: 'accounting supervisor',
    status: 'accounting typography stock supervisor',
    request: 'author:o partner:o',
    advance: 'author:o accounting partner:o typography stock supervisor',
    delete: 'accounting',
    copy: 'accounting',
    print: 'typography',
    delivery: 'stock',
  },
  invoices: {
    read: 'author:o initiator pm accounting partner:o supervisor director',
    write: 'accounting supervisor',
  },
  techCards: {
    read: 'author:o initiator deputy pm executor:o accounting typography stock supervisor director',
    write: 'initiator deputy pm supervisor',
    score: 'author:o initiator deputy',
    move: 'initiator deputy pm accounting supervisor',
    putSignal: 'pm typography supervisor',
    remark: 'author:o',
    approveSignal: 'author:o pm supervisor',
    schedulePrint: 'initiator deputy pm typography supervisor',
    print: 'typography',
    deliveryData: 'author:o stock',
    handOver: 'stock',
    importBooks: 'pm supervisor',
    share: 'author:o initiator deputy pm supervisor',
  },
  projects: {
    read: 'initiator deputy pm executor:o supervisor director',
    write: 'initiator pm supervisor',
    approve: 'pm',
    rate: 'initiator pm',
    result: 'executor:o',
    respond: 'executor:o',
    advance: 'pm executor:o accounting',
    pay: 'accounting',
  },
  contracts: {
    read: 'author:o pm executor:o accounting partner:o supervisor hr director',
    write: 'accounting supervisor hr',
    sign: 'author:o executor:o',
    advance: 'author:o executor:o accounting supervisor hr',
  },
  contractTemplates: { read: 'supervisor hr', write: 'supervisor hr' },
  realisation: { read: 'accounting supervisor director', write: 'accounting' },
  shopOrders: {
    read: 'accounting typography stock supervisor director',
    status: 'accounting typography stock supervisor',
    contact: 'accounting stock supervisor',
    import: 'accounting supervisor',
    connect: 'supervisor',
  },
  stock: { read: 'pm accounting stock supervisor director', write: 'accounting stock supervisor' },
  priceList: {
    read: 'author initiator deputy pm accounting partner typography supervisor director',
    write: 'accounting supervisor',
  },
  calculations: {
    read: 'author:o initiator:o deputy:o pm:o accounting:o partner:o typography:o supervisor:o director:o',
    write: 'author:o initiator:o deputy:o pm:o accounting:o partner:o typography:o supervisor:o director:o',
  },
  paper: { read: 'initiator deputy typography stock supervisor director', write: 'typography' },
  users: { read: 'supervisor hr director', write: 'supervisor hr' },
  organizations: {
    read: 'accounting partner:o supervisor director',
    write: 'partner:o supervisor',
    create: 'supervisor',
  },
  statistics: {
    read: 'initiator deputy pm:o executor:o accounting partner:o typography stock supervisor director',
    people: 'initiator deputy supervisor hr director',
    money: 'accounting supervisor director',
  },
  jobs: { read: 'supervisor', retry: 'supervisor' },
  settings: { read: 'supervisor', write: 'supervisor' },
  history: { read: 'supervisor director' },
  personal: {
    read: ownRowsForAllRoles,
    write: ownRowsForAllRoles,
    gather: ownRowsForAllRoles.replace('author:o ', '').replace('partner:o ', ''),
  },
  confidential: { read: ownRowsForAllRoles.replace('hr:o', 'hr').replace('accounting:o', 'accounting') },
  support: {
    read: ownRowsForAllRoles.replace('deputy:o', 'deputy').replace('supervisor:o', 'supervisor'),
    write: ownRowsForAllRoles,
    answer: 'deputy supervisor',
  },
  time: {
    read: 'deputy:o initiator:o pm:o accounting:o typography:o stock:o supervisor hr director',
    clock: 'deputy:o initiator:o pm:o accounting:o typography:o stock:o supervisor:o hr:o director:o',
    approve: 'supervisor hr director',
  },
}

const cells = Object.entries(expectedPermissions).flatMap(([area, actions]) =>
  Object.entries(actions).flatMap(([action, roles]) => roleKeys.map((role) => [role, action, area, roles] as const)),
)

describe('the permission table', () => {
  it.each(cells)('says whether %s may %s %s', (role, action, area, roles) => {
    const hasOwnScope = roles.split(' ').includes(`${role}:o`)
    const hasFullScope = roles.split(' ').includes(role)
    const permission = [role, area as Area, action as Action<Area>] as const
    expect(getGrantedScope(...permission)).toBe(hasFullScope ? 'all' : hasOwnScope ? 'own' : undefined)
    expect(isAllowed(...permission, true)).toBe(hasFullScope || hasOwnScope)
    expect(isAllowed(...permission, false)).toBe(hasFullScope)
  })

  it('has the twenty-three areas of the press', () => {
    expect(Object.keys(permissions).sort()).toEqual(Object.keys(expectedPermissions).sort())
    expect(Object.keys(permissions)).toHaveLength(23)
  })

  it('lets exactly the roles with contract kinds write contracts', () => {
    for (const role of roleKeys)
      expect({ role, writes: isAllowed(role, 'contracts', 'write') }).toEqual({
        role,
        writes: getContractKinds(role).length > 0,
      })
  })

  it('has no other actions', () => {
    for (const [area, grants] of Object.entries(permissions))
      for (const [role, actions] of Object.entries(grants) as [RoleKey, Record<string, string>][])
        for (const action of Object.keys(actions))
          expect({ role, cell: expectedPermissions[area as Area][action] }).toMatchObject({
            cell: expect.stringContaining(role),
          })
  })
})
