import { expect, type Locator } from '@playwright/test'
import { expectAccessible } from './support/accessibility.ts'
import { portalUrl } from './support/addresses.ts'
import { createClient } from './support/client.ts'
import { openSignedInBrowser, getTranslator } from './support/browsers.ts'
import { buildStatementFile, importStatement } from './support/statements.ts'
import { test } from './support/test.ts'

const t = getTranslator('ru')
const bin = '960440000381'

/** Creates an accepted offer of 1 000 ₸ with an invoice. */
async function createInvoicedOffer(title: string) {
  const client = await createClient('accounting')
  const { offer } = await client.call('POST /api/offers', {
    body: {
      date: '2026-11-12',
      recipient_name: 'Университет иностранных языков',
      recipient_bin: bin,
      items: [{ name: title, quantity: 10, price: 10_000 }],
    },
  })
  await client.call('POST /api/offer/update-status', { body: { offer_id: offer.id, status: 'accept' } })
  const { offer: invoicedOffer } = await client.call('POST /api/offers/{id}/invoice', {
    params: { id: offer.id },
    body: {},
  })
  return { id: offer.id, invoice: invoicedOffer.invoice_number ?? '', number: invoicedOffer.number }
}

/** Opens a payment. Confirms it once its invoices have loaded and no request is pending. */
async function confirmPayment(row: Locator): Promise<void> {
  await row.click()
  await expect(row).toHaveAttribute('aria-current', 'true')
  await expect(row.page().getByRole('button', { name: t('statements:confirm'), exact: true })).toBeEnabled()
  await row.press('Enter')
}

test('An accountant imports a statement, confirms payments by keyboard, undoes one and closes it', async ({
  browser,
}) => {
  const [exactOffer, firstSharedOffer, secondSharedOffer, otherPayerOffer] = [
    await createInvoicedOffer('Атлас'),
    await createInvoicedOffer('Хрестоматия'),
    await createInvoicedOffer('Пособие'),
    await createInvoicedOffer('Альбом'),
  ]
  const page = await openSignedInBrowser(browser, 'accounting')
  await importStatement(page, 'Привет')
  await expect(page.getByText(/Строка 1: ожидали/).first()).toBeVisible()
  const name = 'Университет иностранных языков'
  await importStatement(
    page,
    buildStatementFile([
      { amount: '300.00', payer: bin, name, purpose: `Оплата по счёту № ${exactOffer.invoice}` },
      {
        amount: '1500.00',
        payer: bin,
        name,
        purpose: `счета ${firstSharedOffer.invoice}, ${secondSharedOffer.invoice}`,
      },
      { amount: '400.00', payer: '880229400231', name: 'Омарова Л. Б.', purpose: `счёт ${otherPayerOffer.invoice}` },
      { amount: '84.00', payer: '', name: 'Банк', purpose: 'проценты на остаток' },
    ]),
  )
  await expect(page).toHaveURL(/statements\/\d+/)
  await expect(page.getByText(t('statements:progress.done', { done: '1', all: '4' }), { exact: true })).toBeVisible()
  await expectAccessible(page)
  const closeButton = page.getByRole('button', { name: t('statements:close.button') })
  await expect(closeButton).toHaveAttribute('aria-disabled', 'true')

  const rows = page.locator('[data-line]')
  await expect(rows).toHaveCount(3)
  await confirmPayment(rows.filter({ hasText: t('statements:reason.several') }))
  await expect(rows).toHaveCount(2)
  await page.keyboard.press('Control+z')
  await expect(rows).toHaveCount(3)
  await confirmPayment(rows.filter({ hasText: t('statements:reason.undone') }))
  await expect(rows).toHaveCount(2)
  // If the payer is not the invoice's recipient, the ledger stores the reason.
  await rows.filter({ hasText: t('statements:reason.otherPayer') }).click()
  await page.getByRole('textbox', { name: t('statements:detail.why') }).fill('Платит сотрудник кафедры')
  await page.getByRole('button', { name: t('statements:confirm'), exact: true }).click()
  await expect(rows).toHaveCount(1)
  await rows.first().click()
  await expect(rows.first()).toHaveAttribute('aria-current', 'true')
  await page.keyboard.press('x')
  await expect(rows).toHaveCount(0)
  await closeButton.click()
  await expect(page.getByText(t('statements:desk.closed'))).toBeVisible()

  const client = await createClient('accounting')
  const progress = await Promise.all(
    [exactOffer, firstSharedOffer, secondSharedOffer, otherPayerOffer].map(
      async ({ id }) => (await client.call('GET /api/offers/{id}', { params: { id } })).offer.progress,
    ),
  )
  expect(progress.toSorted((a, b) => a - b)).toEqual([30, 40, 50, 100])
  await page.goto(`${portalUrl('staff')}/app/accounting/invoice-preview/${otherPayerOffer.id}`)
  await expect(page.getByText('Платит сотрудник кафедры').first()).toBeVisible()
})

test('An accountant imports a statement of another account and gives a reason', async ({ browser }) => {
  const matchingOffer = await createInvoicedOffer('Глоссарий')
  const page = await openSignedInBrowser(browser, 'accounting')
  const payment = { amount: '300.00', payer: bin, name: 'Университет', purpose: `счёт ${matchingOffer.invoice}` }
  await importStatement(page, buildStatementFile([payment], 'KZ86125KZT5004100100'))
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText(/^Выписка не со счёта издательства: KZ86125KZT5004100100/).first()).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('textbox', { name: t('statements:take.reason') }).fill('Открыли счёт в другом банке')
  await dialog.getByRole('button', { name: t('fields:upload.retryOf', { name: 'kl_to_1c.txt' }) }).click()
  await expect(page).toHaveURL(/statements\/\d+/)
  await expect(page.getByText('Открыли счёт в другом банке')).toBeVisible()
})
