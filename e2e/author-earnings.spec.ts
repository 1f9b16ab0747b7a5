import { expect, type Locator, type Page } from '@playwright/test'
import { listPastQuarters, readPaymentOrders, decodeStatement } from '@press/domain'
import { formatMoney } from '@press/i18n/node'
import { expectAccessible } from './support/accessibility.ts'
import { portalUrl } from './support/addresses.ts'
import type { Client } from './support/client.ts'
import { isoInDays, formatDateInDays } from './support/dates.ts'
import { expectFits } from './support/fits.ts'
import { inviteColleague, createFirstSupervisor, createColleagueClient } from './support/joins.ts'
import { readPdf } from './support/pdf.ts'
import { getTranslator, openAnonymousBrowser } from './support/browsers.ts'
import { submitResult, acceptLayoutWork } from './support/project.ts'
import { organizationDetails, fillOrganizationDetails } from './support/organization-details.ts'
import { expectAnnounced } from './support/announcements.ts'
import { captureDownload } from './support/downloads.ts'
import { moveCardToStage, fullScores, createLayoutProject } from './support/fixtures.ts'
import { signByCode } from './support/sign-by-code.ts'
import { test } from './support/test.ts'

const t = getTranslator('ru')
const staff = portalUrl('staff')
const title = 'Город у Каспия'
const [quarter] = listPastQuarters(isoInDays(0), 1)
if (!quarter) throw new Error('There is a quarter before this one')
/** The author of the book, who also does its layout. */
const person = {
  name: 'Айша Нұр',
  party_bin: '930215400554',
  party_address: 'Актау, 7 микрорайон, 3',
  party_account: 'KZ497220000000715526',
  party_bank: 'АО «Kaspi Bank»',
  party_document_number: '044812906',
  party_document_issuer: 'МВД РК',
  party_document_date: '2021-02-11',
} as const
const collapseSpaces = (text: string): string => text.replaceAll(/\s+/gu, ' ')

test.use({ press: 'empty' })

/** Creates the tech card of a book whose author is the given author. */
async function createCardOfAuthor(supervisor: Client, manager: Client, author: Client['user']) {
  const { techcard } = await supervisor.call('POST /api/tech-cards/create', {
    body: {
      book_name: title,
      language: 'ru',
      edition_type: 'monograph',
      work_types: ['layout'],
      project_manager_id: manager.user.id,
      authors: [{ id: author.id, name: author.name, email: '', phone: '' }],
      created_date: '2026-11-02',
      appointment_date: '2026-11-03',
      quantity: 300,
    },
  })
  return { ...techcard, version: await moveCardToStage('process', techcard, { supervisor }) }
}

/** Creates the bank file with one payment order on the payouts screen. Returns the payment orders of the file. */
async function createPaymentOrders(page: Page, row: Locator, number: string) {
  await row.getByRole('checkbox').check()
  await page.getByRole('button', { name: t('payouts:file.button') }).click()
  const question = page.getByRole('dialog')
  await question.getByRole('spinbutton', { name: t('payouts:field.firstNumber') }).fill(number)
  const file = await captureDownload(page, () =>
    question.getByRole('button', { name: t('payouts:file.confirm') }).click(),
  )
  await expect(question).toBeHidden()
  return readPaymentOrders(decodeStatement(file))
}

async function paySelectedAccruals(page: Page, number: string): Promise<void> {
  await page.getByRole('button', { name: t('payouts:payChosen') }).click()
  const question = page.getByRole('dialog')
  await question.getByLabel(t('payouts:field.number')).fill(number)
  await question.getByRole('button', { name: t('payouts:pay.confirm') }).click()
  await expect(question).toBeHidden()
}

test('An author earns for works and royalties, from the contract to the bank’s payment file', async ({ browser }) => {
  test.setTimeout(600_000)
  const supervisor = await openAnonymousBrowser(browser)
  const chief = await createFirstSupervisor(supervisor)
  await fillOrganizationDetails(supervisor)
  const manager = await createColleagueClient('pm', 'Ербол Тоқтар')
  const keeper = await createColleagueClient('stock', 'Қайрат Омар')
  const hr = await createColleagueClient('hr', 'Динара Сейіт')
  const author = await inviteColleague(browser, supervisor, 'executor', person.name)
  const accountant = await inviteColleague(browser, supervisor, 'accounting', 'Сымбат Чен')
  const card = await createCardOfAuthor(chief, manager, author.client.user)

  await test.step('The accountant writes the author’s contract for the book and sends it', async () => {
    const { page } = accountant
    const getField = (name: string) =>
      page.getByRole('textbox', { name: new RegExp(`^${name.replace(/[()]/gu, '.')}`, 'u') }).first()
    await page.goto(`${staff}/app/accounting/contract-add/author`)
    await page.getByRole('combobox', { name: t('contracts:field.tech_card_id') }).fill(title)
    await page.getByRole('option', { name: title }).click()
    await page.getByRole('combobox', { name: t('contracts:form.find') }).fill(person.name)
    await page.getByRole('option', { name: person.name }).click()
    await expect(getField(t('contracts:field.party_email'))).toHaveValue(author.email)
    for (const [name, value] of [
      [t('contracts:field.manuscript_on'), formatDateInDays(-1)],
      [t('contracts:field.starts_on'), quarter.from.split('-').toReversed().join('.')],
      [t('contracts:field.party_bin'), person.party_bin],
      [t('contracts:field.party_address'), person.party_address],
      [t('contracts:field.party_account'), person.party_account],
      [t('contracts:field.party_document_number'), person.party_document_number],
      [t('contracts:field.party_document_issuer'), person.party_document_issuer],
      [t('contracts:field.party_document_date'), '11.02.2021'],
    ] as const)
      await getField(name).fill(value)
    await page.getByRole('spinbutton', { name: new RegExp(`^${t('contracts:field.royalty')}`, 'u') }).fill('10')
    await expectAccessible(page)
    await page.keyboard.press('Control+s')
    await expect(page).toHaveURL(/contract-edit\/\d+$/)
    await page.getByRole('button', { name: t('contracts:form.send'), exact: true }).click()
    await page
      .getByRole('alertdialog', { name: t('contracts:send.title') })
      .getByRole('button', { name: t('contracts:send.confirm') })
      .click()
    await expect(page).toHaveURL(/\/contracts\/\d+$/)
  })
  const { contract: serviceContract } = await hr.call('POST /api/contracts', {
    body: {
      kind: 'gph',
      date: isoInDays(0),
      starts_on: isoInDays(0),
      ends_on: isoInDays(90),
      subject: 'вёрстка монографии',
      subject_kz: 'монографияны беттеу',
      fee: 9_600_000,
      payment_days: 10,
      ...person,
      party_id: author.client.user.id,
      party_name: person.name,
      party_email: author.email,
    },
  })
  await hr.call('POST /api/contracts/{id}/status', { params: { id: serviceContract.id }, body: { status: 'sent' } })

  await test.step('The author signs both contracts with codes from e-mails', async () => {
    const { contracts } = await author.client.call('GET /api/contracts', {})
    expect(contracts.map(({ kind }) => kind).toSorted((one, other) => one.localeCompare(other))).toEqual([
      'author',
      'gph',
    ])
    for (const { id } of contracts) {
      await author.page.goto(`${staff}/app/executor/contracts/${id}`)
      await expect(author.page.getByRole('region', { name: t('contracts:paper.label') })).toContainText(
        person.party_bin,
      )
      await signByCode(author.page, author.email)
    }
  })

  const { work } = await createLayoutProject(author.client.user.id, manager, card)
  await test.step('The author accepts the layout and submits it, and it is approved', async () => {
    await acceptLayoutWork(author.page, t, title)
    await submitResult(author.page, t)
    await manager.call('POST /api/work-types/{id}/status', {
      params: { id: work },
      body: { status: 'approved', scores: fullScores },
    })
  })

  const { page } = accountant
  const acts = page.getByRole('table', { name: t('payouts:accruals.title') })
  await test.step('The accountant makes the act, and the bank’s file pays the amount after taxes', async () => {
    await page.goto(`${staff}/app/accounting/payouts`)
    const works = page.getByRole('table', { name: t('payouts:worksOf', { name: '' }) })
    await works.getByRole('row').filter({ hasText: title }).getByRole('checkbox').check()
    await page.getByRole('button', { name: t('payouts:acts.make') }).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('payouts:acts.confirm') })
      .click()
    const row = acts.getByRole('row').filter({ hasText: title })
    await expect(row).toHaveCount(1)
    const { accruals } = await accountant.client.call('GET /api/payouts')
    const [act] = accruals
    if (!act) throw new Error('There is no act')
    expect(act).toMatchObject({ kind: 'works', gross: 9_600_000, contract: { number: serviceContract.number } })
    expect(act.net + act.withheld.reduce((sum, line) => sum + line.sum, 0)).toBe(act.gross)
    expect(act.net).toBeLessThan(act.gross)
    expect(await createPaymentOrders(page, row, '101')).toMatchObject([
      {
        number: '101',
        amount: act.net,
        payer: { bin: organizationDetails.bin, account: organizationDetails.account },
        payee: { name: person.name, bin: person.party_bin, account: person.party_account },
      },
    ])
    await paySelectedAccruals(page, '101')
    await expect(row).toHaveCount(0)
  })

  await test.step('The run arrives; the accountant enters last quarter’s sales and accrues the royalty', async () => {
    const { techcard } = await chief.call('GET /api/tech-cards/{id}', { params: { id: card.id } })
    await moveCardToStage('stock', techcard, { supervisor: chief, keeper, from: 'process' })
    await page.goto(`${staff}/app/accounting/realisation`)
    await page.getByRole('button', { name: t('realisation:sale.enter') }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('combobox', { name: t('realisation:field.book') }).fill(title)
    await page.getByRole('option', { name: title }).click()
    await dialog.getByRole('spinbutton', { name: t('realisation:field.copies') }).fill('100')
    await dialog.getByLabel(t('realisation:field.sum'), { exact: false }).fill('464000')
    await dialog.getByRole('button', { name: t('realisation:form.save') }).click()
    await expect(dialog).toBeHidden()
    const letter = page.getByRole('region', { name: t('realisation:letter') })
    await expect(letter).toContainText(title)
    await letter.getByRole('button', { name: t('realisation:accrual.button'), exact: true }).click()
    await expectAccessible(page)
    await dialog.getByRole('button', { name: t('payouts:acts.accrue') }).click()
    await expectAnnounced(page, t('realisation:accrual.said'))
  })

  // The offer is 464 000 ₸ including 16 % VAT, so 400 000 ₸ net. The author's royalty is a tenth of the net amount.
  const royalty = { gross: 4_000_000 }
  let net = 0
  await test.step('The royalty is listed among the payouts and paid with the bank’s file', async () => {
    const { accruals } = await accountant.client.call('GET /api/payouts')
    expect(accruals).toMatchObject([{ kind: 'royalty', ...royalty, party: { bin: person.party_bin } }])
    net = accruals[0]?.net ?? 0
    expect(net).toBeGreaterThan(0)
    expect(net).toBeLessThan(royalty.gross)
    await page.goto(`${staff}/app/accounting/payouts`)
    const row = acts.getByRole('row').filter({ hasText: title })
    for (const sum of [royalty.gross, royalty.gross - net, net]) await expect(row).toContainText(formatMoney(sum, 'ru'))
    expect(await createPaymentOrders(page, row, '102')).toMatchObject([
      { amount: net, payee: { account: person.party_account } },
    ])
    await paySelectedAccruals(page, '102')
    await expect(acts.getByRole('row').filter({ hasText: title })).toHaveCount(0)
  })

  await test.step('The author sees the act, the royalty and the deductions in their wallet on a phone', async () => {
    const phone = author.page
    await phone.setViewportSize({ width: 390, height: 844 })
    await phone.goto(`${staff}/app/executor/mywallet?show=acts`)
    await expect(phone.getByRole('main')).toContainText(formatMoney(royalty.gross, 'ru'))
    await expect(phone.getByRole('main')).toContainText(formatMoney(net, 'ru'))
    await expectFits(phone)
    await expectAccessible(phone)
    const { acts: walletActs } = await author.client.call('GET /api/wallet/acts', {})
    expect(walletActs).toHaveLength(2)
    await phone.getByRole('button', { name: /^PDF/ }).first().click()
    const actPdf = await captureDownload(phone, () =>
      phone.getByRole('menuitem', { name: t('shell:language.ru') }).click(),
    )
    const pdfText = collapseSpaces(await readPdf(actPdf))
    for (const phrase of [person.name, person.party_bin, title, organizationDetails.name])
      expect(pdfText).toContain(collapseSpaces(phrase))
  })
})
