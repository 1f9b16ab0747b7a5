import { expect } from '@playwright/test'
import { expectAccessible } from './support/accessibility.ts'
import { portalUrl } from './support/addresses.ts'
import { createClient } from './support/client.ts'
import { readLettersTo } from './support/mail.ts'
import { readPdf } from './support/pdf.ts'
import { openSignedInBlankPage, getTranslator } from './support/browsers.ts'
import { expectAnnounced } from './support/announcements.ts'
import { captureDownload } from './support/downloads.ts'
import { test } from './support/test.ts'

const t = getTranslator('ru')
const app = `${portalUrl('staff')}/app/accounting`
const recipient = 'ТОО «Кітап әлемі»'

test('An offer is sent and accepted, and its invoice is sent and paid in part', async ({ browser }) => {
  const page = await openSignedInBlankPage(browser, 'accounting')
  await page.goto(`${app}/offers/new`)
  await page
    .getByRole('combobox', { name: t('offers:form.party.find') })
    .first()
    .fill('Кітап')
  await page.getByRole('option', { name: recipient }).click()
  await expect(page.getByRole('textbox', { name: t('offers:party.name') }).first()).toHaveValue(recipient)
  await page.getByRole('textbox', { name: t('offers:item.name') }).fill('Ұлы дала философиясы')
  await page.getByLabel(t('offers:item.quantity')).fill('300')
  await page.getByLabel(t('offers:item.price'), { exact: false }).first().fill('2940')
  await page.getByRole('button', { name: t('offers:form.save') }).click()
  const drawer = page.getByRole('dialog', { name: recipient })
  await drawer.getByRole('button', { name: t('offers:mine.kp'), exact: true }).click()
  await expect(page).toHaveURL(/kp-preview/)
  const id = Number(/kp-preview\/(\d+)/.exec(page.url())?.[1])

  // The document preview can be switched to another language. The e-mail uses the chosen language.
  await expect(page.getByRole('heading', { name: 'Коммерческое предложение' })).toBeVisible()
  await page.getByText(t('offers:form.languageOf.kz'), { exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Коммерциялық ұсыныс' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('textbox', { name: t('offers:preview.email') }).fill('zakup@kitapalemi.example')
  await page.getByRole('button', { name: t('offers:preview.addMessage') }).click()
  await page.getByRole('textbox', { name: t('offers:preview.message') }).fill('Цены держим до конца года')
  await expectAccessible(page)
  await page.getByRole('button', { name: t('offers:preview.send'), exact: true }).click()
  await expect(page.getByText(t('offers:preview.sent', { email: 'zakup@kitapalemi.example' })).last()).toBeVisible()
  await expect(page.getByText(t('offers:preview.state.sent'), { exact: true })).toBeVisible()
  expect(readLettersTo('zakup@kitapalemi.example')).toHaveLength(1)

  const partner = await openSignedInBlankPage(browser, 'partner')
  await partner.goto(`${portalUrl('partner')}/app/partner/kp-preview/${id}`)
  await expect(partner.getByRole('button', { name: /^Коммерциялық_ұсыныс.*pdf$/ })).toBeVisible()
  await expectAccessible(partner)
  await partner.getByRole('button', { name: t('offers:to.accept'), exact: true }).click()
  await expect(partner.getByText(t('offers:next.askInvoice'))).toBeVisible()
  await expectAccessible(partner)

  await page.goto(`${app}/offers?offer=${id}`)
  const accountant = await createClient('accounting')
  await accountant.call('POST /api/offers/{id}/invoice', { params: { id }, body: { invoice_date: '2026-11-06' } })
  await page.goto(`${app}/invoice-preview/${id}`)
  const { offer } = await accountant.call('GET /api/offers/{id}', { params: { id } })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    t('offers:preview.invoiceTitle', { number: offer.invoice_number ?? '' }),
  )
  await page.getByRole('button', { name: t('offers:preview.again') }).click()
  await expect(page.getByRole('list', { name: t('offers:preview.log') }).getByRole('listitem')).toHaveCount(2)
  const invoicePdf = await captureDownload(page, () =>
    page.getByRole('button', { name: t('offers:preview.pdf') }).click(),
  )
  const text = (await readPdf(invoicePdf)).replaceAll(/\s+/gu, ' ')
  expect(text).toContain(`Счет на оплату № ${offer.invoice_number} от 6 ноября 2026 г.`)
  expect(text).toContain('793 800,00')
  expect(text).toContain('Семьсот девяносто три тысячи восемьсот тенге 00 тиын')

  // A private file opens in a separate tab. The browser sends no token with the tab's request.
  const { sendings } = await accountant.call('GET /api/offers/{id}/sendings', { params: { id } })
  const sentFile = sendings.at(-1)?.file
  const tab = await page.context().newPage()
  const pdf = await captureDownload(tab, async () => {
    await tab.goto(`${portalUrl('staff')}/app/files/${sentFile?.id}?name=${encodeURIComponent(sentFile?.name ?? '')}`)
  })
  expect(await readPdf(pdf)).toContain('Коммерциялық ұсыныс')
  await tab.close()

  // An invalid percentage shows an error at its field. A valid percentage becomes a row of the ledger.
  const percent = page.getByLabel(t('offers:preview.percent'), { exact: false }).locator('visible=true').last()
  await percent.fill('130')
  await page.getByRole('button', { name: t('offers:preview.savePercent'), exact: true }).click()
  await expect(page.getByText(t('offers:problem.percentage'))).toBeVisible()
  await percent.fill('30')
  await page.getByRole('button', { name: t('offers:preview.savePercent'), exact: true }).click()
  await expectAnnounced(page, t('offers:said.paid'))
  await expect(page.getByRole('progressbar', { name: t('offers:paid') })).toHaveAttribute('aria-valuenow', '30')
  await expectAccessible(page)
})
