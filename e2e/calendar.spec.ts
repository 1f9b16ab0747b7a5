import { expect, type Page } from '@playwright/test'
import { expectAccessible } from './support/accessible.ts'
import { portalUrl } from './support/addresses.ts'
import { clientOf } from './support/client.ts'
import { enter, textsIn } from './support/people.ts'
import { test } from './support/test.ts'

const t = textsIn('ru')
const of = (role: string, query = '') => `${portalUrl('staff')}/app/${role}/calendar${query}`
/** A month that nobody else writes in. */
const may = '?view=week&date=2031-05-14'

const eventIn = (page: Page, name: string) =>
  page.getByRole('button', { name: new RegExp(`^(\\d\\d:\\d\\d )?${name}`) })

test('A manager writes down a meeting by keys, the printing house sees it come, move and go', async ({ browser }) => {
  const manager = await enter(browser, 'pm')
  const printer = await enter(browser, 'typography')
  await printer.goto(of('typography', may))
  await expect(printer.getByRole('heading', { level: 1 })).toHaveText(t('calendar:title'))
  await manager.goto(of('project-manager', may))
  await expectAccessible(manager)

  await manager.getByRole('button', { name: t('calendar:newLabel') }).press('Enter')
  const dialog = manager.getByRole('dialog', { name: t('calendar:dialog.create') })
  await dialog.getByRole('button', { name: t('calendar:dialog.add') }).press('Enter')
  await expect(dialog.getByText(t('calendar:problem.required_name')).first()).toBeVisible()
  await dialog.getByRole('textbox', { name: t('calendar:field.name') }).fill('Приёмка тиража')
  const users = dialog.getByRole('combobox', { name: t('calendar:field.users') })
  const { user } = await clientOf('typography')
  await users.fill(user.name)
  await manager.getByRole('option', { name: user.name }).click()
  await expectAccessible(manager)
  await dialog.getByRole('button', { name: t('calendar:dialog.add') }).press('Enter')
  await expect(dialog).toBeHidden()
  await expect(eventIn(manager, 'Приёмка тиража')).toBeVisible()
  // Nobody asked for it: it came by itself.
  await expect(eventIn(printer, 'Приёмка тиража')).toBeVisible()

  // An hour later, by the keyboard alone.
  await eventIn(manager, 'Приёмка тиража').focus()
  for (const key of ['Space', 'ArrowRight', 'Enter']) await manager.keyboard.press(key)
  await expect(eventIn(printer, 'Приёмка тиража')).toHaveAccessibleName(/четверг, 15 мая/)
  await printer.reload()
  await expect(eventIn(printer, 'Приёмка тиража')).toHaveAccessibleName(/четверг, 15 мая/)
  // Who is invited reads, and does not change.
  await eventIn(printer, 'Приёмка тиража').click()
  const facts = printer.getByRole('dialog', { name: 'Приёмка тиража' })
  await expect(facts.getByRole('button', { name: t('calendar:dialog.delete') })).toHaveCount(0)
  await printer.keyboard.press('Escape')

  await eventIn(manager, 'Приёмка тиража').click()
  await manager
    .getByRole('dialog')
    .getByRole('button', { name: t('calendar:dialog.delete') })
    .click()
  await manager
    .getByRole('alertdialog')
    .getByRole('button', { name: t('calendar:dialog.deleteConfirm') })
    .click()
  await expect(eventIn(manager, 'Приёмка тиража')).toHaveCount(0)
  await expect(eventIn(printer, 'Приёмка тиража')).toHaveCount(0)
  await printer.goto(`${portalUrl('staff')}/app/notifications`)
  await expect(printer.getByText(/Событие «Приёмка тиража» отменили/).first()).toBeVisible()

  // A layer of the press's own dates that was switched off stays so for whoever has the address.
  await manager.goto(of('project-manager'))
  const layer = manager
    .getByRole('group', { name: t('calendar:filter.deadlines') })
    .getByRole('button')
    .first()
  await layer.press('Enter')
  await expect(manager).toHaveURL(/without=[a-z]+/)
  await manager.reload()
  await expect(layer).toHaveAttribute('aria-pressed', 'false')
})

test('What two change at once is not lost: the second is told, and sees the first', async ({ browser }) => {
  const one = await enter(browser, 'accounting')
  const query = '?view=day&date=2031-06-03'
  await one.goto(of('accounting', query))
  await one.getByRole('button', { name: t('calendar:newLabel') }).click()
  const dialog = one.getByRole('dialog')
  await dialog.getByRole('textbox', { name: t('calendar:field.name') }).fill('Сверка с банком')
  await dialog.getByRole('button', { name: t('calendar:dialog.add') }).click()
  await expect(eventIn(one, 'Сверка с банком')).toBeVisible()
  await eventIn(one, 'Сверка с банком').click()
  await dialog.getByRole('textbox', { name: t('calendar:field.details') }).fill('Из первого окна')

  const other = await enter(browser, 'accounting')
  await other.goto(of('accounting', query))
  await eventIn(other, 'Сверка с банком').click()
  const second = other.getByRole('dialog')
  await second.getByRole('textbox', { name: t('calendar:field.details') }).fill('Из второго окна')
  await second.getByRole('button', { name: t('calendar:dialog.save') }).click()
  await expect(second).toBeHidden()

  // Open since before: what it was written against is old, whatever the page has heard since.
  await dialog.getByRole('button', { name: t('calendar:dialog.save') }).click()
  await expect(dialog.getByText(t('calendar:changedMeanwhile'))).toBeVisible()
  await expect(dialog.getByRole('textbox', { name: t('calendar:field.details') })).toHaveValue('Из первого окна')
  await dialog.getByRole('button', { name: t('calendar:dialog.save') }).click()
  await expect(dialog).toBeHidden()
})

test('An author follows the dates of their books on a phone, in Kazakh', async ({ browser }) => {
  const kz = textsIn('kz')
  const page = await enter(browser, 'author', { phone: 390, locale: 'kz' })
  await page.goto(`${portalUrl('author')}/app/author/calendar`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(kz('calendar:title'))
  await expectAccessible(page)
  await page.getByRole('button', { name: kz('calendar:newLabel') }).tap()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: kz('calendar:field.name') }).fill('Редактормен кездесу')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: kz('calendar:dialog.add') }).tap()
  await expect(page.getByRole('button', { name: /Редактормен кездесу/ })).toBeVisible()
})
