import { limits } from '@press/domain'
import { expect } from '@playwright/test'
import { expectAccessible } from './support/accessibility.ts'
import { portalUrl } from './support/addresses.ts'
import { createClient } from './support/client.ts'
import { openSignedInBlankPage, getTranslator } from './support/browsers.ts'
import { createCardAtStage } from './support/fixtures.ts'
import { test } from './support/test.ts'

const t = getTranslator('ru')
const staff = portalUrl('staff')

test('A store keeper records missing copies and settles them from home once they arrive', async ({ browser }) => {
  const card = await createCardAtStage('stock', 'Камни Мангистау')
  const keeper = await openSignedInBlankPage(browser, 'stock')
  await keeper.goto(`${staff}/app/stock/techcards/${card.id}`)
  await keeper.getByRole('button', { name: t('tech-cards:shortage.record') }).click()
  const recordDialog = keeper.getByRole('dialog')
  const confirm = recordDialog.getByRole('button', { name: t('tech-cards:shortage.record') })
  await confirm.click()
  await expect(recordDialog.getByText(t('tech-cards:problem.noneMissing')).first()).toBeVisible()
  await recordDialog.getByLabel(t('tech-cards:field.circulation_university')).fill('4')
  await recordDialog.getByLabel(t('tech-cards:shortage.reason')).fill('Намокли при разгрузке')
  await expectAccessible(keeper)
  await confirm.click()
  await expect(recordDialog).toBeHidden()
  const getShortageList = (page: typeof keeper) => page.getByRole('list', { name: t('tech-cards:shortage.label') })
  await expect(getShortageList(keeper)).toContainText('Намокли при разгрузке')
  await expectAccessible(keeper)

  const printer = await openSignedInBlankPage(browser, 'typography')
  await printer.goto(`${staff}/app/typography/techcards/${card.id}`)
  await expect(getShortageList(printer)).toContainText(t('tech-cards:shortage.open'))
  await expect(printer.getByRole('button', { name: t('tech-cards:shortage.settle') })).toHaveCount(0)

  const client = await createClient('stock')
  const { items } = await client.call('GET /api/queue', { query: { per_page: 100 } })
  const itemIndex = items.findIndex(({ kind, techcard_id }) => kind === 'shortage' && techcard_id === card.id)
  await keeper.goto(`${staff}/app/stock/home?page=${Math.floor(itemIndex / limits.pageSize) + 1}`)
  const settleLabel = t('tech-cards:shortage.settle')
  await keeper.getByRole('link', { name: `${t('queue:step.settleShortage')}: ${card.book_name}` }).click()
  await keeper.getByRole('button', { name: settleLabel }).click()
  const question = keeper.getByRole('dialog')
  await question.getByRole('button', { name: settleLabel }).click()
  await expect(question.getByText(t('tech-cards:problem.required_outcome')).first()).toBeVisible()
  await question.getByRole('radio', { name: t('tech-cards:shortage.outcomes.received') }).check()
  await expectAccessible(keeper)
  await question.getByRole('button', { name: settleLabel }).click()
  await expect(question).toBeHidden()
  await expect(getShortageList(keeper)).toContainText(t('tech-cards:shortage.outcomes.received'))
  await expect(getShortageList(keeper)).not.toContainText(t('tech-cards:shortage.open'))
})
