import { expect, type Page } from '@playwright/test'
import { expectAccessible } from './support/accessibility.ts'
import { portalUrl } from './support/addresses.ts'
import type { Client } from './support/client.ts'
import { isoInDays, formatDateInDays } from './support/dates.ts'
import { files } from './support/files.ts'
import { inviteColleague, createFirstSupervisor, createColleagueClient } from './support/joins.ts'
import { readLettersTo } from './support/mail.ts'
import { readPdf } from './support/pdf.ts'
import { getTranslator, openAnonymousBrowser } from './support/browsers.ts'
import { receivePrintRun } from './support/receive.ts'
import { organizationDetails, fillOrganizationDetails } from './support/organization-details.ts'
import { expectAnnounced } from './support/announcements.ts'
import { captureDownload } from './support/downloads.ts'
import { moveCardToStage } from './support/fixtures.ts'
import { buildStatementFile, importStatement } from './support/statements.ts'
import { test } from './support/test.ts'

const t = getTranslator('ru')
const staff = portalUrl('staff')
const app = `${staff}/app/accounting`
const customer = { name: 'ТОО «Кітап әлемі»', bin: '960440000381', email: 'zakup@kitapalemi.example' }
const title = 'Долина Или: путевые записки'

test.use({ press: 'empty' })

/** Returns a button of the open offer's «next step» group. */
const getStepButton = (page: Page, name: string) =>
  page.getByRole('group', { name: t('offers:next.label') }).getByRole('button', { name, exact: true })

const getField = (page: Page, name: string) => page.getByRole('textbox', { name: new RegExp(`^${name}`, 'u') }).first()

/** Returns a pattern for an amount in tiyn, as screens and documents format it. */
const createAmountPattern = (tiyn: number) =>
  new RegExp(String(tiyn / 100).replace(/(?<=\d)(?=(\d{3})+$)/gu, '\\s'), 'u')

/** Creates the tech card of an offer's book and finishes its print run. */
async function createPrintedCard(supervisor: Client, offerId: number): Promise<number> {
  const { offer } = await supervisor.call('GET /api/tech-cards/create', { query: { offerId } })
  if (!offer) throw new Error('The offer has no book')
  const manager = await createColleagueClient('pm', 'Ербол Тоқтар')
  const { techcard } = await supervisor.call('POST /api/tech-cards/create', {
    body: {
      ...offer.book,
      edition_type: 'monograph',
      work_types: ['layout'],
      project_manager_id: manager.user.id,
      authors: [{ id: null, name: 'Айша Нұр', email: '', phone: '' }],
      offer_id: offerId,
      created_date: '2026-11-02',
      appointment_date: '2026-11-03',
      quantity: 300,
    },
  })
  await moveCardToStage('account', techcard, { supervisor })
  return techcard.id
}

test('A new press sets up its requisites and handles an order up to the reconciliation act', async ({ browser }) => {
  test.setTimeout(600_000)
  const supervisor = await openAnonymousBrowser(browser)
  const chief = await createFirstSupervisor(supervisor)
  await test.step('The supervisor enters the requisites of the press and invites colleagues', async () => {
    await fillOrganizationDetails(supervisor)
  })
  const { page: clerk, client: sales } = await inviteColleague(browser, supervisor, 'accounting', 'Сымбат Чен')
  const { page: keeper } = await inviteColleague(browser, supervisor, 'stock', 'Қайрат Омар')
  /** The customer pays by bank transfer, and the accountant imports the statement. */
  const importPayment = async (tenge: number, purpose: string, isMatched = true) => {
    const payment = { amount: tenge.toFixed(2), payer: customer.bin, name: customer.name, purpose }
    await importStatement(clerk, buildStatementFile([payment], organizationDetails.account))
    await expect(clerk).toHaveURL(/statements\/\d+/)
    if (isMatched)
      await expect(
        clerk.getByText(t('statements:progress.done', { done: '1', all: '1' }), { exact: true }),
      ).toBeVisible()
  }
  const openAccount = async () => {
    await clerk.goto(`${app}/accounts`)
    await clerk.getByRole('link', { name: customer.name }).first().click()
    await expect(clerk.getByRole('heading', { level: 1 })).toContainText(customer.name)
  }
  let id = 0
  const fetchOffer = async () => (await sales.call('GET /api/offers/{id}', { params: { id } })).offer

  await test.step('Sales write an offer to a new customer and send it by e-mail', async () => {
    await clerk.goto(`${app}/offers/new`)
    const recipient = clerk.getByRole('textbox', { name: t('offers:party.name') }).first()
    await recipient.fill(customer.name)
    await clerk
      .getByRole('textbox', { name: t('offers:party.bin') })
      .first()
      .fill(customer.bin)
    await clerk
      .getByRole('textbox', { name: t('offers:party.email') })
      .first()
      .fill(customer.email)
    await clerk.getByRole('textbox', { name: t('offers:form.date') }).fill(formatDateInDays(-20))
    await clerk.getByRole('textbox', { name: t('offers:item.name') }).fill(title)
    await clerk.getByLabel(t('offers:item.quantity')).fill('300')
    await clerk.getByLabel(t('offers:item.price'), { exact: false }).first().fill('2940')
    await clerk.getByRole('button', { name: t('offers:form.works.add') }).click()
    const workFields = clerk.getByRole('group', { name: t('offers:form.works.work', { number: '1' }) })
    await workFields.getByRole('combobox', { name: t('offers:form.works.name') }).fill('Дизайн обложки')
    await workFields.getByLabel(t('offers:form.works.unit_count')).fill('1')
    await workFields.getByLabel(t('offers:form.works.unit_price')).fill('45000')
    await clerk.getByRole('button', { name: t('offers:form.save') }).click()
    await clerk
      .getByRole('dialog', { name: customer.name })
      .getByRole('button', { name: t('offers:mine.kp'), exact: true })
      .click()
    await expect(clerk).toHaveURL(/kp-preview/)
    id = Number(/kp-preview\/(\d+)/.exec(clerk.url())?.[1])
    await clerk.getByRole('button', { name: t('offers:preview.send'), exact: true }).click()
    await expectAnnounced(clerk, t('offers:preview.sent', { email: customer.email }))
    await expect.poll(() => readLettersTo(customer.email).length).toBe(1)
  })

  await test.step('The customer accepts the offer', async () => {
    await clerk.goto(`${app}/offers?offer=${id}`)
    await getStepButton(clerk, t('offers:to.accept')).click()
    await expect.poll(async () => (await fetchOffer()).status).toBe('accept')
  })

  let contract = ''
  await test.step('Sales enter the contract that is signed on paper', async () => {
    await clerk.goto(`${app}/contract-add/biz`)
    const subject = t('contracts:field.subject_biz')
    for (const [name, value] of [
      [t('contracts:form.inRussian', { field: subject }), `печать тиража книги «${title}»`],
      [t('contracts:form.inKazakh', { field: subject }), `«${title}» кітабының таралымын басып шығару`],
      [t('contracts:field.ends_on'), formatDateInDays(360)],
      [t('contracts:field.party_name'), customer.name],
      [t('contracts:field.party_bin'), customer.bin],
      [t('contracts:field.party_email'), customer.email],
      [t('contracts:field.party_address'), 'Алматы, пр. Абая, 10'],
      [t('contracts:field.party_signer'), 'Омарова Л. Б.'],
      [t('contracts:field.party_position'), 'Директор'],
      [t('contracts:field.party_position_kz'), 'Директор'],
      [t('contracts:field.party_basis'), 'Устава'],
      [t('contracts:field.party_basis_kz'), 'Жарғы'],
    ] as const)
      await getField(clerk, name).fill(value)
    await clerk.getByRole('spinbutton', { name: new RegExp(`^${t('contracts:field.fee_biz')}`, 'u') }).fill('927000')
    await expectAccessible(clerk)
    await clerk.keyboard.press('Control+s')
    await expect(clerk).toHaveURL(/contract-edit\/\d+$/)
    await clerk.getByRole('button', { name: t('contracts:form.send'), exact: true }).click()
    const question = clerk.getByRole('alertdialog', { name: t('contracts:send.title') })
    await question.getByRole('button', { name: t('contracts:send.confirm') }).click()
    await expect(clerk).toHaveURL(/\/contracts\/\d+$/)
    await clerk.locator('input[type=file]').first().setInputFiles(files.manuscript)
    await expect(
      clerk.getByRole('button', { name: t('fields:upload.actions', { label: t('contracts:sign.scan') }) }),
    ).toBeVisible()
    await clerk.getByRole('button', { name: t('contracts:sign.attach') }).click()
    await expect(clerk.getByRole('region', { name: t('contracts:signed.title') })).toBeVisible()
    const { contracts } = await sales.call('GET /api/contracts', { query: { kind: 'biz' } })
    contract = contracts[0]?.number ?? ''
  })

  await test.step('The invoice names the contract and is sent, and 30 % is paid by bank transfer', async () => {
    await clerk.goto(`${app}/offers?offer=${id}`)
    await clerk
      .getByRole('dialog')
      .first()
      .getByRole('button', { name: t('offers:screen.invoiceIt'), exact: true })
      .click()
    const invoiceForm = clerk.getByRole('dialog').last()
    await invoiceForm.getByLabel(t('offers:invoiceForm.contract_number')).fill(contract)
    await invoiceForm.getByRole('textbox', { name: t('offers:invoiceForm.invoice_date') }).fill(formatDateInDays(-18))
    await invoiceForm.getByRole('button', { name: t('offers:invoiceForm.save') }).click()
    await getStepButton(clerk, t('offers:to.Invoice and contract sent')).click()
    const { sum, invoice_number } = await fetchOffer()
    await importPayment((sum * 0.3) / 100, `Оплата по счёту № ${invoice_number}`)
    await expect.poll(async () => (await fetchOffer()).progress).toBe(30)
  })

  const cardId = await createPrintedCard(chief, id)
  await test.step('The store keeper receives the run with two copies missing', async () => {
    await receivePrintRun(keeper, cardId, { copies: 298, reason: 'Недовложение в пачке' })
  })

  const issueDocument = async (kind: 'act' | 'waybill', quantity: string) => {
    await clerk.goto(`${app}/invoice-preview/${id}`)
    await clerk.getByRole('button', { name: t(`offers:preview.issue.${kind}`) }).click()
    const dialog = clerk.getByRole('dialog')
    await dialog.getByRole('spinbutton').first().fill(quantity)
    await dialog.getByRole('button', { name: t(`turnovers:submit.issue.${kind}`) }).click()
    await expect(dialog).toBeHidden()
  }
  await test.step('Sales issue two waybills and an act, and cannot issue more copies than in stock', async () => {
    await clerk.goto(`${app}/invoice-preview/${id}`)
    await issueDocument('waybill', '200')
    await clerk.getByRole('button', { name: t('offers:preview.issue.waybill') }).click()
    const copies = clerk.getByRole('dialog').getByRole('spinbutton').first()
    await expect(copies).toHaveValue('98')
    await copies.fill('99')
    await clerk
      .getByRole('dialog')
      .getByRole('button', { name: t('turnovers:submit.issue.waybill') })
      .click()
    await expect(copies).toHaveAccessibleDescription(t('turnovers:problem.moreThanStock', { asked: 99, left: 98 }))
    await expectAccessible(clerk)
    await issueDocument('waybill', '98')
    await issueDocument('act', '1')
    expect((await fetchOffer()).turnovers.map(({ kind }) => kind)).toEqual(['waybill', 'waybill', 'act'])
  })

  let secondOfferId = 0
  await test.step('The customer pays too much, and the advance is set off against the next invoice', async () => {
    const { sum, paid, invoice_number } = await fetchOffer()
    await importPayment((sum - paid) / 100 + 50_000, `Оплата по счёту № ${invoice_number}`, false)
    await clerk.locator('[data-line]').first().click()
    await clerk.getByRole('checkbox', { name: new RegExp(`${invoice_number}`) }).check()
    await clerk.getByRole('checkbox', { name: /аванс/ }).check()
    await clerk.getByRole('button', { name: t('statements:confirm'), exact: true }).click()
    await expect(clerk.locator('[data-line]')).toHaveCount(0)
    const items = [{ name: 'Каталог фонда', quantity: 100, price: 200_000 }]
    const { offer } = await sales.call('POST /api/offers', {
      body: { date: isoInDays(-10), recipient_name: customer.name, recipient_bin: customer.bin, items },
    })
    secondOfferId = offer.id
    await sales.call('POST /api/offer/update-status', { body: { offer_id: secondOfferId, status: 'accept' } })
    await sales.call('POST /api/offers/{id}/invoice', { params: { id: secondOfferId }, body: {} })
    await sales.call('POST /api/offers/{id}/turnovers', {
      params: { id: secondOfferId },
      body: { kind: 'waybill', date: isoInDays(0), lines: [{ item: 0, work: null, quantity: 100 }] },
    })
    await openAccount()
    await clerk.getByRole('button', { name: new RegExp(`^${t('accounts:advances.setOff')}`) }).click()
    const dialog = clerk.getByRole('dialog')
    await dialog.getByRole('combobox').selectOption(String(secondOfferId))
    await dialog.getByRole('button', { name: t('accounts:advances.submitSetOff') }).click()
    await expect(dialog).toBeHidden()
  })

  await test.step('The customer returns ten copies', async () => {
    await clerk.goto(`${app}/invoice-preview/${id}`)
    const [first] = (await fetchOffer()).turnovers
    const list = clerk.getByRole('list', { name: t('turnovers:list.label') })
    await list
      .getByRole('button', { name: new RegExp(`${first?.number}`) })
      .first()
      .click()
    await clerk.getByRole('menuitem', { name: t('turnovers:list.return') }).click()
    const dialog = clerk.getByRole('dialog')
    await dialog.getByRole('spinbutton').first().fill('10')
    await dialog.getByRole('textbox', { name: t('turnovers:reason') }).fill('Брак переплёта')
    await dialog.getByRole('button', { name: t('turnovers:submit.return') }).click()
    await expect(dialog).toBeHidden()
  })

  await test.step('The act, the account, the home page and the statistics show the same balance', async () => {
    const deliveredSum = 288 * 294_000 + 4_500_000
    const advanceSum = 300 * 294_000 + 4_500_000 - deliveredSum
    const owedSum = 20_000_000 - 5_000_000
    const { accounts } = await sales.call('GET /api/accounts', {})
    expect(accounts).toMatchObject([{ delivered: deliveredSum + 20_000_000, owed: owedSum, advance: advanceSum }])
    await openAccount()
    await expect(clerk.getByRole('main')).toContainText(createAmountPattern(owedSum - advanceSum))
    await expectAccessible(clerk)
    const reconciliationPdf = await captureDownload(clerk, async () => {
      await clerk.getByRole('button', { name: t('accounts:ledger.act') }).click()
      await clerk.getByRole('menuitem', { name: t('shell:language.ru') }).click()
    })
    expect(await readPdf(reconciliationPdf)).toMatch(createAmountPattern(owedSum - advanceSum))
    for (const screen of ['statistics', 'home']) {
      await clerk.goto(`${app}/${screen}`)
      await expect(clerk.getByRole('main')).toContainText(createAmountPattern(owedSum))
    }
  })
})
