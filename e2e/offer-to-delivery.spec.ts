import { expect, type Page } from '@playwright/test'
import { expectAccessible } from './support/accessibility.ts'
import { portalUrl } from './support/addresses.ts'
import { createClient } from './support/client.ts'
import { isoInDays } from './support/dates.ts'
import { openSignedInBrowser, openSignedInBlankPage, getTranslator } from './support/browsers.ts'
import { buildStatementFile, importStatement } from './support/statements.ts'
import { test } from './support/test.ts'

const t = getTranslator('ru')
const salesUrl = `${portalUrl('staff')}/app/accounting/offers`
const authorOffersUrl = `${portalUrl('author')}/app/author/offers`
const getDrawer = (page: Page) => page.getByRole('dialog').first()
/** Returns a button of the open offer's «next step» group. */
const getStepButton = (page: Page, name: string) =>
  page.getByRole('group', { name: t('offers:next.label') }).getByRole('button', { name, exact: true })

/** Searches a list for the offer of a book and opens it. */
async function openOffer(page: Page, list: string, title: string): Promise<void> {
  await page.goto(list)
  await page.getByRole('searchbox').first().fill(title)
  await page.getByRole('row').filter({ hasText: title }).first().click()
  await expect(getDrawer(page)).toBeVisible()
}

/** Checks the status of the open offer. */
const expectOfferStatus = (page: Page, name: 'accept' | 'Request for invoice' | 'Invoice and contract sent' | 'done') =>
  expect(
    getDrawer(page)
      .getByText(t(`offers:statusShort.${name}`))
      .first(),
  ).toBeVisible()

test('A calculation becomes a request, an offer, an invoice, a print run and a delivered order', async ({
  browser,
}) => {
  const title = 'Долина Или: путевые записки'
  const partner = await openSignedInBrowser(browser, 'partner')
  const clerk = await openSignedInBrowser(browser, 'accounting')
  const client = await createClient('accounting')
  let id = 0
  const fetchOffer = async () => (await client.call('GET /api/offers/{id}', { params: { id } })).offer

  await test.step('The partner requests an offer for a calculation and cannot accept it yet', async () => {
    await partner.goto(`${portalUrl('partner')}/app/partner/calculator?quantity=300`)
    await partner.getByRole('button', { name: t('calculator:request') }).click()
    const dialog = partner.getByRole('dialog', { name: t('offer-words:ask') })
    await dialog.getByRole('button', { name: t('offers:ask.send') }).click()
    await expect(dialog.getByRole('textbox', { name: t('offers:item.name') })).toBeFocused()
    await dialog.getByRole('textbox', { name: t('offers:item.name') }).fill(title)
    await dialog.getByRole('textbox', { name: t('offers:request.note') }).fill('К ярмарке в марте')
    await expectAccessible(partner)
    await dialog.getByRole('button', { name: t('offers:ask.send') }).click()
    await expect(partner).toHaveURL(/\/app\/partner\/offers\?offer=\d+/)
    id = Number(/offer=(\d+)/.exec(partner.url())?.[1])
    await expect(getDrawer(partner).getByText(t('offers:asked.own')).first()).toBeVisible()
    await expect(getStepButton(partner, t('offers:to.accept'))).toBeDisabled()
    await expectAccessible(partner)
  })

  await test.step('The sales department answers; the partner asks for a change and gets a new answer', async () => {
    await openOffer(clerk, `${salesUrl}?asked=open`, title)
    await getStepButton(clerk, t('offers:next.sendAnswer')).click()
    await expect(getStepButton(clerk, t('offers:next.sendAnswer'))).toHaveCount(0)
    await getStepButton(partner, t('offers:next.askChange')).click()
    const name = t('offer-words:number', { number: (await fetchOffer()).number })
    const changeDialog = partner.getByRole('dialog', { name: t('offers:change.title', { offer: name }) })
    await changeDialog.getByRole('textbox').fill('Доставка до склада в Астане')
    await changeDialog.getByRole('button', { name: t('offers:change.submit') }).click()
    await expect(changeDialog).toBeHidden()
    await expect(getStepButton(partner, t('offers:to.accept'))).toBeDisabled()
    await expect(
      getDrawer(clerk).getByText(t('offers:drawer.said', { note: 'Доставка до склада в Астане' })),
    ).toBeVisible()
    await expectAccessible(clerk)
    await getStepButton(clerk, t('offers:next.sendAnswer')).click()
  })

  await test.step('The partner accepts, the decision is recorded with the document, and they request the invoice', async () => {
    await getStepButton(partner, t('offers:to.accept')).click()
    await expectOfferStatus(partner, 'accept')
    const lastDecision = getDrawer(partner)
      .getByRole('list', { name: t('offers:drawer.decisions') })
      .getByRole('listitem')
      .last()
    await expect(lastDecision.getByText(/sha256 [0-9a-f]{8}/)).toBeVisible()
    await getStepButton(partner, t('offers:to.Request for invoice')).click()
    const lastDialog = partner.getByRole('dialog').last()
    await lastDialog.getByRole('button', { name: t('offers:request.send') }).click()
    await expect(lastDialog.getByRole('checkbox')).toBeFocused()
    await lastDialog.getByRole('checkbox').check()
    await lastDialog.getByRole('button', { name: t('offers:request.send') }).click()
    await expectOfferStatus(partner, 'Request for invoice')
  })

  await test.step('The invoice and the contract are sent, and cannot be sent before they are entered', async () => {
    await expectOfferStatus(clerk, 'Request for invoice')
    await expect(getStepButton(clerk, t('offers:to.Invoice and contract sent'))).toBeDisabled()
    await getDrawer(clerk)
      .getByRole('button', { name: t('offers:screen.invoiceIt'), exact: true })
      .click()
    const invoiceForm = clerk.getByRole('dialog').last()
    await invoiceForm.getByLabel(t('offers:invoiceForm.contract_number')).fill(`314-${id}`)
    await invoiceForm.getByRole('button', { name: t('offers:invoiceForm.save') }).click()
    await getStepButton(clerk, t('offers:to.Invoice and contract sent')).click()
    await expectOfferStatus(clerk, 'Invoice and contract sent')
  })

  await test.step('A percentage above 100 is refused', async () => {
    await getStepButton(clerk, t('offers:next.changePayment')).click()
    const paymentDialog = clerk.getByRole('dialog').last()
    await paymentDialog.getByRole('spinbutton', { name: t('offers:payment.progress') }).fill('130')
    await paymentDialog.getByRole('button', { name: t('offers:payment.saveProgress') }).click()
    await expect(paymentDialog.getByText(t('offers:problem.percentage'))).toBeVisible()
    await paymentDialog.getByRole('button', { name: t('offers:payment.cancel') }).click()
  })

  await test.step('A payment of 30 % arrives with the bank statement, and the partner sees it', async () => {
    const { sum, recipient_bin: payer, recipient_name: name, invoice_number } = await fetchOffer()
    const amount = (Math.ceil(sum * 0.3) / 100).toFixed(2)
    await importStatement(
      clerk,
      buildStatementFile([{ amount, payer, name, purpose: `Оплата по счёту № ${invoice_number}` }]),
    )
    await expect(clerk.getByText(t('statements:progress.done', { done: '1', all: '1' }), { exact: true })).toBeVisible()
    await expect(getDrawer(partner).getByText(t('offers:drawer.paid', { percent: '30' }))).toBeVisible()
  })

  await test.step('The order is printed, finished, stored and delivered', async () => {
    await clerk.goto(`${salesUrl}?offer=${id}`)
    for (const nextStatus of ['typo_finish', 'wap', 'stock', 'done'] as const) {
      await getStepButton(clerk, t(`offers:to.${nextStatus}`)).click()
      await expect(getStepButton(clerk, t(`offers:to.${nextStatus}`))).toHaveCount(0)
    }
    await expectOfferStatus(partner, 'done')
    await expectAccessible(clerk)
  })

  await test.step('The waybill is issued, and the order is archived', async () => {
    await clerk.goto(`${portalUrl('staff')}/app/accounting/invoice-preview/${id}`)
    await clerk.getByRole('button', { name: t('offers:preview.issue.waybill') }).click()
    const dialog = clerk.getByRole('dialog')
    await dialog.getByRole('button', { name: t('turnovers:submit.issue.waybill') }).click()
    const fetchWaybillNumber = async () => (await fetchOffer()).turnovers.find(({ kind }) => kind === 'waybill')?.number
    await expect.poll(fetchWaybillNumber).toBeDefined()
    const documentList = clerk.getByRole('list', { name: t('turnovers:list.label') })
    await expect(
      documentList.getByText(t('offers:preview.issued.waybill', { number: (await fetchWaybillNumber()) ?? '' })),
    ).toBeVisible()
    await clerk.goto(`${salesUrl}?offer=${id}`)
    await getStepButton(clerk, t('offers:to.archieve')).click()
    await expect(getStepButton(clerk, t('offers:to.archieve'))).toHaveCount(0)
    await expect.poll(fetchOffer).toMatchObject({ status: 'archieve', has_act: true, progress: 30 })
  })
})

test(
  'A manager creates a tech card from an accepted offer, and they link to each other',
  { tag: '@all' },
  async ({ browser }) => {
    const title = 'Сказания Мангыстау'
    const client = await createClient('accounting')
    const items = [{ name: title, language: 'ru' as const, quantity: 150, price: 182_200, bw_pages: 120 }]
    const { offer } = await client.call('POST /api/offers', {
      body: { date: isoInDays(0), recipient_name: 'ТОО «Каспий»', items },
    })
    await client.call('POST /api/offer/update-status', { body: { offer_id: offer.id, status: 'accept' } })
    const manager = await openSignedInBlankPage(browser, 'pm')
    await manager.goto(`${portalUrl('staff')}/app/project-manager/offers?offer=${offer.id}`)
    await getDrawer(manager)
      .getByRole('tab', { name: t('offers:drawer.tab.books') })
      .click()
    await getDrawer(manager)
      .getByRole('link', { name: t('offers:drawer.makeCardFor', { title }) })
      .click()
    await expect(manager.getByRole('textbox', { name: t('tech-cards:field.book_name') })).toHaveValue(title)
    await expectAccessible(manager)
  },
)

test('An expired offer cannot be accepted and shows when it expired', { tag: '@all' }, async ({ browser }) => {
  const title = 'Атлас ветров'
  const clerk = await createClient('accounting')
  await clerk.call('POST /api/offers', {
    body: {
      date: isoInDays(-40),
      valid_until: isoInDays(-10),
      recipient_name: 'Ли Тимур',
      recipient_email: 'author@demo.press',
      items: [{ name: title, quantity: 100, price: 182_200 }],
    },
  })
  const author = await openSignedInBlankPage(browser, 'author')
  await author.goto(authorOffersUrl)
  await author.getByRole('searchbox').first().fill(title)
  const offer = author.getByRole('listitem').filter({ hasText: title }).first()
  await expect(offer.getByText(t('offer-words:validity.expired', { date: '' }).trim())).toBeVisible()
  await expect(offer.getByRole('button', { name: t('offers:mine.accept') })).toHaveCount(0)
})

test('The link of a deleted offer shows a message and leads back to the list', { tag: '@all' }, async ({ browser }) => {
  const client = await createClient('accounting')
  const { offer } = await client.call('POST /api/offers', {
    body: {
      date: isoInDays(0),
      recipient_name: 'ТОО «Дала»',
      items: [{ name: 'Гербарий', quantity: 10, price: 100 }],
    },
  })
  await client.call('DELETE /api/offers/{id}', { params: { id: offer.id } })
  const clerk = await openSignedInBlankPage(browser, 'accounting')
  await clerk.goto(`${salesUrl}?offer=${offer.id}`)
  await expect(clerk.getByText(t('errors:notFound')).last()).toBeVisible()
  await expect(clerk).not.toHaveURL(/offer=/)
  await expect(clerk.getByRole('heading', { level: 1, name: t('offers:screen.title') })).toBeVisible()
})

test('An accountant reopens the lines of an accepted offer as a second version', async ({ browser }) => {
  const title = 'Песни степи'
  const client = await createClient('accounting')
  const { offer } = await client.call('POST /api/offers', {
    body: { date: isoInDays(0), recipient_name: 'ТОО «Қала»', items: [{ name: title, quantity: 100, price: 182_200 }] },
  })
  await client.call('POST /api/offer/update-status', { body: { offer_id: offer.id, status: 'accept' } })
  const clerk = await openSignedInBlankPage(browser, 'accounting')
  await clerk.goto(`${salesUrl}/${offer.id}/edit`)
  await clerk.getByRole('button', { name: t('offers:form.locked.action', { next: 2 }) }).click()
  await expect(clerk.getByRole('textbox', { name: t('offers:item.name') })).toBeVisible()
  await expect(clerk.getByRole('heading', { level: 1 })).toContainText(t('offer-words:revision', { revision: 2 }))
})
