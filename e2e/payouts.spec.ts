import { expect } from '@playwright/test'
import { readPaymentOrders, statementText } from '@press/domain'
import { formatMoney } from '@press/i18n/node'
import { expectAccessible } from './support/accessible.ts'
import { portalUrl } from './support/addresses.ts'
import { clientOf } from './support/client.ts'
import { readPdf } from './support/pdf.ts'
import { enter, signedIn, textsIn } from './support/people.ts'
import { savedBy } from './support/saved.ts'
import { approvedLayout } from './support/scenes.ts'
import { test } from './support/test.ts'

const t = textsIn('ru')
const staff = portalUrl('staff')
const plain = (text: string): string => text.replaceAll(/\s+/gu, ' ')

test('An accountant makes an act of approved works, takes the file for the bank and pays, and the executor sees what was withheld', async ({
  browser,
}) => {
  const [one, other] = [await approvedLayout('Ветры Жетысу'), await approvedLayout('Реки Алтая')]
  const page = await enter(browser, 'accounting')
  await page
    .getByRole('navigation')
    .getByRole('link', { name: t('shell:nav.payouts') })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: t('payouts:title') })).toBeVisible()
  await expectAccessible(page)

  const works = page.getByRole('table', { name: t('payouts:worksOf', { name: '' }) })
  const acts = page.getByRole('table', { name: t('payouts:accruals.title') })
  const rowOf = (title: string) => works.getByRole('row').filter({ hasText: title })
  for (const { book_name } of [one, other]) await rowOf(book_name).getByRole('checkbox').check()
  await page.getByRole('button', { name: t('payouts:acts.make') }).click()
  const question = page.getByRole('dialog')
  await expectAccessible(page)
  // Pressed in haste: the second press makes no second act.
  await question.getByRole('button', { name: t('payouts:acts.confirm') }).dblclick()
  await expect(question).toBeHidden()
  for (const { book_name } of [one, other]) await expect(rowOf(book_name)).toHaveCount(0)

  const { accruals, accounts } = await (await clientOf('accounting')).call('GET /api/payouts')
  const act = accruals.find((accrual) => accrual.works.some(({ id }) => id === one.work))
  if (!act?.contract) throw new Error('The act has no contract')
  expect(act.works).toHaveLength(2)
  expect(act.net).toBeLessThan(act.gross)
  const row = acts.getByRole('row').filter({ hasText: one.book_name })
  await expect(row).toHaveCount(1)
  for (const sum of [act.gross, act.gross - act.net, act.net]) await expect(row).toContainText(formatMoney(sum, 'ru'))

  await row.getByRole('checkbox').check()
  await page.getByRole('button', { name: t('payouts:file.button') }).click()
  await question.getByRole('spinbutton', { name: t('payouts:field.firstNumber') }).fill('4100')
  const file = await savedBy(page, () => question.getByRole('button', { name: t('payouts:file.confirm') }).click())
  await expect(question).toBeHidden()
  const [order, ...more] = readPaymentOrders(statementText(file))
  expect(more).toEqual([])
  expect(order).toMatchObject({
    number: '4100',
    amount: act.net,
    payer: { account: accounts[0]?.account },
    payee: { name: act.party.name, bin: act.party.bin, account: act.party.account },
  })
  expect(order?.purpose).toContain(act.contract.number)
  expect(order?.purpose).toContain(`№ ${act.number} `)

  // The file has paid nothing: the act is still there, and still chosen.
  await page.getByRole('button', { name: t('payouts:payChosen') }).click()
  const confirm = question.getByRole('button', { name: t('payouts:pay.confirm') })
  await confirm.click()
  await expect(question.getByText(t('payouts:problem.required_number')).first()).toBeVisible()
  const number = `ПП-${one.work}`
  await question.getByLabel(t('payouts:field.number')).fill(number)
  await expectAccessible(page)
  // Pressed in haste: the second press pays nothing more.
  await confirm.dblclick()
  await expect(question).toBeHidden()
  await expect(row).toHaveCount(0)
  const latest = page.getByRole('row').filter({ hasText: number })
  await expect(latest).toHaveCount(1)
  await expect(latest).toContainText(t('payouts:works', { count: 2 }))
  await expect(latest).toContainText(formatMoney(act.net, 'ru'))
  const came = page.waitForEvent('download')
  await latest.getByRole('button').click()
  expect((await came).suggestedFilename()).toMatch(/\.xlsx$/)

  const executor = await signedIn(browser, 'executor')
  const search = encodeURIComponent(one.book_name)
  await executor.goto(`${staff}/app/executor/mywallet?search=${search}`)
  await expect(executor.getByRole('row').filter({ hasText: one.book_name })).toContainText(number)
  await executor.goto(`${staff}/app/executor/mywallet?show=acts&search=${search}`)
  const own = executor
    .getByRole('table', { name: t('projects:wallet.act.label') })
    .getByRole('row')
    .nth(1)
  for (const sum of [act.gross, act.gross - act.net, act.net]) await expect(own).toContainText(formatMoney(sum, 'ru'))
  await own.getByRole('button', { name: /^PDF/ }).click()
  const paper = await savedBy(executor, () => executor.getByRole('menuitem', { name: t('shell:language.ru') }).click())
  const words = plain(await readPdf(paper))
  for (const said of [act.party.bin, act.contract.number, one.book_name, other.book_name])
    expect(words).toContain(plain(said))
})
