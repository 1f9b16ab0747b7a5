import { expect, type Page } from '@playwright/test'
import { expectAccessible } from './support/accessibility.ts'
import { portalUrl } from './support/addresses.ts'
import { createClient } from './support/client.ts'
import { expectFits } from './support/fits.ts'
import { signedIn, getTranslator } from './support/browsers.ts'
import { expectAnnounced } from './support/announcements.ts'
import { waitUntilIdle } from './support/idle.ts'
import { test } from './support/test.ts'

const t = getTranslator('ru')
const of = (role: string, query = '') => `${portalUrl('staff')}/app/${role}/todo${query}`
const row = (page: Page, title: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('checkbox', { name: title }) })

test('A manager assigns a task by typing it, and the colleague accepts and completes it', async ({ browser }) => {
  const title = 'Сверить список литературы'
  const { user } = await createClient('executor')
  const manager = await signedIn(browser, 'pm')
  const executor = await signedIn(browser, 'executor')
  await manager.goto(of('project-manager'))
  await expect(manager.getByRole('heading', { level: 1 })).toHaveText(t('todos:title'))
  await executor.goto(of('executor', '?show=mine'))
  await expect(executor.getByRole('heading', { level: 1 })).toHaveText(t('todos:title'))

  const line = manager.getByRole('textbox', { name: t('todos:add.label') })
  await line.press('Enter')
  await expect(manager.getByText(t('todos:problem.required'))).toBeVisible()
  await line.fill(`${title} завтра 10:00 !высокий @${user.name.split(' ')[0] ?? ''}`)
  const understood = manager.getByRole('group', { name: t('todos:add.understood') })
  await expect(understood).toContainText('10:00')
  await expect(understood).toContainText(t('todos:priority.high'))
  await expect(understood).toContainText(user.name)
  await line.press('Enter')
  await expectAnnounced(manager, t('todos:toast.added'))
  await expect(line).toHaveValue('')
  // The task is now on the colleague's list.
  await expect(row(manager, title)).toHaveCount(0)
  await manager.goto(of('project-manager', '?show=given'))
  await expect(row(manager, title)).toContainText(t('todos:said.asked'))

  // The task appears without a reload, and the executor answers it with the keyboard.
  await expect(row(executor, title)).toContainText(t('todos:answer.asked'))
  await expectAccessible(executor)
  await row(executor, title).getByRole('checkbox').press('Enter')
  const drawer = executor.getByRole('dialog', { name: title })
  await expect(drawer).toContainText(t('todos:details.from', { name: (await createClient('pm')).user.name }))
  await drawer.getByRole('button', { name: t('todos:answer.accept') }).press('Enter')
  await expect(drawer.getByRole('button', { name: t('todos:answer.accept') })).toHaveCount(0)
  await drawer.getByRole('button', { name: t('ui:dialog.close') }).press('Enter')
  await expect(drawer).toHaveCount(0)
  await expect(row(manager, title)).toContainText(t('todos:said.accepted'))
  await row(executor, title).getByRole('checkbox').press('x')
  await expect(row(executor, title)).toHaveCount(0)

  await manager.goto(of('project-manager', '?show=done'))
  await expect(row(manager, title).getByRole('checkbox')).toBeChecked()
  await manager.goto(`${portalUrl('staff')}/app/notifications`)
  await expect(manager.getByText(t('notifications:todoDone', { name: user.name, title })).first()).toBeVisible()
})

test('An accountant edits, orders, stars, deletes and restores a task', { tag: '@all' }, async ({ browser }) => {
  const [first, second] = ['Первая из двух', 'Вторая из двух']
  const page = await signedIn(browser, 'accounting')
  await page.goto(of('accounting', '?order=own'))
  const line = page.getByRole('textbox', { name: t('todos:add.label') })
  for (const title of [second, first]) {
    await line.fill(title)
    await line.press('Enter')
    await expect(row(page, title)).toHaveCount(1)
  }
  const order = () => page.getByRole('listitem').filter({ hasText: 'из двух' }).getByRole('checkbox')
  await expect(order().first()).toHaveAccessibleName(first)
  await row(page, first).getByRole('checkbox').press('Alt+ArrowDown')
  await expect(order().first()).toHaveAccessibleName(second)
  await page.reload()
  await expect(order().first()).toHaveAccessibleName(second)

  // Drags the row back with the mouse.
  await waitUntilIdle(page)
  const [from, to] = [await row(page, first).boundingBox(), await row(page, second).boundingBox()]
  if (!from || !to) throw new Error('The rows are not in sight')
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2)
  await page.mouse.down()
  await page.mouse.move(from.x + from.width / 2, from.y, { steps: 4 })
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 6 })
  await page.mouse.up()
  await expect(order().first()).toHaveAccessibleName(first)

  await row(page, first)
    .getByRole('button', { name: t('todos:row.fav', { title: first }) })
    .click()
  await page.goto(of('accounting', '?show=fav'))
  await expect(row(page, first)).toHaveCount(1)
  await row(page, first).getByRole('button', { name: first, exact: true }).click()
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
  await expect(row(page, first)).toContainText('11:00')

  await page.goto(of('accounting'))
  await row(page, second).getByRole('checkbox').press('Delete')
  await page.getByRole('button', { name: t('todos:undo'), exact: true }).press('Enter')
  await expect(row(page, second)).toHaveCount(1)
  await row(page, second).getByRole('checkbox').press('Delete')
  // Leaving the page does not undo the deletion.
  await page.getByRole('link', { name: t('shell:nav.calendar') }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('calendar:title'))
  await page.goto(of('accounting'))
  await expect(row(page, first)).toHaveCount(1)
  await expect(row(page, second)).toHaveCount(0)
})

test(
  'A partner keeps tasks on a phone in Kazakh, and a failed tick is reverted',
  { tag: '@all' },
  async ({ browser }) => {
    const kz = getTranslator('kz')
    const page = await signedIn(browser, 'partner', { phone: 390, locale: 'kz' })
    await page.goto(`${portalUrl('partner')}/app/partner/todo`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(kz('todos:title'))
    const title = 'Шартты қарау'
    await page.getByRole('textbox', { name: kz('todos:add.label') }).fill(`${title} ертең`)
    await page.getByRole('button', { name: kz('todos:add.submit') }).tap()
    await expect(row(page, title)).toHaveCount(1)
    await expectAccessible(page)
    await expectFits(page)

    await page.route('**/toggle-done', (route) => route.abort())
    await row(page, title).getByRole('checkbox').tap()
    await expect(
      page.getByText(kz('todos:toast.updateFailed', { message: '' }).trim().replace(/:$/, '')).first(),
    ).toBeVisible()
    await expect(row(page, title).getByRole('checkbox')).not.toBeChecked()
    await page.unroute('**/toggle-done')
    await row(page, title).getByRole('checkbox').tap()
    await expect(row(page, title).getByRole('checkbox')).toBeChecked()
  },
)
