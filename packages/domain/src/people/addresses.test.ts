import { expect, it } from 'vitest'
import { demoPages, ownDemoPages, portalsAt } from './addresses.ts'
import { portals, roles } from './roles.ts'

it.each(roles)('the addresses of $key are those of their portal alone', ({ path, portal }) => {
  expect(portalsAt(`/app/${path}/home`)).toEqual([portal])
  expect(portalsAt(`/app/${path}`)).toEqual([portal])
})

it('what everybody has is at every portal', () => {
  for (const path of ['/', '/app', '/app/home', '/app/profile/7', '/lock-screen2', '/app/authors/home'])
    expect(portalsAt(path)).toEqual(portals)
})

it('a book’s public page is the authors’ portal’s, and nobody registers as staff', () => {
  expect(portalsAt('/track/Ab12')).toEqual(['author'])
  expect(portalsAt('/register')).toEqual(['author', 'partner'])
})

it('every demo page is named once, and what a portal has itself is among them', () => {
  expect(new Set(demoPages).size).toBe(demoPages.length)
  expect(demoPages).toEqual(expect.arrayContaining([...ownDemoPages]))
})
