import { expect } from '@playwright/test'
import { expectAccessible } from './support/accessible.ts'
import { portalUrl } from './support/addresses.ts'
import { enter, signedIn, textsIn } from './support/people.ts'
import { approvedLayout } from './support/scenes.ts'
import { test } from './support/test.ts'

const t = textsIn('ru')
const staff = portalUrl('staff')

test('An accountant pays works of an executor by one payment order, and the executor sees it in the wallet', async ({
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
  const pay = page.getByRole('button', { name: t('payouts:payChosen') })
  const rowOf = (title: string) => page.getByRole('row').filter({ hasText: title })
  for (const { book_name } of [one, other]) await rowOf(book_name).getByRole('checkbox').check()
  await pay.click()
  const question = page.getByRole('dialog')
  const confirm = question.getByRole('button', { name: t('payouts:pay.confirm') })
  await confirm.click()
  await expect(question.getByText(t('payouts:problem.required_number')).first()).toBeVisible()
  const number = `ПП-${one.work}`
  await question.getByLabel(t('payouts:field.number')).fill(number)
  await expectAccessible(page)
  // Pressed in haste: the second press pays nothing more.
  await confirm.dblclick()
  await expect(question).toBeHidden()
  for (const { book_name } of [one, other]) await expect(rowOf(book_name)).toHaveCount(0)
  const latest = page.getByRole('row').filter({ hasText: number })
  await expect(latest).toHaveCount(1)
  await expect(latest).toContainText(t('payouts:works', { count: 2 }))
  const came = page.waitForEvent('download')
  await latest.getByRole('button').click()
  expect((await came).suggestedFilename()).toMatch(/\.xlsx$/)

  const executor = await signedIn(browser, 'executor')
  await executor.goto(`${staff}/app/executor/mywallet?search=${encodeURIComponent(one.book_name)}`)
  await expect(executor.getByRole('row').filter({ hasText: one.book_name })).toContainText(number)
})
