import {
  boardColumns,
  grantOf,
  questionsOf,
  roleByKey,
  roleKeys,
  roles,
  type Portal,
  type RoleKey,
} from '@press/domain'
import { matchRoutes } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { aliases as authorAliases, routes as authorRoutes } from '../../../portals/author/src/routes.ts'
import { aliases as partnerAliases, routes as partnerRoutes } from '../../../portals/partner/src/routes.ts'
import { aliases as staffAliases, routes as staffRoutes } from '../../../portals/staff/src/routes.ts'
import { rolePaths } from '../src/routing/paths.ts'
import { homeRow, mayOpen, type ScreenRoute } from '../src/routing/routes.ts'
import { sharedRoutes } from '../src/start/sharedRoutes.ts'
import { specified } from './specified.ts'

const withHome = (portal: Portal, routes: readonly ScreenRoute[]) => [
  homeRow(portal, { title: 'shell:nav.home', screen: () => Promise.resolve({}) }),
  ...routes,
]
const author = withHome('author', authorRoutes)
const partner = withHome('partner', partnerRoutes)
const staff = withHome('staff', staffRoutes)
const tables: Record<Portal, readonly ScreenRoute[]> = { author, partner, staff }

/** What a screen's data asks of a role (decisions §2), written out a second time; the rest is everybody's. */
const needs: Record<string, (role: RoleKey) => boolean> = {
  kanban: (role) => boardColumns[role] !== undefined || role === 'partner',
  applications: (role) => grantOf(role, 'applications', 'read') !== undefined,
  appstatus: (role) => role === 'initiator' || role === 'deputy',
  'applications/new': (role) => grantOf(role, 'applications', 'write') !== undefined,
  'applications/:id/edit': (role) => grantOf(role, 'applications', 'write') !== undefined,
  'application-details/:id': (role) => grantOf(role, 'applications', 'read') !== undefined,
  techcards: (role) => grantOf(role, 'techCards', 'read') !== undefined,
  'techcards/new': (role) => grantOf(role, 'techCards', 'write') !== undefined,
  'techcards/:id': (role) => grantOf(role, 'techCards', 'read') !== undefined,
  'techcards/:id/edit': (role) => grantOf(role, 'techCards', 'write') !== undefined,
  'techcards/:id/signal-copy': (role) => grantOf(role, 'techCards', 'read') !== undefined,
  'techcards/:id/print-info': (role) => grantOf(role, 'techCards', 'read') !== undefined,
  'techcards/:id/shop': (role) => grantOf(role, 'techCards', 'write') !== undefined,
  'techcards/:id/instagram': (role) => grantOf(role, 'techCards', 'write') !== undefined,
  projects: (role) => grantOf(role, 'projects', 'read') !== undefined,
  'projects/new/:id': (role) => grantOf(role, 'projects', 'write') !== undefined,
  'project-details/:id': (role) => grantOf(role, 'projects', 'read') !== undefined,
  'project-details/:id/edit': (role) => grantOf(role, 'projects', 'write') !== undefined,
  // The printing house and the stock follow offers on their boards.
  offers: (role) => grantOf(role, 'offers', 'read') !== undefined && role !== 'typography' && role !== 'stock',
  'invoice-preview/:id': (role) => grantOf(role, 'offers', 'read') !== undefined && role !== 'stock',
  'kp-preview/:id': (role) => grantOf(role, 'offers', 'read') !== undefined && role !== 'stock',
  // Who reads the orders of the shop has the boards of offers as well.
  partnerKanban: (role) => grantOf(role, 'shopOrders', 'read') !== undefined,
  smartKanban: (role) => grantOf(role, 'shopOrders', 'read') !== undefined,
  orderKanban: (role) => grantOf(role, 'shopOrders', 'read') !== undefined,
  books: (role) => grantOf(role, 'stock', 'read') !== undefined,
  'books/:id/stock': (role) => grantOf(role, 'stock', 'read') !== undefined,
  'books/count': (role) => grantOf(role, 'stock', 'write') !== undefined,
  paper: (role) => grantOf(role, 'paper', 'read') !== undefined,
  tracker: (role) => grantOf(role, 'time', 'clock') !== undefined,
  'time-tracker': (role) => grantOf(role, 'time', 'read') !== undefined,
  'time-tracker/users/:id': (role) => grantOf(role, 'time', 'read') !== undefined,
  'events-log': (role) => role === 'supervisor' || role === 'director',
  settings: (role) => grantOf(role, 'settings', 'read') !== undefined,
  statistics: (role) => ['pm', 'accounting', 'supervisor', 'hr', 'director'].includes(role),
  statements: (role) => grantOf(role, 'invoices', 'write') !== undefined,
  realisation: (role) => grantOf(role, 'realisation', 'read') !== undefined,
  // Others read a bill from its offer (spec §2).
  invoice: (role) => ['accounting', 'supervisor', 'director', 'partner'].includes(role),
  accounts: (role) => grantOf(role, 'invoices', 'write') !== undefined,
  typography: (role) => grantOf(role, 'invoices', 'write') !== undefined,
  memorandum: (role) => grantOf(role, 'invoices', 'write') !== undefined,
  contracts: (role) => grantOf(role, 'contracts', 'read') !== undefined,
  'contracts/:id': (role) => grantOf(role, 'contracts', 'read') !== undefined,
  'contracts/hr': (role) => role === 'supervisor',
  'contracts/op': (role) => role === 'supervisor',
  'contracts/biz': (role) => role === 'supervisor',
  'contract-add/:kind': (role) => grantOf(role, 'contracts', 'write') !== undefined,
  'contract-edit/:id': (role) => grantOf(role, 'contracts', 'write') !== undefined,
  'contract-templates': (role) => grantOf(role, 'contractTemplates', 'write') !== undefined,
  'contract-templates/:kind': (role) => grantOf(role, 'contractTemplates', 'write') !== undefined,
  'accounts/:id': (role) => grantOf(role, 'invoices', 'write') !== undefined,
  'accounts/:id/requisites': (role) => grantOf(role, 'organizations', 'write') === 'all',
  'statements/:id': (role) => grantOf(role, 'invoices', 'write') !== undefined,
  'offers/new': (role) => grantOf(role, 'offers', 'write') !== undefined,
  'offers/:id/edit': (role) => grantOf(role, 'offers', 'write') !== undefined,
  jobs: (role) => grantOf(role, 'jobs', 'read') !== undefined,
  mywallet: (role) => role === 'executor' || role === 'pm',
  booktracking: (role) => grantOf(role, 'techCards', 'read') !== undefined,
  payouts: (role) => grantOf(role, 'projects', 'pay') !== undefined,
  'price-list': (role) => grantOf(role, 'priceList', 'write') !== undefined,
  users: (role) => grantOf(role, 'users', 'read') !== undefined,
  'users/:id': (role) => grantOf(role, 'users', 'read') !== undefined,
  // Accounting reaches them by their accounts.
  organizations: (role) => role === 'supervisor' || role === 'director',
  'organizations/new': (role) => grantOf(role, 'organizations', 'create') !== undefined,
  'organizations/:id': (role) => role === 'supervisor' || role === 'director',
  'booktracking/:id': (role) => grantOf(role, 'techCards', 'read') !== undefined,
}

const rows = Object.entries(tables).flatMap(([portal, table]) =>
  table.map((row) => ({ portal: portal as Portal, row, path: row.path })),
)
const cells = rows.flatMap((row) => roleKeys.map((role) => ({ ...row, role })))

/** The row of the staff's table that an address leads to. */
const found = (address: string): string | undefined =>
  matchRoutes(
    staff.map(({ path }) => ({ path })),
    `/${address}`,
  )?.at(-1)?.route.path

describe('every route of a portal, by every role', () => {
  it.each(cells)('$portal: $path by $role', ({ portal, row, role }) => {
    const { id, path, portal: own } = roleByKey(role)
    const allowed = own === portal && (needs[row.path]?.(role) ?? true)
    expect(mayOpen(row, { role_id: id }, path)).toBe(allowed)
  })

  it.each(cells)('$portal: $path under another’s address is closed to $role', ({ row, role }) => {
    const others = roles.filter(({ key }) => key !== role)
    expect(others.filter(({ path }) => mayOpen(row, { role_id: roleByKey(role).id }, path))).toEqual([])
  })

  it('nothing is open to nobody', () => {
    for (const { row } of rows) {
      expect(mayOpen(row, null, 'pm')).toBe(false)
      expect(mayOpen(row, null, 'executor')).toBe(false)
      expect(mayOpen(row, { role_id: 99 }, undefined)).toBe(false)
    }
  })

  it('to a role that is not known what an executor’s is, its home first', () => {
    const { id, path } = roleByKey('executor')
    for (const { row } of rows) expect(mayOpen(row, { role_id: 99 }, path)).toBe(mayOpen(row, { role_id: id }, path))
    expect(rolePaths(99).home).toBe(`/app/${path}/home`)
    expect(staff.some((row) => row.path === 'home' && mayOpen(row, { role_id: 99 }, path))).toBe(true)
  })
})

describe('a table of routes', () => {
  it.each(Object.entries(tables))('of %s holds each address once, and every crumb is a row of it', (_portal, table) => {
    const paths = table.map(({ path }) => path)
    expect(new Set(paths).size).toBe(paths.length)
    expect(paths).toEqual(expect.arrayContaining(table.flatMap(({ crumb }) => crumb ?? [])))
  })

  it.each([
    ['author', author, authorAliases],
    ['staff', staff, staffAliases],
  ] as const)(
    'of %s has other addresses that lead to rows of it, and take nobody’s place',
    (_portal, table, aliases) => {
      const paths = table.map(({ path }) => path)
      expect(paths).toEqual(expect.arrayContaining(Object.values(aliases)))
      for (const path of Object.keys(aliases)) expect(paths).not.toContain(path)
      for (const path of ['application-details', 'booktracking'])
        expect([...paths, ...Object.keys(aliases)]).toContain(path)
    },
  )

  it('tells a new card from a card by its number, wherever the rows stand', () => {
    expect(found('techcards/new')).toBe('techcards/new')
    expect(found('techcards/7')).toBe('techcards/:id')
    expect(found('techcards/7/edit')).toBe('techcards/:id/edit')
    expect(found('techcards/7/nothing')).toBeUndefined()
  })
})

const names = Object.entries(specified).flatMap(([role, all]) =>
  all.split(/\s+/).map((name) => [role as RoleKey, name] as const),
)

describe('every name of the specification', () => {
  const aliasesOf: Record<Portal, Readonly<Record<string, string>>> = {
    author: authorAliases,
    partner: partnerAliases,
    staff: staffAliases,
  }
  it.each(names)('%s opens %s', (role, name) => {
    const { id, path, portal } = roleByKey(role)
    const shared = sharedRoutes
      .filter(({ roles: those }) => those?.includes(role) ?? true)
      .map((row) => ({ path: row.path.replace(':role/', '') }))
    const open = [...tables[portal].filter((row) => mayOpen(row, { role_id: id }, path)), ...shared]
    const address = aliasesOf[portal][name] ?? name
    expect(
      matchRoutes(
        open.map((row) => ({ path: row.path })),
        `/${address}`,
      ),
    ).not.toBeNull()
  })
})

describe('the frequent questions', () => {
  it.each(roleKeys)('of %s lead to screens that they may open', (role) => {
    const { id, path, portal } = roleByKey(role)
    const own = tables[portal].filter((row) => mayOpen(row, { role_id: id }, path)).map((row) => row.path)
    const shared = sharedRoutes
      .filter(({ roles: those }) => those?.includes(role) ?? true)
      .map((row) => row.path.replace(':role/', ''))
    const asked = questionsOf(role).map(({ screen }) => screen)
    expect(asked.length).toBeGreaterThan(3)
    expect([...own, ...shared]).toEqual(expect.arrayContaining(asked))
  })
})
