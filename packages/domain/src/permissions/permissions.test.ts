import { describe, expect, it } from 'vitest'
import { roleKeys, type RoleKey } from '../people/roles.ts'
import { can, grantOf, permissions, type Action, type Area } from './permissions.ts'

/** The table of decisions §2 for what is built, written out a second time: `o` is "own rows only". */
const table: Record<Area, Record<string, string>> = {
  applications: {
    read: 'author:o initiator deputy pm supervisor director',
    write: 'author:o',
    status: 'initiator deputy supervisor',
  },
  techCards: {
    read: 'author:o initiator deputy pm executor:o accounting typography stock supervisor director',
    write: 'initiator deputy pm supervisor',
    move: 'initiator deputy pm accounting supervisor',
    approveSignal: 'author:o pm supervisor',
    schedulePrint: 'initiator deputy pm typography supervisor',
    print: 'typography',
    deliveryData: 'author:o stock',
    handOver: 'stock',
  },
  history: { read: 'supervisor director' },
  users: { read: 'supervisor hr director', write: 'supervisor hr' },
}

const cells = Object.entries(table).flatMap(([area, actions]) =>
  Object.entries(actions).flatMap(([action, roles]) => roleKeys.map((role) => [role, action, area, roles] as const)),
)

describe('the permission table', () => {
  it.each(cells)('says whether %s may %s %s', (role, action, area, roles) => {
    const own = roles.split(' ').includes(`${role}:o`)
    const all = roles.split(' ').includes(role)
    const asked = [role, area as Area, action as Action<Area>] as const
    expect(grantOf(...asked)).toBe(all ? 'all' : own ? 'own' : undefined)
    expect(can(...asked, true)).toBe(all || own)
    expect(can(...asked, false)).toBe(all)
  })

  it('has no action beside these', () => {
    for (const [area, grants] of Object.entries(permissions))
      for (const [role, actions] of Object.entries(grants) as [RoleKey, Record<string, string>][])
        for (const action of Object.keys(actions))
          expect({ role, cell: table[area as Area][action] }).toMatchObject({ cell: expect.stringContaining(role) })
  })
})
