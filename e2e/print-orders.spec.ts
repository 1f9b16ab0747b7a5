import { expect } from '@playwright/test'
import { expectAccessible } from './support/accessibility.ts'
import { portalUrl } from './support/addresses.ts'
import { createClient } from './support/client.ts'
import { openSignedInBlankPage, getTranslator } from './support/browsers.ts'
import { expectAnnounced } from './support/announcements.ts'
import { captureDownload } from './support/downloads.ts'
import { test } from './support/test.ts'

const t = getTranslator('ru')

test('An accountant enters the printing house’s bill next to the planned cost and exports the list', async ({
  browser,
}) => {
  const client = await createClient('accounting')
  const { orders } = await client.call('GET /api/print-orders', { query: { billed: 'no', sort_by: 'planned' } })
  const order = orders.find(({ planned }) => planned !== null)
  if (!order) throw new Error('The demo press has no run without a bill')
  const page = await openSignedInBlankPage(browser, 'accounting')
  const address = `${portalUrl('staff')}/app/accounting/typography?search=${encodeURIComponent(order.book_name)}`
  await page.goto(address)
  await expectAccessible(page)
  await page.getByRole('button', { name: t('print-orders:cell.noteOf', { book: order.book_name }) }).click()
  const dialog = page.getByRole('dialog', { name: t('print-orders:cost.title', { book: order.book_name }) })
  await dialog.getByRole('button', { name: t('print-orders:cost.save') }).click()
  await expect(dialog.getByText(t('print-orders:problem.required')).first()).toBeVisible()
  await dialog.getByLabel(t('print-orders:field.cost')).fill('1234,56')
  await dialog.getByLabel(t('print-orders:field.bill_number')).fill('77-Б')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: t('print-orders:cost.save') }).click()
  await expectAnnounced(page, t('print-orders:cost.saved', { book: order.book_name }))
  const row = page.getByRole('row', { name: new RegExp(order.book_name) }).first()
  await expect(row).toContainText(t('print-orders:cell.bill', { number: '77-Б' }))

  const { orders: ordersAfterSave } = await client.call('GET /api/print-orders', { query: { search: order.book_name } })
  expect(ordersAfterSave.find(({ id }) => id === order.id)?.actual).toMatchObject({
    cost: 123_456,
    bill_number: '77-Б',
  })
  const file = await captureDownload(page, async () => {
    await page.getByRole('button', { name: t('accounts:list.export') }).click()
    await page.getByRole('menuitem', { name: 'CSV' }).click()
  })
  expect(new TextDecoder().decode(file)).toContain('1234,56')
})
