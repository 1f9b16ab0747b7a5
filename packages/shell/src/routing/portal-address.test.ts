import { expect, it } from 'vitest'
import { buildPortalAddress } from './portal-address.ts'

it('returns the configured address of a portal, whatever proxy is in front', () => {
  const origins = { staff: 'https://press.kz', author: 'https://author.press.kz', partner: 'https://partner.press.kz' }
  const context = { currentPortal: 'staff', address: 'https://press.kz/app/hr/users?page=2', origins } as const
  expect(buildPortalAddress('author', context)).toBe('https://author.press.kz/')
  expect(buildPortalAddress('partner', { ...context, currentPortal: 'author', address: 'http://10.0.0.4:4101/' })).toBe(
    'https://partner.press.kz/',
  )
})

it('returns the portal’s port on the current host when no addresses are configured', () => {
  const context = { currentPortal: 'author', address: 'http://192.168.1.20:4101/app/home', origins: null } as const
  expect(buildPortalAddress('staff', context)).toBe('http://192.168.1.20:4100/')
  expect(buildPortalAddress('partner', context)).toBe('http://192.168.1.20:4102/')
})
