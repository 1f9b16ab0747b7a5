import { expect } from '@playwright/test'
import { expectAccessible } from './support/accessibility.ts'
import { portalUrl } from './support/addresses.ts'
import { createClient } from './support/client.ts'
import { readPdf } from './support/pdf.ts'
import { openSignedInBrowser, openSignedInBlankPage, getTranslator } from './support/browsers.ts'
import { captureDownload } from './support/downloads.ts'
import { test } from './support/test.ts'

const t = getTranslator('ru')
const app = `${portalUrl('staff')}/app/accounting`

test('An accountant sees overdue payments and invoices the first accepted offer by keyboard', async ({ browser }) => {
  const client = await createClient('accounting')
  const accountingDay = {
    bill: await client.call('GET /api/statistics/accounting/bill'),
    late: await client.call('GET /api/statistics/accounting/late'),
  }
  const page = await openSignedInBlankPage(browser, 'accounting')
  await page.goto(`${app}/home`)
  await expectAccessible(page)
  const latePanel = page.getByRole('region', { name: t('accounts:today.late.title') })
  for (const { recipient_name } of accountingDay.late.rows.slice(0, 5))
    await expect(latePanel).toContainText(recipient_name)
  await expect(latePanel).toContainText(String(accountingDay.late.total))

  const [first] = accountingDay.bill.rows
  if (!first) throw new Error('The demo has no accepted offer without an invoice')
  const offer = t('offer-words:number', { number: first.number })
  const actionName = t('accounts:today.named', { action: t('accounts:today.bill.actFirst'), offer })
  await expect(page.getByRole('button', { name: actionName })).toBeVisible()
  await page.keyboard.press('b')
  await expect(page.getByRole('button', { name: actionName })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText(offer, { exact: false }).last()).toBeVisible()
  await page.getByRole('button', { name: t('accounts:today.bill.open') }).click()
  await expect(page).toHaveURL(new RegExp(`invoice-preview/${first.id}$`))
  const offerAfterInvoice = (await client.call('GET /api/offers/{id}', { params: { id: first.id } })).offer
  expect(offerAfterInvoice.invoice_number).not.toBeNull()
  const billAfterInvoice = await client.call('GET /api/statistics/accounting/bill')
  expect(billAfterInvoice.total).toBe(accountingDay.bill.total - 1)
})

test(
  'A panel of the accountant’s home that fails leaves the others working and can be retried',
  { tag: '@all' },
  async ({ browser }) => {
    const client = await createClient('accounting')
    const late = await client.call('GET /api/statistics/accounting/late')
    const page = await openSignedInBrowser(browser, 'accounting')
    // The server returns an error. Without any response, the page would show the data of the last visit and their time.
    await page.route('**/api/statistics/accounting/answer', (route) =>
      route.fulfill({ status: 500, json: { error: { code: 'internal', message: 'Сервер не смог' } } }),
    )
    await page.goto(`${app}/home`)
    const answerPanel = page.getByRole('region', { name: t('accounts:today.answer.title') })
    await expect(answerPanel.getByRole('alert')).toBeVisible()
    const latePanel = page.getByRole('region', { name: t('accounts:today.late.title') })
    for (const { recipient_name } of late.rows.slice(0, 5)) await expect(latePanel).toContainText(recipient_name)
    await expectAccessible(page)
    const retry = answerPanel.getByRole('button', { name: t('ui:error.retry') })
    await page.unroute('**/api/statistics/accounting/answer')
    await retry.click()
    await expect(answerPanel.getByRole('alert')).toBeHidden()
    await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0)
  },
)

test('An accountant reads an organisation’s account and downloads its reconciliation act', async ({ browser }) => {
  const client = await createClient('accounting')
  const { accounts } = await client.call('GET /api/accounts', { query: {} })
  const customerAccount = accounts.find(({ paid, delivered }) => paid > 0 && delivered > 0)
  if (!customerAccount) throw new Error('Nobody of the demo has paid for what was handed over')
  const page = await openSignedInBlankPage(browser, 'accounting')
  await page.goto(`${app}/accounts?search=${encodeURIComponent(customerAccount.name)}`)
  await expectAccessible(page)
  await page.getByRole('link', { name: customerAccount.name }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(customerAccount.name)
  await page.goto(`${page.url()}?from=2020-01-01`)
  await expectAccessible(page)

  // The customer's account lists every document and payment of the customer's offers, and nothing else.
  const { rows, closing, total } = await client.call('GET /api/accounts/{id}', {
    params: { id: customerAccount.id },
    query: { from: '2020-01-01', per_page: 100 },
  })
  expect(closing).toBe(customerAccount.owed - customerAccount.advance)
  let [delivered, paid] = [0, 0]
  for (const id of new Set(rows.map(({ offer_id }) => offer_id))) {
    const { offer } = await client.call('GET /api/offers/{id}', { params: { id } })
    delivered += offer.turnovers.reduce((all, one) => (one.cancelled_at ? all : all + one.sum), 0)
    paid += offer.payments.reduce((sum, { amount }) => sum + amount, 0)
  }
  expect([delivered, paid]).toEqual([customerAccount.delivered, customerAccount.paid])
  await expect(page.getByRole('table', { name: t('accounts:ledger.title') }).getByRole('row')).toHaveCount(total + 1)

  const reconciliationPdf = await captureDownload(page, async () => {
    await page.getByRole('button', { name: t('accounts:ledger.act') }).click()
    await page.getByRole('menuitem', { name: t('shell:language.kz') }).click()
  })
  const text = await readPdf(reconciliationPdf)
  expect(text).toContain(getTranslator('kz')('accounts:act.title'))
  expect(text.replaceAll(/\s+/gu, ' ')).toContain(customerAccount.name)
})
