import { expect, type Page } from '@playwright/test'
import { expectAccessible } from './support/accessibility.ts'
import { portalUrl } from './support/addresses.ts'
import { createClient } from './support/client.ts'
import { expectFits } from './support/fits.ts'
import { openSignedInBlankPage, getTranslator } from './support/browsers.ts'
import { expectAnnounced } from './support/announcements.ts'
import { waitUntilIdle } from './support/idle.ts'
import { test } from './support/test.ts'

const t = getTranslator('ru')
const getTodoUrl = (role: string, query = '') => `${portalUrl('staff')}/app/${role}/todo${query}`
const getTodoRow = (page: Page, title: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('checkbox', { name: title }) })

test('A manager assigns a task by typing it, and the colleague accepts and completes it', async ({ browser }) => {
  const title = 'Сверить список литературы'
  const { user } = await createClient('executor')
  const manager = await openSignedInBlankPage(browser, 'pm')
  const executor = await openSignedInBlankPage(browser, 'executor')
  await manager.goto(getTodoUrl('project-manager'))
  await expect(manager.getByRole('heading', { level: 1 })).toHaveText(t('todos:title'))
  await executor.goto(getTodoUrl('executor', '?show=mine'))
  await expect(executor.getByRole('heading', { level: 1 })).toHaveText(t('todos:title'))

  const addField = manager.getByRole('textbox', { name: t('todos:add.label') })
  await addField.press('Enter')
  await expect(manager.getByText(t('todos:problem.required'))).toBeVisible()
  await addField.fill(`${title} завтра 10:00 !высокий @${user.name.split(' ')[0] ?? ''}`)
  const parsedTodo = manager.getByRole('group', { name: t('todos:add.understood') })
  await expect(parsedTodo).toContainText('10:00')
  await expect(parsedTodo).toContainText(t('todos:priority.high'))
  await expect(parsedTodo).toContainText(user.name)
  await addField.press('Enter')
  await expectAnnounced(manager, t('todos:toast.added'))
  await expect(addField).toHaveValue('')
  // The task is now on the colleague's list.
  await expect(getTodoRow(manager, title)).toHaveCount(0)
  await manager.goto(getTodoUrl('project-manager', '?show=given'))
  await expect(getTodoRow(manager, title)).toContainText(t('todos:said.asked'))

  // The task appears without a reload, and the executor answers it with the keyboard.
  await expect(getTodoRow(executor, title)).toContainText(t('todos:answer.asked'))
  await expectAccessible(executor)
  await getTodoRow(executor, title).getByRole('checkbox').press('Enter')
  const drawer = executor.getByRole('dialog', { name: title })
  await expect(drawer).toContainText(t('todos:details.from', { name: (await createClient('pm')).user.name }))
  await drawer.getByRole('button', { name: t('todos:answer.accept') }).press('Enter')
  await expect(drawer.getByRole('button', { name: t('todos:answer.accept') })).toHaveCount(0)
  await drawer.getByRole('button', { name: t('ui:dialog.close') }).press('Enter')
  await expect(drawer).toHaveCount(0)
  await expect(getTodoRow(manager, title)).toContainText(t('todos:said.accepted'))
  await getTodoRow(executor, title).getByRole('checkbox').press('x')
  await expect(getTodoRow(executor, title)).toHaveCount(0)

  await manager.goto(getTodoUrl('project-manager', '?show=done'))
  await expect(getTodoRow(manager, title).getByRole('checkbox')).toBeChecked()
  await manager.goto(`${portalUrl('staff')}/app/notifications`)
  await expect(manager.getByText(t('notifications:todoDone', { name: user.name, title })).first()).toBeVisible()
})

test('An accountant edits, orders, stars, deletes and restores a task', { tag: '@all' }, async ({ browser }) => {
  const [first, second] = ['Первая из двух', 'Вторая из двух']
  const page = await openSignedInBlankPage(browser, 'accounting')
  await page.goto(getTodoUrl('accounting', '?order=own'))
  const addField = page.getByRole('textbox', { name: t('todos:add.label') })
  for (const title of [second, first]) {
    await addField.fill(title)
    await addField.press('Enter')
    await expect(getTodoRow(page, title)).toHaveCount(1)
  }
  const getTodoOrder = () => page.getByRole('listitem').filter({ hasText: 'из двух' }).getByRole('checkbox')
  await expect(getTodoOrder().first()).toHaveAccessibleName(first)
  await getTodoRow(page, first).getByRole('checkbox').press('Alt+ArrowDown')
  await expect(getTodoOrder().first()).toHaveAccessibleName(second)
  await page.reload()
  await expect(getTodoOrder().first()).toHaveAccessibleName(second)

  // Drags the row back with the mouse.
  await waitUntilIdle(page)
  const [from, to] = [await getTodoRow(page, first).boundingBox(), await getTodoRow(page, second).boundingBox()]
  if (!from || !to) throw new Error('The rows are not in sight')
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2)
  await page.mouse.down()
  await page.mouse.move(from.x + from.width / 2, from.y, { steps: 4 })
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 6 })
  await page.mouse.up()
  await expect(getTodoOrder().first()).toHaveAccessibleName(first)

  await getTodoRow(page, first)
    .getByRole('button', { name: t('todos:row.fav', { title: first }) })
    .click()
  await page.goto(getTodoUrl('accounting', '?show=fav'))
  await expect(getTodoRow(page, first)).toHaveCount(1)
  await getTodoRow(page, first).getByRole('button', { name: first, exact: true }).click()
  await page.getByRole('button', { name: t('todos:details.edit') }).click()
  const dialog = page.getByRole('dialog', { name: t('todos:dialog.title') })
  await dialog.getByRole('spinbutton', { name: t('todos:field.due_time') }).fill('11:00')
  await dialog.getByRole('button', { name: t('todos:dialog.save') }).click()
  await expect(dialog.getByText(t('todos:problem.noDay')).first()).toBeVisible()
  await dialog.getByRole('textbox', { name: t('todos:field.due'), exact: true }).fill('24.12.2031')
  await dialog.getByRole('textbox', { name: t('todos:field.notes') }).fill('С приложением')
  await dialog.getByRole('button', { name: t('todos:dialog.save') }).click()
  await expectAnnounced(page, t('todos:toast.updated'))
  await expect(page.getByRole('dialog', { name: first })).toContainText('С приложением')
  await page.keyboard.press('Escape')
  await expect(getTodoRow(page, first)).toContainText('11:00')

  await page.goto(getTodoUrl('accounting'))
  await getTodoRow(page, second).getByRole('checkbox').press('Delete')
  await page.getByRole('button', { name: t('todos:undo'), exact: true }).press('Enter')
  await expect(getTodoRow(page, second)).toHaveCount(1)
  await getTodoRow(page, second).getByRole('checkbox').press('Delete')
  // Leaving the page does not undo the deletion.
  await page.getByRole('link', { name: t('shell:nav.calendar') }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('calendar:title'))
  await page.goto(getTodoUrl('accounting'))
  await expect(getTodoRow(page, first)).toHaveCount(1)
  await expect(getTodoRow(page, second)).toHaveCount(0)
})

test(
  'A partner keeps tasks on a phone in Kazakh, and a failed tick is reverted',
  { tag: '@all' },
  async ({ browser }) => {
    const kz = getTranslator('kz')
    const page = await openSignedInBlankPage(browser, 'partner', { phone: 390, locale: 'kz' })
    await page.goto(`${portalUrl('partner')}/app/partner/todo`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(kz('todos:title'))
    const title = 'Шартты қарау'
    await page.getByRole('textbox', { name: kz('todos:add.label') }).fill(`${title} ертең`)
    await page.getByRole('button', { name: kz('todos:add.submit') }).tap()
    await expect(getTodoRow(page, title)).toHaveCount(1)
    await expectAccessible(page)
    await expectFits(page)

    await page.route('**/toggle-done', (route) => route.abort())
    await getTodoRow(page, title).getByRole('checkbox').tap()
    await expect(
      page.getByText(kz('todos:toast.updateFailed', { message: '' }).trim().replace(/:$/, '')).first(),
    ).toBeVisible()
    await expect(getTodoRow(page, title).getByRole('checkbox')).not.toBeChecked()
    await page.unroute('**/toggle-done')
    await getTodoRow(page, title).getByRole('checkbox').tap()
    await expect(getTodoRow(page, title).getByRole('checkbox')).toBeChecked()
  },
)
