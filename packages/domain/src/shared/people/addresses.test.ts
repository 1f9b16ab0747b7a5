import { expect, it } from 'vitest'
import { demoPages, portalDemoPages, getPortalsAt } from './addresses.ts'
import { portals, roles } from './roles.ts'

it.each(roles)('the addresses of $key belong only to their own portal', ({ path, portal }) => {
  expect(getPortalsAt(`/app/${path}/home`)).toEqual([portal])
  expect(getPortalsAt(`/app/${path}`)).toEqual([portal])
})

it('shared addresses exist in every portal', () => {
  for (const path of ['/', '/app', '/app/home', '/app/profile/7', '/lock-screen2', '/app/authors/home'])
    expect(getPortalsAt(path)).toEqual(portals)
})

it('a book’s public page is in the authors’ portal, and staff have no registration', () => {
  expect(getPortalsAt('/track/Ab12')).toEqual(['author'])
  expect(getPortalsAt('/register')).toEqual(['author', 'partner'])
})

it('every demo page is listed once, including those of the portals', () => {
  expect(new Set(demoPages).size).toBe(demoPages.length)
  expect(demoPages).toEqual(expect.arrayContaining([...portalDemoPages]))
})
