import { expect, type Page } from '@playwright/test'
import { portalUrl } from './support/addresses.ts'
import { openSignedInBlankPage, getTranslator, openAnonymousBrowser } from './support/browsers.ts'
import { test } from './support/test.ts'

const t = getTranslator('ru')

/** Follows a link inside the portal, such as a link in a colleague's message. */
const followPortalLink = (page: Page, path: string) =>
  page.evaluate((to) => {
    history.pushState({}, '', to)
    dispatchEvent(new PopStateEvent('popstate', { state: {} }))
  }, path)

test('The address of another portal’s screen opens that portal, typed or followed inside the app', async ({
  browser,
}) => {
  const page = await openSignedInBlankPage(browser, 'supervisor')
  await page.goto(`${portalUrl('staff')}/app/supervisor/home`)
  await expect(page.getByRole('heading', { level: 1, name: t('queue:title') })).toBeVisible()
  await followPortalLink(page, '/app/author/booktracking')
  const authorPort = new URL(portalUrl('author')).port
  await page.waitForURL(({ port, pathname }) => port === authorPort && pathname === '/app/author/booktracking')

  const anonymousPage = await openAnonymousBrowser(browser)
  await anonymousPage.goto(`${portalUrl('partner')}/track/no-such-code`)
  expect(new URL(anonymousPage.url()).port).toBe(authorPort)
  // A person who is not signed in on the other portal has to sign in there, and then arrives at the requested page.
  await anonymousPage.goto(`${portalUrl('staff')}/app/author/booktracking`)
  await expect(anonymousPage.getByRole('heading', { level: 1, name: t('session:signIn.title') })).toBeVisible()
  expect(new URL(anonymousPage.url()).searchParams.get('to')).toBe('/app/author/booktracking')
})

test('The address of a demo page leaves the portal, and one step back returns to it', async ({ browser }) => {
  const page = await openSignedInBlankPage(browser, 'supervisor')
  const otherUrl = `${portalUrl('staff')}/favicon.svg`
  await page.route('**/app/form-wizard', (route) => route.fulfill({ status: 302, headers: { location: otherUrl } }))
  await page.goto(`${portalUrl('staff')}/app/supervisor/users`)
  await expect(page.getByRole('heading', { level: 1, name: t('users:title') })).toBeVisible()
  await followPortalLink(page, '/app/form-wizard')
  await page.waitForURL(otherUrl)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: t('users:title') })).toBeVisible()
})
