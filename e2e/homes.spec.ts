import { expect } from '@playwright/test'
import { expectAccessible } from './support/accessible.ts'
import { clientOf } from './support/client.ts'
import { enter, textsIn } from './support/people.ts'
import { cardAt } from './support/scenes.ts'
import { test } from './support/test.ts'

const t = textsIn('ru')

test('A chief editor passes a book on from the queue, and takes it back', async ({ browser }) => {
  const card = await cardAt('editor', 'Пески Мойынкума')
  const page = await enter(browser, 'initiator')
  const row = page.getByRole('listitem').filter({ hasText: card.book_name })
  await page.getByRole('list', { name: t('queue:group.later') }).waitFor()
  await expectAccessible(page)
  // Cards without a day stand at the end; the last page has it.
  while (!(await row.isVisible())) await page.getByRole('link', { name: t('ui:pagination.next') }).click()
  const act = t('queue:openNamed', { action: t('queue:step.passToManager'), title: card.book_name })
  await row.getByRole('button', { name: act }).focus()
  await page.keyboard.press('Enter')
  const told = t('board:moved', { id: card.id, from: t('domain:stage.editor'), to: t('domain:stage.project') })
  await expect(page.getByText(told)).toBeVisible()
  await page.getByRole('button', { name: t('queue:undo') }).click()
  await expect(page.getByRole('button', { name: act })).toBeVisible()
  const { techcard } = await (await clientOf('initiator')).call('GET /api/tech-cards/{id}', { params: { id: card.id } })
  expect([techcard.is_editor, techcard.is_project]).toEqual([true, false])
})

test('Accounting pays a work from the queue, after a question', async ({ browser }) => {
  const page = await enter(browser, 'accounting')
  const pay = page.getByRole('button', { name: new RegExp(`^${t('queue:step.payWork')}: `) }).first()
  const name = await pay.getAttribute('aria-label')
  await pay.click()
  const question = page.getByRole('alertdialog')
  await question.getByRole('button', { name: t('queue:ask.cancel') }).click()
  await expect(question).toBeHidden()
  await pay.click()
  await question.getByRole('button', { name: t('queue:step.payWork') }).click()
  const title = (name ?? '').slice(t('queue:step.payWork').length + 2)
  await expect(page.getByText(t('queue:done.pay', { title }))).toBeVisible()
})

for (const role of [
  'initiator',
  'deputy',
  'pm',
  'accounting',
  'typography',
  'stock',
  'supervisor',
  'director',
] as const)
  test(`What waits for ${role} stands in its groups`, async ({ browser }) => {
    const { items } = await (await clientOf(role)).call('GET /api/queue')
    const page = await enter(browser, role)
    await expect(
      page
        .locator('main')
        .getByText(items[0]?.book_name ?? '')
        .first(),
    ).toBeVisible()
    const headings = await page.getByRole('heading', { level: 2 }).allInnerTexts()
    const groups = [t('queue:group.overdue'), t('queue:group.today'), t('queue:group.later')]
    const shown = headings.filter((heading) => groups.includes(heading))
    expect(shown).toEqual(groups.filter((group) => shown.includes(group)))
  })
