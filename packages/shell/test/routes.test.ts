import { roleByKey, roleKeys, roles, type Portal, type RoleKey } from '@press/domain'
import { matchRoutes } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { routes as author } from '../../../portals/author/src/routes.ts'
import { routes as partner } from '../../../portals/partner/src/routes.ts'
import { routes as staff } from '../../../portals/staff/src/routes.ts'
import { rolePaths } from '../src/routing/paths.ts'
import { createHomeRoute, canOpenAt } from '../src/routing/routes.ts'
import { sharedRoutes } from '../src/start/shared-routes.ts'
import { specified } from './specified.ts'

const homeOf = (portal: Portal) => ({ ...createHomeRoute(portal, () => Promise.resolve({})), aliases: [] })
const tables = {
  author: [homeOf('author'), ...author, ...sharedRoutes],
  partner: [homeOf('partner'), ...partner, ...sharedRoutes],
  staff: [homeOf('staff'), ...staff, ...sharedRoutes],
}

/** Returns the path of the staff route that matches an address. */
const found = (address: string): string | undefined =>
  matchRoutes(
    staff.map(({ path }) => ({ path })),
    `/${address}`,
  )?.at(-1)?.route.path

describe('a screen', () => {
  it.each(roleKeys)('opens for %s only at paths of their own role', (role) => {
    const { id, path, portal } = roleByKey(role)
    const others = roles.filter(({ key }) => key !== role)
    for (const route of tables[portal]) {
      expect(canOpenAt(path, route.roles, { role_id: id })).toBe(route.roles.includes(role))
      expect(others.filter((other) => canOpenAt(other.path, route.roles, { role_id: id }))).toEqual([])
    }
  })

  it('does not open without a session or without a role in the path', () => {
    expect(canOpenAt('executor', roleKeys, null)).toBe(false)
    expect(canOpenAt(undefined, roleKeys, { role_id: 99 })).toBe(false)
  })

  it('opens for an unknown role as for an executor, home included', () => {
    const { id, path } = roleByKey('executor')
    for (const { roles: those } of tables.staff)
      expect(canOpenAt(path, those, { role_id: 99 })).toBe(canOpenAt(path, those, { role_id: id }))
    expect(rolePaths(99).home).toBe(`/app/${path}/home`)
    expect(canOpenAt(path, homeOf('staff').roles, { role_id: 99 })).toBe(true)
  })

  it('is found by its path, whatever the order of the routes', () => {
    expect(found('techcards/new')).toBe('techcards/new')
    expect(found('techcards/7')).toBe('techcards/:id')
    expect(found('techcards/7/edit')).toBe('techcards/:id/edit')
    expect(found('techcards/7/nothing')).toBeUndefined()
  })
})

const names = Object.entries(specified).flatMap(([role, all]) =>
  all.split(/\s+/).map((name) => [role as RoleKey, name] as const),
)

describe('every path name of the specification', () => {
  it.each(names)('%s opens %s', (role, name) => {
    const open = tables[roleByKey(role).portal].filter((route) => route.roles.includes(role))
    const paths = open.flatMap(({ path, aliases }) => [path, ...aliases])
    expect(
      matchRoutes(
        paths.map((path) => ({ path })),
        `/${name}`,
      ),
    ).not.toBeNull()
  })
})
