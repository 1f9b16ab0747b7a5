import { roleByKey, roles, type RoleKey } from '@press/domain'
import { expect } from '@playwright/test'
import { portalUrl } from './support/addresses.ts'
import { followEntry } from './support/navigation.ts'
import {
  openSignedInBrowser,
  openSignedInBlankPage,
  signIn,
  getTranslator,
  openAnonymousBrowser,
} from './support/browsers.ts'
import { waitUntilIdle } from './support/idle.ts'
import { collectFailures } from './support/page-failures.ts'
import { test } from './support/test.ts'

const t = getTranslator('ru')
const productName = t('shell:product')

/**
 * The roles whose menus every test run visits; the other roles run only in the full run. The list has one role of each portal, and
 * the role with the longest menu.
 */
const gateRoles: RoleKey[] = ['initiator', 'accounting', 'supervisor', 'author', 'partner']

for (const { key: role, path, portal } of roles)
  test(
    `${role} signs in, and every menu entry opens a screen that loads`,
    { tag: gateRoles.includes(role) ? [] : '@all' },
    async ({ browser }) => {
      const page = await openAnonymousBrowser(browser)
      const getFailures = collectFailures(page)
      await page.goto(portalUrl(portal))
      await signIn(page, role, t)
      await page.waitForURL(`**/app/${path}/home`)

      const menu = page.getByRole('navigation', { name: t('shell:nav.label') })
      const links = menu.locator('a')
      // Waits for the other menu items, because Home is in the menu before the server has returned them.
      await expect.poll(() => links.count()).toBeGreaterThan(1)
      const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))
      for (const address of addresses) {
        await followEntry(page, address ?? '')
        await expect(menu.locator(`a[href="${address}"]`)).toHaveAttribute('aria-current', 'page')
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await waitUntilIdle(page)
        for (const errorKey of ['missing', 'noAccess', 'broken', 'gone'] as const)
          await expect(page.getByText(t(`frame:error.${errorKey}`))).toHaveCount(0)
        await expect(page.getByText(t('shell:error.unreachable'))).toHaveCount(0)
        await expect(page).toHaveTitle(new RegExp(`^${productName} · .+`))
      }
      expect(getFailures()).toEqual([])
    },
  )

test('A person who opens another role’s address sees a refusal and a link home', async ({ browser }) => {
  const page = await openSignedInBlankPage(browser, 'pm')
  await page.goto(`${portalUrl('staff')}/app/initiator/applications`)
  await expect(page.getByRole('heading', { level: 1, name: t('frame:error.noAccess') })).toBeVisible()
  await page.getByRole('link', { name: t('frame:error.home') }).click()
  await expect(page).toHaveURL(/\/app\/project-manager\/home$/)
  await expect(page.getByRole('heading', { level: 1, name: t('queue:title') })).toBeVisible()
})

test('A person whose role may not open a screen sees a refusal', { tag: '@all' }, async ({ browser }) => {
  const page = await openSignedInBlankPage(browser, 'stock')
  for (const forbiddenPath of ['applications', 'application-details/1', 'techcards/new', 'techcards/1/edit']) {
    await page.goto(`${portalUrl('staff')}/app/stock/${forbiddenPath}`)
    await expect(page.getByRole('heading', { level: 1, name: t('frame:error.noAccess') })).toBeVisible()
    await expect(page.getByRole('navigation', { name: t('shell:nav.label') })).toHaveCount(0)
  }
})

test('HR, whose role has no board, sees a refusal and finds the link home', { tag: '@all' }, async ({ browser }) => {
  const page = await openSignedInBlankPage(browser, 'hr')
  await page.goto(`${portalUrl('staff')}/app/hr/kanban`)
  await expect(page.getByRole('heading', { level: 1, name: t('frame:error.noAccess') })).toBeVisible()
  await expect(page.getByRole('main')).toHaveCount(0)
  await page.getByRole('link', { name: t('frame:error.home') }).click()
  await expect(page).toHaveURL(/\/app\/hr\/home$/)
  await expect(page.getByRole('navigation', { name: t('shell:nav.label') })).toBeVisible()
})

test(
  'The address of an application or a book without a number opens the list',
  { tag: '@all' },
  async ({ browser }) => {
    const author = await openSignedInBlankPage(browser, 'author')
    await author.goto(`${portalUrl('author')}/app/author/application-details`)
    await expect(author).toHaveURL(/\/app\/author\/applications$/)
    await expect(author.getByRole('heading', { level: 1, name: t('applications:list.label') })).toBeVisible()
    await author.goto(`${portalUrl('author')}/app/author/booktracking`)
    await expect(author.getByRole('heading', { level: 1, name: t('tracking:list.label') })).toBeVisible()
    await author.goto(`${portalUrl('author')}/app/author/profile-setting`)
    await expect(author.getByRole('heading', { level: 1, name: t('profile:profile.title') })).toBeVisible()

    const chief = await openSignedInBlankPage(browser, 'initiator')
    await chief.goto(`${portalUrl('staff')}/app/initiator/booktracking`)
    await expect(chief.getByRole('heading', { level: 1, name: t('tracking:list.label') })).toBeVisible()
    const footer = chief.getByRole('contentinfo')
    await expect(footer.getByRole('link', { name: t('shell:footer.instruction') })).toHaveAttribute(
      'href',
      '/instruction.pdf',
    )
    await expect(footer).toContainText(productName)
  },
)

test(
  'An unknown address shows that the page does not exist, signed in or not',
  { tag: '@all' },
  async ({ browser }) => {
    const page = await openSignedInBlankPage(browser, 'stock')
    await page.goto(`${portalUrl('staff')}/app/stock/no-such-screen`)
    await expect(page.getByRole('heading', { level: 1, name: t('frame:error.missing') })).toBeVisible()
    await expect(page.getByRole('navigation', { name: t('shell:nav.label') })).toBeVisible()

    const anonymousPage = await openAnonymousBrowser(browser)
    await anonymousPage.goto(`${portalUrl('author')}/no-such-page`)
    await expect(anonymousPage.getByRole('heading', { level: 1, name: t('frame:error.missing') })).toBeVisible()
  },
)

test('The address of a record that does not exist shows a message', async ({ browser }) => {
  const page = await openSignedInBlankPage(browser, 'pm')
  await page.goto(`${portalUrl('staff')}/app/project-manager/techcards/999999`)
  await expect(page.getByText(t('frame:error.gone'))).toBeVisible()
})

test('An author who signs in to the wrong portal gets a link to the right one', async ({ browser }) => {
  const page = await openAnonymousBrowser(browser)
  await page.goto(portalUrl('staff'))
  await signIn(page, 'author', t)
  const alert = page.getByRole('alert').filter({ hasText: t('errors:wrongPortal') })
  await expect(alert).toBeVisible()
  await alert.getByRole('button', { name: t('session:signIn.otherPortal') }).click()
  await page.waitForURL(`${portalUrl('author')}/`)
  await signIn(page, 'author', t)
  await page.waitForURL('**/app/author/home')
})

test('A wrong password is refused with a message, and the typed text stays', async ({ browser }) => {
  const page = await openAnonymousBrowser(browser)
  await page.goto(portalUrl('staff'))
  await page.getByRole('textbox', { name: t('session:fields.email') }).fill('pm@demo.press')
  const passwordField = page.getByLabel(t('session:fields.password'), { exact: true })
  await passwordField.fill('Short-1')
  await page.getByRole('button', { name: t('session:signIn.submit'), exact: true }).click()
  await expect(passwordField).toHaveAccessibleDescription(new RegExp(t('session:problems.tooShort')))
  await passwordField.fill('Not-the-one-1')
  await page.getByRole('button', { name: t('session:signIn.submit'), exact: true }).click()
  await expect(page.getByText(t('session:signIn.failed', { reason: t('errors:invalidCredentials') }))).toBeVisible()
  await expect(page.getByRole('textbox', { name: t('session:fields.email') })).toHaveValue('pm@demo.press')
})

test('An address below /app asks a visitor to sign in and then opens', async ({ browser }) => {
  const page = await openAnonymousBrowser(browser)
  await page.goto(`${portalUrl('staff')}/app/initiator/techcards?view=grid`)
  await expect(page.getByRole('heading', { level: 1, name: t('session:signIn.title') })).toBeVisible()
  await signIn(page, 'initiator', t)
  await page.waitForURL('**/app/initiator/techcards?view=grid')
  await expect(page.getByRole('heading', { level: 1, name: t('tech-cards:list.label') })).toBeVisible()
})

test('A director who signed out has to sign in to open a screen', async ({ browser }) => {
  const role: RoleKey = 'director'
  const page = await openSignedInBrowser(browser, role)
  await page.getByRole('button', { name: t('shell:header.profile') }).click()
  await page.getByRole('menuitem', { name: t('shell:header.signOut') }).click()
  await expect(page.getByRole('heading', { level: 1, name: t('session:signIn.title') })).toBeVisible()
  await page.goto(`${portalUrl('staff')}/app/${roleByKey(role).path}/techcards`)
  await expect(page.getByRole('heading', { level: 1, name: t('session:signIn.title') })).toBeVisible()
})
