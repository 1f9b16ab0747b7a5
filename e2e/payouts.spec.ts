import { expect } from '@playwright/test'
import { listPastQuarters, readPaymentOrders, decodeStatement } from '@press/domain'
import { formatMoney, formatDocumentAmount } from '@press/i18n/node'
import { expectAccessible } from './support/accessibility.ts'
import { portalUrl } from './support/addresses.ts'
import { createClient } from './support/client.ts'
import { isoInDays } from './support/dates.ts'
import { expectFits } from './support/fits.ts'
import { tabToAndPress, typeInto } from './support/keyboard.ts'
import { readPdf } from './support/pdf.ts'
import { openSignedInBrowser, openSignedInBlankPage, getTranslator } from './support/browsers.ts'
import { captureDownload } from './support/downloads.ts'
import { createApprovedLayout } from './support/fixtures.ts'
import { test } from './support/test.ts'

const t = getTranslator('ru')
const staff = portalUrl('staff')
const collapseSpaces = (text: string): string => text.replaceAll(/\s+/gu, ' ')

test('An accountant pays works with a bank file, and the executor sees the deductions', async ({ browser }) => {
  const [firstLayout, secondLayout] = [
    await createApprovedLayout('Ветры Жетысу'),
    await createApprovedLayout('Реки Алтая'),
  ]
  const page = await openSignedInBrowser(browser, 'accounting')
  await page
    .getByRole('navigation')
    .getByRole('link', { name: t('shell:nav.payouts') })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: t('payouts:title') })).toBeVisible()
  await expectAccessible(page)

  const works = page.getByRole('table', { name: t('payouts:worksOf', { name: '' }) })
  const acts = page.getByRole('table', { name: t('payouts:accruals.title') })
  const getWorkRow = (title: string) => works.getByRole('row').filter({ hasText: title })
  for (const { book_name } of [firstLayout, secondLayout]) await getWorkRow(book_name).getByRole('checkbox').check()
  await page.getByRole('button', { name: t('payouts:acts.make') }).click()
  const question = page.getByRole('dialog')
  await expectAccessible(page)
  // A double click creates no second act.
  await question.getByRole('button', { name: t('payouts:acts.confirm') }).dblclick()
  await expect(question).toBeHidden()
  for (const { book_name } of [firstLayout, secondLayout]) await expect(getWorkRow(book_name)).toHaveCount(0)

  const { accruals, accounts } = await (await createClient('accounting')).call('GET /api/payouts')
  const act = accruals.find((accrual) => accrual.works.some(({ id }) => id === firstLayout.work))
  if (!act?.contract) throw new Error('The act has no contract')
  expect(act.works).toHaveLength(2)
  expect(act.net).toBeLessThan(act.gross)
  const row = acts.getByRole('row').filter({ hasText: firstLayout.book_name })
  await expect(row).toHaveCount(1)
  for (const sum of [act.gross, act.gross - act.net, act.net]) await expect(row).toContainText(formatMoney(sum, 'ru'))

  await row.getByRole('checkbox').check()
  await page.getByRole('button', { name: t('payouts:file.button') }).click()
  await question.getByRole('spinbutton', { name: t('payouts:field.firstNumber') }).fill('4100')
  const file = await captureDownload(page, () =>
    question.getByRole('button', { name: t('payouts:file.confirm') }).click(),
  )
  await expect(question).toBeHidden()
  const [order, ...otherOrders] = readPaymentOrders(decodeStatement(file))
  expect(otherOrders).toEqual([])
  expect(order).toMatchObject({
    number: '4100',
    amount: act.net,
    payer: { account: accounts[0]?.account },
    payee: { name: act.party.name, bin: act.party.bin, account: act.party.account },
  })
  expect(order?.purpose).toContain(act.contract.number)
  expect(order?.purpose).toContain(`№ ${act.number} `)

  // Creating the bank file pays nothing: the act stays in the list and stays selected.
  await page.getByRole('button', { name: t('payouts:payChosen') }).click()
  const confirmButton = question.getByRole('button', { name: t('payouts:pay.confirm') })
  await confirmButton.click()
  await expect(question.getByText(t('payouts:problem.required_number')).first()).toBeVisible()
  const number = `ПП-${firstLayout.work}`
  await question.getByLabel(t('payouts:field.number')).fill(number)
  await expectAccessible(page)
  // A double click does not pay twice.
  await confirmButton.dblclick()
  await expect(question).toBeHidden()
  await expect(row).toHaveCount(0)
  const latestRow = page.getByRole('row').filter({ hasText: number })
  await expect(latestRow).toHaveCount(1)
  await expect(latestRow).toContainText(t('payouts:works', { count: 2 }))
  await expect(latestRow).toContainText(formatMoney(act.net, 'ru'))
  const download = page.waitForEvent('download')
  await latestRow.getByRole('button').click()
  expect((await download).suggestedFilename()).toMatch(/\.xlsx$/)

  const executor = await openSignedInBlankPage(browser, 'executor')
  const search = encodeURIComponent(firstLayout.book_name)
  await executor.goto(`${staff}/app/executor/mywallet?search=${search}`)
  await expect(executor.getByRole('row').filter({ hasText: firstLayout.book_name })).toContainText(number)
  await executor.goto(`${staff}/app/executor/mywallet?show=acts&search=${search}`)
  const executorActs = executor
    .getByRole('table', { name: t('projects:wallet.act.label') })
    .getByRole('row')
    .nth(1)
  for (const sum of [act.gross, act.gross - act.net, act.net])
    await expect(executorActs).toContainText(formatMoney(sum, 'ru'))
  await executorActs.getByRole('button', { name: /^PDF/ }).click()
  const actPdf = await captureDownload(executor, () =>
    executor.getByRole('menuitem', { name: t('shell:language.ru') }).click(),
  )
  const pdfText = collapseSpaces(await readPdf(actPdf))
  for (const phrase of [act.party.bin, act.contract.number, firstLayout.book_name, secondLayout.book_name])
    expect(pdfText).toContain(collapseSpaces(phrase))
})

test('An accountant enters a sale and accrues its royalties by keyboard', async ({ browser }) => {
  const [quarter] = listPastQuarters(isoInDays(0), 1)
  if (!quarter) throw new Error('There is a quarter before this one')
  const { from, to } = quarter
  const client = await createClient('accounting')
  const { rows } = await client.call('GET /api/realisation', { query: { from, to, unsigned: true } })
  const book = rows[0]
  if (!book?.book_id) throw new Error('The demo sells no title without a contract')
  const { terms } = await client.call('POST /api/realisation/books/{id}/terms', {
    params: { id: book.book_id },
    body: {
      number: 'АД-77',
      date: from,
      rate: 10,
      // Two authors with the same name are different people.
      authors: [
        { name: 'Ахметов Ержан', share: 60, iin: '810425401516' },
        { name: 'Ахметов Ержан', share: 40, iin: '820526301524' },
      ],
      language: 'ru',
    },
  })
  // The demo book is out of stock.
  await (
    await createClient('stock')
  ).call('POST /api/stock/count', {
    body: { lines: [{ book_id: book.book_id, counted: 20 }], reason: 'Нашлись на складе' },
  })
  const fetchStatement = async () =>
    (
      await client.call('GET /api/realisation/contracts/{id}', {
        params: { id: terms.contract_id },
        query: { from, to },
      })
    ).statement
  const { owed } = await fetchStatement()
  const page = await openSignedInBrowser(browser, 'accounting', { at: 'realisation' })
  const dialog = page.getByRole('dialog')

  await test.step('The sale is entered, and the amount owed in the statement grows', async () => {
    await tabToAndPress(page, page.getByRole('button', { name: t('realisation:sale.enter') }).first())
    await typeInto(page, dialog.getByRole('combobox', { name: t('realisation:field.book') }), book.name)
    await expect(page.getByRole('option', { name: book.name })).toBeVisible()
    await page.keyboard.press('Enter')
    await typeInto(page, dialog.getByLabel(t('realisation:field.copies')), '2')
    await typeInto(page, dialog.getByLabel(t('realisation:field.sum')), '11200')
    await tabToAndPress(page, dialog.getByRole('button', { name: t('realisation:form.save') }))
    await expect(dialog).toBeHidden()
    expect((await fetchStatement()).owed).toBeGreaterThan(owed)
  })

  const letter = page.getByRole('region', { name: t('realisation:letter') })
  const accrueButton = letter.getByRole('button', { name: t('realisation:accrual.button'), exact: true })

  await test.step('The royalty is accrued, and the statement shows each author’s deductions', async () => {
    await typeInto(page, page.getByRole('searchbox', { name: t('realisation:search') }), terms.number)
    await expect(letter).toContainText(formatDocumentAmount((await fetchStatement()).owed, 'ru'))
    await tabToAndPress(page, accrueButton)
    await expect(dialog).toContainText(formatMoney((await fetchStatement()).owed, 'ru'))
    await expectAccessible(page)
    await tabToAndPress(page, dialog.getByRole('button', { name: t('payouts:acts.accrue') }))
    await expect(dialog).toBeHidden()
    await expect(accrueButton).toBeHidden()
  })

  const { shares } = await fetchStatement()
  expect(shares.map(({ bin }) => bin)).toEqual(['810425401516', '820526301524'])
  const accruals = shares.map(({ accrual, withheld, net }) => {
    if (!accrual) throw new Error('An author was left out')
    expect(withheld.length).toBeGreaterThan(0)
    for (const { sum } of withheld) expect(sum).toBeGreaterThan(0)
    expect(accrual.gross - net).toBe(withheld.reduce((all, { sum }) => all + sum, 0))
    return { ...accrual, withheld, net }
  })
  expect(new Set(accruals.map(({ id }) => id)).size).toBe(2)
  for (const { gross, withheld, net } of accruals) {
    for (const sum of [gross, net]) await expect(letter).toContainText(formatDocumentAmount(sum, 'ru'))
    for (const { sum } of withheld) await expect(letter).toContainText(`−${formatDocumentAmount(sum, 'ru')}`)
  }

  await test.step('Each royalty is pending payment and shows its deductions', async () => {
    await tabToAndPress(page, page.getByRole('navigation').getByRole('link', { name: t('shell:nav.payouts') }))
    const table = page.getByRole('table', { name: t('payouts:accruals.title') })
    for (const { number, gross, net, withheld } of accruals) {
      const row = table.getByRole('row').filter({ hasText: t('payouts:paper.royalty', { number }) })
      await expect(row).toContainText('Ахметов Ержан')
      await expect(row).toContainText(terms.number)
      for (const sum of [gross, net, ...withheld.map((line) => line.sum)])
        await expect(row).toContainText(formatMoney(sum, 'ru'))
    }
    await expectAccessible(page)
  })

  await test.step('The payments and the statement fit a phone', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    await expect(page.getByText(t('payouts:paper.royalty', { number: accruals[0]?.number ?? 0 })).first()).toBeVisible()
    await expectFits(page)
    await expectAccessible(page)
    await page.goto(`${staff}/app/accounting/realisation?search=${encodeURIComponent(terms.number)}`)
    await page
      .getByRole('list', { name: t('realisation:by.books') })
      .getByRole('button')
      .first()
      .click()
    const sheet = page.getByRole('dialog', { name: t('realisation:letter') })
    await expect(sheet).toContainText(formatDocumentAmount(accruals[0]?.net ?? 0, 'ru'))
    await expectFits(page)
    await expectAccessible(page)
  })
})
