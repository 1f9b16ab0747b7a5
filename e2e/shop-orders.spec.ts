import { expect, type Page } from '@playwright/test'
import { expectAccessible } from './support/accessibility.ts'
import { portalUrl } from './support/addresses.ts'
import { expectFits } from './support/fits.ts'
import { openSignedInBlankPage, getTranslator } from './support/browsers.ts'
import { waitUntilIdle } from './support/idle.ts'
import { test } from './support/test.ts'

const t = getTranslator('ru')
const board = `${portalUrl('staff')}/app/supervisor/orderKanban`

interface HttpRequest {
  url: string
  headers: Record<string, string>
  body: string
}

/** Returns the example request that a developer would copy from the dialog. */
async function readExampleRequest(page: Page): Promise<HttpRequest> {
  const text = (await page.getByText(/^curl http/).textContent()) ?? ''
  const headers = [...text.matchAll(/-H '([^:]+): ([^']+)'/g)].map(([, name, value]) => [name, value] as const)
  return {
    url: /^curl (\S+)/.exec(text)?.[1] ?? '',
    headers: Object.fromEntries(headers),
    body: /-d '([^']+)'/.exec(text)?.[1] ?? '',
  }
}

const sendRequest = async ({ url, headers, body }: HttpRequest, token: string) => {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { ...headers, Authorization: headers['Authorization']?.replace(/\S+$/, token) ?? '' },
    body,
  })
  return answer.status
}

test('A supervisor connects the shop, and each order appears on the open board once', async ({ browser }) => {
  const page = await openSignedInBlankPage(browser, 'supervisor')
  await page.goto(board)
  await waitUntilIdle(page)
  await page.getByRole('button', { name: t('shop-orders:arrive.open') }).click()
  const dialog = page.getByRole('dialog', { name: t('shop-orders:arrive.title') })
  await expect(dialog.getByText(t('shop-orders:arrive.noToken'))).toBeVisible()
  const example = await readExampleRequest(page)
  expect(await sendRequest(example, 'wrong')).toBe(401)

  await dialog.getByRole('button', { name: t('shop-orders:arrive.make') }).click()
  const tokenField = dialog.getByRole('textbox', { name: t('shop-orders:arrive.token') })
  await expect(tokenField).toBeVisible()
  const token = await tokenField.inputValue()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()

  // The page shows the change without a reload.
  const card = page.getByRole('link', { name: new RegExp(`^${t('shop-orders:arrive.exampleBook')}, `) })
  await expect(card).toHaveCount(0)
  expect(await sendRequest(example, token)).toBe(201)
  await expect(card).toBeVisible()
  expect(await sendRequest(example, token)).toBe(200)
  expect(await sendRequest({ ...example, body: example.body.replace('"quantity": 2', '"quantity": 3') }, token)).toBe(
    409,
  )
  await expect(card).toHaveCount(1)
  await card.click()
  const order = page.getByRole('dialog')
  await expect(order.getByText('A-1001')).toBeVisible()
  await expect(order.getByText('+7 701 123 4567')).toBeVisible()
  await page.keyboard.press('Escape')

  // The token is not shown a second time. An expired token is refused.
  await page.getByRole('button', { name: t('shop-orders:arrive.open') }).click()
  await expect(dialog.getByRole('button', { name: t('shop-orders:arrive.renew') })).toBeVisible()
  await expect(tokenField).toBeHidden()
  await dialog.getByRole('button', { name: t('shop-orders:arrive.end') }).click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: t('shop-orders:arrive.end') })
    .click()
  await expect(dialog.getByText(t('shop-orders:arrive.noToken'))).toBeVisible()
  expect(await sendRequest(example, token)).toBe(401)
})

test('A supervisor reads on a phone how orders arrive', { tag: '@all' }, async ({ browser }) => {
  const page = await openSignedInBlankPage(browser, 'supervisor', { phone: 390 })
  await page.goto(board)
  await page.getByRole('button', { name: t('shop-orders:arrive.open') }).tap()
  await expect(page.getByText(t('shop-orders:arrive.noToken'))).toBeVisible()
  await expectFits(page)
  await expectAccessible(page)
})
