import { expect } from '@playwright/test'
import { expectAccessible } from './support/accessibility.ts'
import { portalUrl } from './support/addresses.ts'
import { createClient } from './support/client.ts'
import { isoInDays } from './support/dates.ts'
import { openSignedInBlankPage, getTranslator } from './support/browsers.ts'
import { expectAnnounced } from './support/announcements.ts'
import { test } from './support/test.ts'

const t = getTranslator('ru')
const home = `${portalUrl('partner')}/app/partner/home`

/** Creates an offer to the demo partner, as the sales department would. */
async function createPartnerOffer(title: string, date = isoInDays(0)) {
  const clerk = await createClient('accounting')
  const { offer } = await clerk.call('POST /api/offers', {
    body: {
      date,
      recipient_name: 'Партнёр',
      recipient_bin: '220240003452',
      recipient_email: 'partner@demo.press',
      items: [{ name: title, quantity: 200, price: 150_000 }],
    },
  })
  return { clerk, offer }
}

test('An accountant agrees on instalments, and the partner sees which is due next', async ({ browser }) => {
  // The date is so early that this offer's first amount is the partner's earliest amount due.
  const date = isoInDays(-60)
  const { clerk, offer } = await createPartnerOffer('Бөліп төлеу', date)
  await clerk.call('POST /api/offer/update-status', { body: { offer_id: offer.id, status: 'accept' } })
  const { offer: invoicedOffer } = await clerk.call('POST /api/offers/{id}/invoice', {
    params: { id: offer.id },
    body: { invoice_date: date },
  })
  const page = await openSignedInBlankPage(browser, 'accounting')
  await page.goto(`${portalUrl('staff')}/app/accounting/offers?offer=${offer.id}`)
  const drawer = page.getByRole('dialog')
  await drawer.getByRole('tab', { name: t('offers:drawer.tab.payments') }).click()
  await expect(drawer.getByText(t('offers:instalments.none'), { exact: true })).toBeVisible()
  await drawer.getByRole('button', { name: t('offers:instalments.plan') }).click()
  const planDialog = page.getByRole('dialog').filter({ hasText: t('offers:instalments.save') })
  await planDialog.getByRole('button', { name: t('offers:instalments.evenOf', { count: 3 }) }).click()
  await expect(planDialog.getByRole('spinbutton', { name: t('offers:instalments.amount') })).toHaveCount(3)
  await expectAccessible(page)
  await planDialog.getByRole('button', { name: t('offers:instalments.save') }).click()
  await expectAnnounced(page, t('offers:said.planned'))
  await expect(drawer.getByRole('list', { name: t('offers:instalments.label') }).getByRole('listitem')).toHaveCount(3)
  await expectAccessible(page)

  const partner = await openSignedInBlankPage(browser, 'partner')
  await partner.goto(home)
  const invoiceRows = partner
    .getByRole('region', { name: t('partner-home:due') })
    .getByRole('listitem')
    .filter({ hasText: t('partner-home:invoice', { number: invoicedOffer.invoice_number }) })
  await expect(invoiceRows.first()).toContainText(t('partner-home:part', { place: 1, of: 3 }))
  // After the first installment is paid, the next one becomes due automatically.
  await clerk.call('POST /api/offers/{id}/payments', {
    params: { id: offer.id },
    body: { amount: invoicedOffer.sum / 3, date: isoInDays(0), note: '' },
  })
  await expect(invoiceRows.first()).toContainText(t('partner-home:part', { place: 2, of: 3 }))
  await clerk.call('POST /api/invoices/{offerId}/update-progress', {
    params: { offerId: offer.id },
    body: { progress: 100 },
  })
  await expect(invoiceRows).toHaveCount(0)
})

test(
  'A partner sees an amount due, opens its payment details, and payments reduce it',
  { tag: '@all' },
  async ({ browser }) => {
    const title = 'Жылдар шежіресі'
    const { clerk, offer } = await createPartnerOffer(title)
    const setOfferStatus = (status: 'accept') =>
      clerk.call('POST /api/offer/update-status', { body: { offer_id: offer.id, status } })
    await setOfferStatus('accept')
    const { offer: invoicedOffer } = await clerk.call('POST /api/offers/{id}/invoice', {
      params: { id: offer.id },
      body: { invoice_date: isoInDays(-30) },
    })
    const partner = await openSignedInBlankPage(browser, 'partner')
    await partner.goto(home)
    const duePanel = partner.getByRole('region', { name: t('partner-home:due') })
    const invoiceRow = duePanel
      .getByRole('listitem')
      .filter({ hasText: t('partner-home:invoice', { number: invoicedOffer.invoice_number }) })
    await expect(invoiceRow).toBeVisible()
    await expectAccessible(partner)

    await duePanel.getByRole('button').click()
    const dialog = partner.getByRole('dialog')
    await expect(
      dialog.getByRole('button', { name: t('offers:pay.copy', { field: t('offers:pay.sum') }) }),
    ).toBeVisible()
    await expectAccessible(partner)
    // The focused or hovered element shows a tooltip. The first Escape closes the tooltip (WCAG 1.4.13), and the second closes the
    // dialog.
    await partner.mouse.move(0, 0)
    for (let times = 0; times < 2; times += 1) await partner.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)

    await clerk.call('POST /api/invoices/{offerId}/update-progress', {
      params: { offerId: offer.id },
      body: { progress: 100 },
    })
    // The list updates without a reload.
    await expect(invoiceRow).toHaveCount(0)
  },
)

test(
  'A partner declines one offer from home and follows the progress of another',
  { tag: '@all' },
  async ({ browser }) => {
    const { clerk, offer } = await createPartnerOffer('Шежіре')
    const { offer: otherOffer } = await createPartnerOffer('Қисса')
    const partner = await openSignedInBlankPage(browser, 'partner')
    await partner.goto(home)
    const name = t('offer-words:number', { number: offer.number })
    await partner.getByRole('button', { name: t('partner-home:declineNamed', { offer: name }) }).click()
    const question = partner.getByRole('dialog', { name: t('offers:decline.title', { offer: name }) })
    await question.getByLabel(t('offers:decline.note')).fill('Тираж нужен раньше')
    await question.getByRole('button', { name: t('offer-words:decline') }).click()
    await expect(partner.getByRole('button', { name: t('partner-home:declineNamed', { offer: name }) })).toHaveCount(0)
    // The offer disappears at once. On the server, the offer document is stored before the offer is rejected.
    await expect
      .poll(async () => (await clerk.call('GET /api/offers/{id}', { params: { id: offer.id } })).offer)
      .toMatchObject({ status: 'rejected', decision_note: 'Тираж нужен раньше' })

    const otherOfferName = t('offer-words:number', { number: otherOffer.number })
    await expect(
      partner.getByRole('link', { name: t('partner-home:openNamed', { offer: otherOfferName }) }),
    ).toBeVisible()
    await clerk.call('POST /api/offer/update-status', { body: { offer_id: otherOffer.id, status: 'accept' } })
    const orders = partner.getByRole('region', { name: t('partner-home:orders') })
    const order = orders.getByRole('listitem').filter({ hasText: otherOfferName })
    const stageLabel = t('partner-home:stage.account')
    await expect(
      order.getByRole('img', { name: t('partner-home:path', { step: 1, steps: 5, stage: stageLabel }) }),
    ).toBeVisible()
  },
)

test('A partner confirms the receipt of one order and reports a difference in another', async ({ browser }) => {
  const titles = ['Көкше шежіресі', 'Баянауыл гербарийі'] as const
  const orders = []
  for (const title of titles) {
    const { clerk, offer } = await createPartnerOffer(title)
    const params = { id: offer.id }
    await clerk.call('POST /api/offer/update-status', { body: { offer_id: offer.id, status: 'accept' } })
    await clerk.call('POST /api/offers/{id}/invoice', { params, body: { invoice_date: isoInDays(0) } })
    await clerk.call('POST /api/offers/{offerId}/update-invoice', {
      params: { offerId: offer.id },
      body: { contract_number: `П-${offer.id}` },
    })
    for (const status of ['Invoice and contract sent', 'typo_finish', 'stock', 'done'] as const)
      await clerk.call('POST /api/offer/update-status', { body: { offer_id: offer.id, status } })
    orders.push({ ...offer, name: t('offer-words:number', { number: offer.number }) })
  }
  const [fullOrder, shortOrder] = orders as [(typeof orders)[number], (typeof orders)[number]]

  const page = await openSignedInBlankPage(browser, 'partner', { phone: 390 })
  await page.goto(home)
  const waitingPanel = page.getByRole('region', { name: t('partner-home:waiting') })
  await waitingPanel.getByRole('button', { name: t('partner-home:receiveNamed', { offer: fullOrder.name }) }).tap()
  await expectAnnounced(page, t('partner-home:received', { offer: fullOrder.name }))
  await expect(waitingPanel.getByText(titles[0])).toHaveCount(0)

  await waitingPanel.getByRole('button', { name: t('partner-home:differNamed', { offer: shortOrder.name }) }).tap()
  const dialog = page.getByRole('dialog', { name: t('offers:differ.title', { offer: shortOrder.name }) })
  await dialog.getByRole('button', { name: t('offers:differ.submit') }).tap()
  await expect(dialog.getByText(t('offers:problem.required_note')).first()).toBeVisible()
  await expectAccessible(page)
  await dialog.getByLabel(t('offers:differ.note')).fill('Не хватает пачки')
  await dialog.getByRole('button', { name: t('offers:differ.submit') }).tap()
  await expect(dialog).toHaveCount(0)
  await expect(waitingPanel.getByText(titles[1])).toHaveCount(0)

  // The responsible person gets a notification and reads the reason next to the offer.
  const clerk = await openSignedInBlankPage(browser, 'accounting')
  await clerk.goto(`${portalUrl('staff')}/app/notifications`)
  await clerk.getByRole('link', { name: new RegExp(`${shortOrder.name}.*Не хватает пачки`) }).click()
  await expect(clerk.getByText(t('offers:drawer.differs', { note: 'Не хватает пачки' }))).toBeVisible()
})
