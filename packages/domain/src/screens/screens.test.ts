import { describe, expect, it } from 'vitest'
import { getNotificationHref } from '../notifications/href.ts'
import { notificationRecipients, notificationRules, type NotificationRule } from '../notifications/rules.ts'
import { portals, roleByKey, roleKeys, type RoleKey } from '../shared/people/roles.ts'
import { getQuestions } from '../faq/questions.ts'
import { canOpen, screens, listScreens } from './access.ts'
import { fillPath, screenAddress } from './address.ts'
import { authorScreens } from './author.ts'
import { buildMenu } from './menu.ts'
import { partnerScreens } from './partner.ts'
import { placeAddress, places } from './places.ts'
import { buildRoutes } from './routes.ts'
import { canAccess, getRolesFor, type Screen } from './screen.ts'
import { sharedScreens } from './shared.ts'
import { staffScreens } from './staff.ts'

const screensByPortal = { staff: staffScreens, author: authorScreens, partner: partnerScreens }
const getRows = (portal: keyof typeof screensByPortal) => Object.entries<Screen>(screens[portal])

/** Whether the path of an address (`/app/pm/projects/7?view=months`) is one of the screens of a role. */
function canOpenAddress(role: RoleKey, address: string): boolean {
  const [path = ''] = address.replace(`/app/${roleByKey(role).path}/`, '').split('?')
  return listScreens(role).some(([pattern]) => new RegExp(`^${pattern.replaceAll(/:\w+/g, '[^/]+')}$`).test(path))
}

describe.each(portals)('the screens of %s', (portal) => {
  it('are each open to at least one role of the portal', () => {
    const inaccessibleScreens = Object.entries<Screen>(screensByPortal[portal]).filter(
      ([, screen]) => getRolesFor(portal, screen).length === 0,
    )
    expect(inaccessibleScreens).toEqual([])
  })

  it('have one row for each address', () => {
    const paths = [...Object.keys(screensByPortal[portal]), ...Object.keys(sharedScreens)]
    const addresses = [...paths, ...getRows(portal).flatMap(([, { aliases = [] }]) => aliases)]
    expect(new Set(addresses).size).toBe(addresses.length)
  })

  it('exclude only roles that have the permission', () => {
    for (const [path, { exceptRoles = [], only = [], ...access }] of getRows(portal))
      for (const role of [...exceptRoles, ...only])
        expect({ path, role, may: canAccess(role, access) }).toMatchObject({ may: true })
  })
})

describe.each(roleKeys)('the role %s', (role) => {
  it('can open every menu entry, and no entry appears twice', () => {
    const entries = buildMenu(role).flatMap((section) => section.entries)
    for (const { path } of entries) expect({ path, opens: canOpen(role, path) }).toEqual({ path, opens: true })
    expect(new Set(entries.map(({ key }) => key)).size).toBe(entries.length)
    expect(entries[0]?.path).toBe('home')
  })

  it('can open the screens that the FAQ answers link to', () => {
    const questionScreens = getQuestions(role).map(({ screen }) => screen)
    expect(questionScreens.length).toBeGreaterThan(3)
    expect(questionScreens.filter((screen) => !canOpen(role, screen))).toEqual([])
  })

  it('can open the screens that notifications and search results link to', () => {
    const receivedRules = (Object.values(notificationRules) as (readonly NotificationRule[])[])
      .flat()
      .filter(({ to }) => (notificationRecipients[to].roles as readonly RoleKey[]).includes(role))
    const addresses = [
      ...receivedRules.map(({ leads }) => getNotificationHref(leads, role, 7, '2026-11-24')),
      ...Object.values(places).flatMap(
        (candidates) => placeAddress(role, candidates, { id: 7, book: 3, chat: 5 }) ?? [],
      ),
    ]
    expect(addresses.length).toBeGreaterThan(3)
    expect(addresses.filter((address) => !canOpenAddress(role, address))).toEqual([])
  })
})

describe('the address of a row', () => {
  it('is that of the first screen that the role may open', () => {
    expect(placeAddress('pm', places.techcard, { id: 7 })).toBe('/app/project-manager/techcards/7')
    expect(placeAddress('author', places.techcard, { id: 7 })).toBe('/app/author/booktracking/7')
    expect(placeAddress('pm', places.offer, { id: 7 })).toBe('/app/project-manager/offers?offer=7')
    expect(placeAddress('typography', places.offer, { id: 7 })).toBe('/app/typography/kp-preview/7')
    expect(placeAddress('stock', places.offer, { id: 7 })).toBe('/app/stock/partnerKanban?offer=7')
  })

  it('is missing when the role may open none', () => {
    expect(placeAddress('hr', places.project, { id: 7 })).toBeUndefined()
    expect(getNotificationHref('project', 'hr', 7)).toBe('/app/hr/home')
  })

  it('skips a screen that needs an unknown value', () => {
    expect(placeAddress('stock', places.book, { id: 7 })).toBe('/app/stock/techcards/7')
    expect(getNotificationHref('shopOrder', 'stock', null)).toBe('/app/stock/orderKanban')
    expect(placeAddress('author', places.book, { book: 3 })).toBeUndefined()
  })
})

it('fills the parameters of a path', () => {
  expect(screenAddress('author', 'booktracking/:id/signal', { id: 7 })).toBe('/app/author/booktracking/7/signal')
  expect(fillPath('time-tracker/users/:id?month=:month', { id: 7, month: '2026-11' })).toBe(
    'time-tracker/users/7?month=2026-11',
  )
})

it('builds routes with the code of each screen and the title of its parent', () => {
  const rows = {
    home: { title: 'a:home' },
    list: { title: 'a:list', only: ['pm'] },
    'list/:id': { title: 'a:one', crumb: 'list' },
  } as const
  const [listRoute, recordRoute] = buildRoutes('staff', rows, { list: 1, 'list/:id': 2 })
  expect(listRoute).toMatchObject({ path: 'list', roles: ['pm'], screen: 1 })
  expect(recordRoute).toMatchObject({ path: 'list/:id', crumb: { path: 'list', title: 'a:list' }, screen: 2 })
  expect(recordRoute?.roles).not.toContain('author')
})
