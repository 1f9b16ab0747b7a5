import { expect, type Page } from '@playwright/test'
import { expectAccessible } from './support/accessibility.ts'
import { portalUrl } from './support/addresses.ts'
import { createClient } from './support/client.ts'
import { expectFits } from './support/fits.ts'
import { openSignedInBrowser, openSignedInBlankPage, getTranslator } from './support/browsers.ts'
import { waitUntilIdle } from './support/idle.ts'
import { test } from './support/test.ts'

const t = getTranslator('ru')
const getStaffUrl = (path: string) => `${portalUrl('staff')}/app/${path}`

const getOfferColumn = (page: Page, key: 'account' | 'typography' | 'wap' | 'stock' | 'done') =>
  page.getByRole('region', { name: new RegExp(`^${t(`boards:offers.column.${key}`)},`) })
const getOrderColumn = (page: Page, key: 'new' | 'typography' | 'wap' | 'stock' | 'done') =>
  page.getByRole('region', { name: new RegExp(`^${t(`shop-orders:column.${key}`)},`) })

/** Lifts the focused card, moves it by `steps` columns and drops it. */
async function moveFocusedCard(page: Page, steps: number): Promise<void> {
  await page.keyboard.press('Space')
  for (let step = 0; step < steps; step += 1) await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Space')
}

test('Accounting moves an offer by keyboard, sees why another move is refused, and undoes its move', async ({
  browser,
}) => {
  const client = await createClient('accounting')
  const { offers } = await client.call('GET /api/offers-kanban', { query: {} })
  const offer = offers.find(({ status }) => status === 'typo_finish')
  const [book] = offer?.items ?? []
  if (!offer || !book) throw new Error('The demo press prints nothing for a partner')
  const page = await openSignedInBrowser(browser, 'accounting')
  await page
    .getByRole('link', { name: t('shell:nav.partnerKanban') })
    .first()
    .click()
  await expect(page).toHaveTitle(`Press · ${t('boards:offers.partner')}`)
  await page.getByRole('searchbox', { name: t('boards:offers.search') }).fill(`КП-${offer.number}`)
  await expect(page).toHaveURL(/search=/)
  const name = `${book.name}, ${t('offer-words:number', { number: offer.number })}`
  const getOfferCard = (key: Parameters<typeof getOfferColumn>[1]) =>
    getOfferColumn(page, key).getByRole('link', { name })
  await expect(page.getByRole('article')).toHaveCount(1)
  await getOfferCard('typography').focus()
  await expectAccessible(page)

  // Only the stock can set the delivered status, and the menu says so.
  await page.keyboard.press('Shift+F10')
  const refusedItem = page.getByRole('menuitem', { name: new RegExp(`^${t('boards:offers.column.done')}`) })
  await expect(refusedItem).toHaveAttribute('aria-disabled', 'true')
  await expect(refusedItem).toContainText(t('offers:status.stock'))
  await page.keyboard.press('Escape')

  await getOfferCard('typography').focus()
  await moveFocusedCard(page, 1)
  await expect(getOfferCard('wap')).toBeFocused()
  const fetchOfferStatus = async () =>
    (await client.call('GET /api/offers/{id}', { params: { id: offer.id } })).offer.status
  await expect.poll(fetchOfferStatus).toBe('wap')
  await page.keyboard.press('Control+z')
  await expect(getOfferCard('typography')).toBeVisible()
  await expect.poll(fetchOfferStatus).toBe('typo_finish')

  // The open order has its own address.
  await getOfferCard('typography').press('Enter')
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`offer=${offer.id}`))
})

test(
  'An accountant who moves an offer too late sees who moved it and where it is',
  { tag: '@all' },
  async ({ browser }) => {
    const client = await createClient('supervisor')
    const { offers } = await client.call('GET /api/offers-kanban', { query: {} })
    const offer = offers.find(({ status }) => status === 'wap')
    if (!offer) throw new Error('The demo press has no offer after printing')
    const page = await openSignedInBlankPage(browser, 'accounting')
    await page.route('**/api/live*', (route) => route.abort())
    await page.goto(getStaffUrl(`accounting/partnerKanban?search=${encodeURIComponent(`КП-${offer.number}`)}`))
    await getOfferColumn(page, 'wap').getByRole('link').first().focus()
    await client.call('POST /api/offer/update-status', { body: { offer_id: offer.id, status: 'typo_finish' } })
    await moveFocusedCard(page, 1)
    const conflictText = t('errors:offer.movedMeanwhile', {
      who: client.user.name,
      status: t('offers:status.typo_finish'),
    })
    await expect(page.getByText(conflictText).last()).toBeVisible()
    await expect(getOfferColumn(page, 'typography').getByRole('article')).toHaveCount(1)
  },
)

test('The press’s own offers appear only on the smart board', { tag: '@all' }, async ({ browser }) => {
  const page = await openSignedInBlankPage(browser, 'stock')
  await page.goto(getStaffUrl('stock/smartKanban'))
  await expect(page.getByRole('heading', { level: 1, name: t('boards:offers.smart') })).toBeVisible()
  const client = await createClient('stock')
  const [partner, smart] = await Promise.all([
    client.call('GET /api/offers-kanban', { query: { board: 'partner' } }),
    client.call('GET /api/offers-kanban', { query: { board: 'smart' } }),
  ])
  expect(partner.offers.some(({ recipient_name }) => partner.company.names.includes(recipient_name))).toBe(false)
  expect(smart.offers.every(({ recipient_name }) => smart.company.names.includes(recipient_name))).toBe(true)
  await expectAccessible(page)
})

test('The stock accepts a shop order on the board and marks it printed in its dialog', async ({ browser }) => {
  const client = await createClient('stock')
  const { orders } = await client.call('GET /api/shop-orders', { query: {} })
  const order = orders.find(({ status }) => status === 'new')
  if (!order) throw new Error('The demo shop has no new order')
  const page = await openSignedInBlankPage(browser, 'stock')
  await page.goto(getStaffUrl('stock/orderKanban'))
  await waitUntilIdle(page)
  await page.getByRole('searchbox', { name: t('shop-orders:search') }).fill(order.customer_name)
  await expect(page).toHaveURL(/search=/)
  const number = t('shop-orders:number', { id: order.id })
  const getOrderCard = (key: Parameters<typeof getOrderColumn>[1]) =>
    getOrderColumn(page, key).getByRole('link', { name: new RegExp(`${order.id}$`) })
  await getOrderCard('new').focus()
  await expectAccessible(page)
  await moveFocusedCard(page, 1)
  await expect(page.getByText('Статус обновлён').last()).toBeVisible()
  await expect(getOrderCard('typography')).toBeFocused()
  const fetchOrderStatus = async () =>
    (await client.call('GET /api/shop-orders', { query: {} })).orders.find(({ id }) => id === order.id)?.status
  await expect.poll(fetchOrderStatus).toBe('in_progress')

  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: number })
  await expectAccessible(page)
  await dialog.getByRole('button', { name: t('shop-orders:to.typo_finish') }).click()
  await expect(dialog).toBeHidden()
  await expect.poll(fetchOrderStatus).toBe('typo_finish')
})

test('The boards fit a phone', { tag: '@all' }, async ({ browser }) => {
  const page = await openSignedInBlankPage(browser, 'typography', { phone: 390 })
  for (const path of ['partnerKanban', 'orderKanban']) {
    await page.goto(getStaffUrl(`typography/${path}`))
    await expect(page.getByRole('article').first()).toBeVisible()
    await expectFits(page)
    await expectAccessible(page)
  }
})

test('A partner sees their own orders on a board and cannot move them', { tag: '@all' }, async ({ browser }) => {
  const page = await openSignedInBrowser(browser, 'partner')
  await page
    .getByRole('link', { name: t('shell:nav.kanban') })
    .first()
    .click()
  await expect(page).toHaveTitle(`Press · ${t('boards:offers.mine')}`)
  await expect(page.getByRole('article').first()).toBeVisible()
  await expect(page.getByRole('button', { name: /^Переместить/ })).toHaveCount(0)
  await expectAccessible(page)
})
