import { roleByKey, type RoleKey } from '@press/domain'
import { expect, type Page } from '@playwright/test'
import { specified } from '../packages/shell/test/specified.ts'
import { findViolationsInThemes } from './support/accessibility.ts'
import { portalUrl } from './support/addresses.ts'
import { createClient } from './support/client.ts'
import { openSignedInBlankPage, getTranslator, openAnonymousBrowser } from './support/browsers.ts'
import { waitUntilIdle } from './support/idle.ts'
import { test } from './support/test.ts'
import { collectFailures } from './support/page-failures.ts'

const t = getTranslator('ru')

/** Checks that the page has a heading, its data, and no violations of WCAG 2.2 AA. */
async function expectComplete(page: Page, path: string, checkedPaints: Set<string>): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  await waitUntilIdle(page)
  for (const errorKey of ['missing', 'noAccess', 'broken', 'gone'] as const)
    await expect(page.getByText(t(`frame:error.${errorKey}`)), path).toHaveCount(0)
  expect.soft(await findViolationsInThemes(page, ['light'], checkedPaints), path).toEqual([])
}

/** Returns ids of rows that the role may open. The ids replace the ids in the example addresses of the specification. */
async function fetchRowIds(role: RoleKey): Promise<Record<string, number | undefined>> {
  const client = await createClient(role)
  return {
    'invoice-preview': (await client.call('GET /api/offers', { query: { per_page: 1 } }).catch(() => undefined))
      ?.data[0]?.id,
    'contract-edit': (
      await client.call('GET /api/contracts', { query: { per_page: 1, status: 'draft' } }).catch(() => undefined)
    )?.contracts[0]?.id,
    profile: client.user.id,
  }
}

for (const [key, addressList] of Object.entries(specified)) {
  const role = key as RoleKey
  test(
    `Every address that the specification gives ${role} opens and is accessible`,
    { tag: '@all' },
    async ({ browser }) => {
      const { path, portal } = roleByKey(role)
      const page = await openSignedInBlankPage(browser, role)
      const getFailures = collectFailures(page)
      const rowIds = await fetchRowIds(role)
      const checkedPaints = new Set<string>()
      const addresses = addressList.split(/\s+/)
      test.setTimeout((1 + addresses.length) * 30_000)
      for (const name of addresses)
        await test.step(name, async () => {
          const number = rowIds[name.split('/')[0] ?? '']
          const address = number === undefined ? name : name.replace(/\/7$/, `/${number}`)
          if (address.endsWith('/7')) return
          await page.goto(`${portalUrl(portal)}/app/${path}/${address}`)
          await expectComplete(page, address, checkedPaints)
        })
      expect(getFailures()).toEqual([])
    },
  )
}

test('Notice pages, a book’s public page, unsubscribing and the locked screen are accessible', async ({ browser }) => {
  const checkedPaints = new Set<string>()
  const anonymousPage = await openAnonymousBrowser(browser)
  const author = portalUrl('author')
  for (const path of ['success-500', 'coming-soon', 'under-construction', 'error', 'unsubscribe?token=none']) {
    await anonymousPage.goto(`${author}/${path}`)
    await expectComplete(anonymousPage, path, checkedPaints)
  }
  const client = await createClient('author')
  const [card] = (await client.call('GET /api/tech-cards', { query: { per_page: 1 } })).techcards
  const { link } = await client.call('POST /api/tech-cards/{id}/track', { params: { id: card?.id ?? 0 } })
  await anonymousPage.goto(`${author}/track/${link.code}`)
  await expectComplete(anonymousPage, 'track', checkedPaints)
  await expect(anonymousPage.getByText(card?.book_name ?? '').first()).toBeVisible()

  const page = await openSignedInBlankPage(browser, 'author')
  for (const path of ['lock-screen', 'lock-screen2', 'lock-screen3']) {
    await page.goto(`${author}/${path}`)
    await expect(page.getByRole('button', { name: t('registration:lock.submit') })).toBeVisible()
    await expectComplete(page, path, checkedPaints)
  }
})
