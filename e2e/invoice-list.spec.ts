import { expect } from '@playwright/test'
import { expectAccessible } from './support/accessibility.ts'
import { portalUrl } from './support/addresses.ts'
import { createClient } from './support/client.ts'
import { openSignedInBlankPage, getTranslator } from './support/browsers.ts'
import { captureDownload } from './support/downloads.ts'
import { test } from './support/test.ts'

const t = getTranslator('ru')

/** Creates an offer to the demo partner with an invoice dated today. */
async function createInvoicedOffer() {
  const client = await createClient('accounting')
  const { offer } = await client.call('POST /api/offers', {
    body: {
      date: '2026-11-20',
      recipient_name: 'ТОО «Облкітап»',
      recipient_email: 'partner@demo.press',
      items: [{ name: 'Список счетов', quantity: 10, price: 123_456 }],
    },
  })
  await client.call('POST /api/offer/update-status', { body: { offer_id: offer.id, status: 'accept' } })
  const answer = await client.call('POST /api/offers/{id}/invoice', { params: { id: offer.id }, body: {} })
  return { client, id: offer.id, number: answer.offer.invoice_number ?? '' }
}

test('A partner finds an invoice, sees a partial payment and opens the document', async ({ browser }) => {
  const { client, id, number } = await createInvoicedOffer()
  const page = await openSignedInBlankPage(browser, 'partner')
  await page.goto(`${portalUrl('partner')}/app/partner/invoice`)
  await page.getByRole('searchbox', { name: t('invoices:searchOwn') }).fill(number)
  const row = page.getByRole('row').filter({ has: page.getByText('Список счетов') })
  await expect(row).toContainText(t('invoices:state.waits'))
  await expectAccessible(page)

  await client.call('POST /api/invoices/{offerId}/update-progress', { params: { offerId: id }, body: { progress: 30 } })
  await expect(row).toContainText(t('invoices:state.partly'))
  await expect(page).toHaveURL(new RegExp(`search=${number}`))
  await page.reload()
  await row.getByRole('link').first().click()
  await expect(page).toHaveURL(new RegExp(`/invoice-preview/${id}$`))
})

test('An accountant exports the overdue invoices, and a supervisor opens the same list by its link', async ({
  browser,
}) => {
  const page = await openSignedInBlankPage(browser, 'accounting')
  const app = `${portalUrl('staff')}/app/accounting`
  await page.goto(`${app}/invoice`)
  // Wait until the screen has rendered and taken the focus.
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  await page.getByRole('radio', { name: new RegExp(`^${t('invoices:state.overdue')}`) }).press('Space')
  await expect(page).toHaveURL(/state=overdue/)
  await page.getByRole('button', { name: t('invoices:field.rest') }).click()
  await expect(page).toHaveURL(/sort_by=rest/)
  const file = await captureDownload(page, async () => {
    await page.getByRole('button', { name: t('accounts:list.export') }).click()
    await page.getByRole('menuitem', { name: 'CSV' }).click()
  })
  const text = new TextDecoder().decode(file)
  expect(text).toContain(t('invoices:state.overdue'))
  expect(text).not.toContain(t('invoices:state.waits'))

  const supervisor = await openSignedInBlankPage(browser, 'supervisor')
  await supervisor.goto(page.url().replace('/accounting/', '/supervisor/'))
  await expect(supervisor.getByRole('radio', { name: new RegExp(`^${t('invoices:state.overdue')}`) })).toBeChecked()
  await supervisor.setViewportSize({ width: 390, height: 844 })
  await expectAccessible(supervisor)
})
