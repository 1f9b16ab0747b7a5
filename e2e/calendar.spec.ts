import { expect, type Page, type Route } from '@playwright/test'
import { expectAccessible } from './support/accessibility.ts'
import { portalUrl } from './support/addresses.ts'
import { createClient } from './support/client.ts'
import { openSignedInBrowser, openSignedInBlankPage, getTranslator } from './support/browsers.ts'
import { test } from './support/test.ts'

const t = getTranslator('ru')
const getCalendarUrl = (role: string, query = '') => `${portalUrl('staff')}/app/${role}/calendar${query}`
/** The URL query of a week in a month that no other test uses. */
const mayQuery = '?view=week&date=2031-05-14'

const getEvent = (page: Page, name: string) =>
  page.getByRole('button', { name: new RegExp(`^(\\d\\d:\\d\\d )?${name}`) })

test('A manager adds, moves and deletes a meeting by keyboard, and the printing house sees it', async ({ browser }) => {
  const manager = await openSignedInBlankPage(browser, 'pm')
  const printer = await openSignedInBlankPage(browser, 'typography')
  await printer.goto(getCalendarUrl('typography', mayQuery))
  await expect(printer.getByRole('heading', { level: 1 })).toHaveText(t('calendar:title'))
  const heldRoutes: Route[] = []
  await manager.route('**/api/settings/in-force', (route) => void heldRoutes.push(route), { times: 1 })
  await manager.goto(getCalendarUrl('project-manager', mayQuery))
  await expectAccessible(manager)

  await manager.getByRole('button', { name: t('calendar:newLabel') }).press('Enter')
  const dialog = manager.getByRole('dialog', { name: t('calendar:dialog.create') })
  await dialog.getByRole('button', { name: t('calendar:dialog.add') }).press('Enter')
  await expect(dialog.getByText(t('calendar:problem.required_name')).first()).toBeVisible()
  // Settings of the press, such as its days off, may arrive while someone types.
  const settingsResponse = manager.waitForResponse('**/api/settings/in-force')
  await heldRoutes[0]?.continue()
  await settingsResponse
  await dialog.getByRole('textbox', { name: t('calendar:field.name') }).fill('Приёмка тиража')
  const users = dialog.getByRole('combobox', { name: t('calendar:field.users') })
  const { user } = await createClient('typography')
  await users.fill(user.name)
  await manager.getByRole('option', { name: user.name }).click()
  await expect(dialog.getByRole('img', { name: t('calendar:freeTime.free', { name: user.name }) })).toBeVisible()
  await expectAccessible(manager)
  await dialog.getByRole('button', { name: t('calendar:dialog.add') }).press('Enter')
  await expect(dialog).toBeHidden()
  await expect(getEvent(manager, 'Приёмка тиража')).toBeVisible()
  // The event appears without a reload.
  await expect(getEvent(printer, 'Приёмка тиража')).toBeVisible()

  // Moves the event an hour later with the keyboard alone.
  await getEvent(manager, 'Приёмка тиража').focus()
  for (const key of ['Space', 'ArrowRight', 'Enter']) await manager.keyboard.press(key)
  await expect(getEvent(printer, 'Приёмка тиража')).toHaveAccessibleName(/четверг, 15 мая/)
  await printer.reload()
  await expect(getEvent(printer, 'Приёмка тиража')).toHaveAccessibleName(/четверг, 15 мая/)
  // An invited person can read the event but not change it.
  await getEvent(printer, 'Приёмка тиража').click()
  const eventDialog = printer.getByRole('dialog', { name: 'Приёмка тиража' })
  await expect(eventDialog.getByRole('button', { name: t('calendar:dialog.delete') })).toHaveCount(0)
  await printer.keyboard.press('Escape')

  await getEvent(manager, 'Приёмка тиража').click()
  await manager
    .getByRole('dialog')
    .getByRole('button', { name: t('calendar:dialog.delete') })
    .click()
  await manager
    .getByRole('alertdialog')
    .getByRole('button', { name: t('calendar:dialog.deleteConfirm') })
    .click()
  await expect(getEvent(manager, 'Приёмка тиража')).toHaveCount(0)
  await expect(getEvent(printer, 'Приёмка тиража')).toHaveCount(0)
  await printer.goto(`${portalUrl('staff')}/app/notifications`)
  await expect(printer.getByText(/Событие «Приёмка тиража» отменили/).first()).toBeVisible()

  // The URL stores which layers are hidden, so a hidden layer stays hidden for everyone who opens the URL.
  await manager.goto(getCalendarUrl('project-manager'))
  const layer = manager
    .getByRole('group', { name: t('calendar:filter.deadlines') })
    .getByRole('button')
    .first()
  await layer.press('Enter')
  await expect(manager).toHaveURL(/without=[a-z]+/)
  await manager.reload()
  await expect(layer).toHaveAttribute('aria-pressed', 'false')
})

test(
  'A manager moves one weekly meeting, then ends the series, and a participant sees both',
  { tag: '@all' },
  async ({ browser }) => {
    const augustQuery = '?view=month&date=2031-08-04'
    const printer = await openSignedInBrowser(browser, 'typography', { at: `calendar${augustQuery}` })
    const manager = await openSignedInBrowser(browser, 'pm', { at: 'calendar?view=day&date=2031-08-04' })
    await manager.getByRole('button', { name: t('calendar:newLabel') }).click()
    const dialog = manager.getByRole('dialog', { name: t('calendar:dialog.create') })
    await dialog.getByRole('textbox', { name: t('calendar:field.name') }).fill('Сверка тиражей')
    const { user } = await createClient('typography')
    await dialog.getByRole('combobox', { name: t('calendar:field.users') }).fill(user.name)
    await manager.getByRole('option', { name: user.name }).click()
    await dialog.getByRole('textbox', { name: t('calendar:field.repeat') }).fill('каждый понедельник, 4 раза')
    await expectAccessible(manager)
    await dialog.getByRole('button', { name: t('calendar:dialog.saveMany', { count: 4 }) }).click()
    await expect(dialog).toBeHidden()
    const shownEvents = getEvent(printer, 'Сверка тиражей')
    await expect(shownEvents).toHaveCount(4)

    await manager.goto(getCalendarUrl('project-manager', augustQuery))
    const managerEvents = getEvent(manager, 'Сверка тиражей')
    await managerEvents.nth(1).focus()
    for (const key of ['Space', 'ArrowRight', 'Enter']) await manager.keyboard.press(key)
    const scopeDialog = manager.getByRole('alertdialog')
    await expect(scopeDialog.getByRole('radio', { name: t('calendar:scope.this') })).toBeChecked()
    await expectAccessible(manager)
    await scopeDialog.getByRole('button', { name: t('calendar:scope.confirm') }).press('Enter')
    await expect(shownEvents.nth(1)).toHaveAccessibleName(/вторник, 12 августа/)
    await expect(shownEvents.nth(2)).toHaveAccessibleName(/понедельник, 18 августа/)

    await managerEvents.nth(2).click()
    await manager
      .getByRole('dialog')
      .getByRole('button', { name: t('calendar:dialog.delete') })
      .click()
    await scopeDialog.getByRole('radio', { name: t('calendar:scope.following') }).check()
    await scopeDialog.getByRole('button', { name: t('calendar:dialog.deleteConfirm') }).click()
    await expect(shownEvents).toHaveCount(2)
    await printer.reload()
    await expect(shownEvents).toHaveCount(2)
    await expect(shownEvents.nth(1)).toHaveAccessibleName(/вторник, 12 августа/)
  },
)

test('Two people change one event: the second sees the conflict, and no change is lost', async ({ browser }) => {
  const firstPage = await openSignedInBlankPage(browser, 'accounting')
  const query = '?view=day&date=2031-06-03'
  await firstPage.goto(getCalendarUrl('accounting', query))
  await firstPage.getByRole('button', { name: t('calendar:newLabel') }).click()
  const dialog = firstPage.getByRole('dialog')
  await dialog.getByRole('textbox', { name: t('calendar:field.name') }).fill('Сверка с банком')
  await dialog.getByRole('button', { name: t('calendar:dialog.add') }).click()
  await expect(getEvent(firstPage, 'Сверка с банком')).toBeVisible()
  await getEvent(firstPage, 'Сверка с банком').click()
  await dialog.getByRole('textbox', { name: t('calendar:field.details') }).fill('Из первого окна')

  const secondPage = await openSignedInBlankPage(browser, 'accounting')
  await secondPage.goto(getCalendarUrl('accounting', query))
  await getEvent(secondPage, 'Сверка с банком').click()
  const secondDialog = secondPage.getByRole('dialog')
  await secondDialog.getByRole('textbox', { name: t('calendar:field.details') }).fill('Из второго окна')
  await secondDialog.getByRole('button', { name: t('calendar:dialog.save') }).click()
  await expect(secondDialog).toBeHidden()

  // The dialog keeps the version of the event from when it was opened. That version is outdated, even though the page has received
  // newer data since.
  await dialog.getByRole('button', { name: t('calendar:dialog.save') }).click()
  await expect(dialog.getByText(t('calendar:changedMeanwhile'))).toBeVisible()
  await expect(dialog.getByRole('textbox', { name: t('calendar:field.details') })).toHaveValue('Из первого окна')
  await dialog.getByRole('button', { name: t('calendar:dialog.save') }).click()
  await expect(dialog).toBeHidden()
})

test('An author follows the dates of their books on a phone, in Kazakh', { tag: '@all' }, async ({ browser }) => {
  const kz = getTranslator('kz')
  const page = await openSignedInBlankPage(browser, 'author', { phone: 390, locale: 'kz' })
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

/** A file exported from another calendar. */
const buildCalendarFile = (...events: string[][]) =>
  Buffer.from(
    [
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      ...events.flatMap((lines) => ['BEGIN:VEVENT', ...lines, 'END:VEVENT']),
      'END:VCALENDAR',
    ].join('\r\n'),
  )

test(
  'A manager imports meetings by keyboard, and a second import adds nothing',
  { tag: '@all' },
  async ({ browser }) => {
    const briefing = [
      'UID:briefing@other',
      'SUMMARY:Летучка из Google',
      'DTSTART;TZID=Asia/Almaty:20320602T090000',
      'DTEND;TZID=Asia/Almaty:20320602T093000',
      'RRULE:FREQ=WEEKLY;BYDAY=WE;COUNT=3',
      'EXDATE;TZID=Asia/Almaty:20320609T090000',
    ]
    const birthday = ['UID:birthday@other', 'SUMMARY:День рождения', 'DTSTART;VALUE=DATE:20320603', 'RRULE:FREQ=YEARLY']
    const file = { name: 'work.ics', mimeType: 'text/calendar', buffer: buildCalendarFile(briefing, birthday) }
    const page = await openSignedInBlankPage(browser, 'pm', { phone: 390 })
    await page.goto(getCalendarUrl('project-manager', '?date=2032-06-02'))
    const openImportButton = page.getByRole('button', { name: t('calendar:import.open'), exact: true })
    await openImportButton.press('Enter')
    const dialog = page.getByRole('dialog', { name: t('calendar:import.title') })
    const fileInput = dialog.locator('input[type=file]')

    await fileInput.setInputFiles({ ...file, buffer: file.buffer.subarray(0, 200) })
    await expect(dialog.getByText(t('errors:fields.calendarCut')).first()).toBeVisible()
    await fileInput.setInputFiles(file)
    await expect(dialog.getByText(t('calendar:import.problem.frequency')).first()).toBeVisible()
    await expectAccessible(page)
    await dialog.getByRole('button', { name: t('calendar:import.add', { count: 1 }) }).press('Enter')
    await expect(dialog.getByText(t('calendar:import.added', { count: 1 })).first()).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('button', { name: /Летучка из Google/ })).toHaveCount(2)

    await openImportButton.press('Enter')
    await fileInput.setInputFiles(file)
    await expect(dialog.getByText(t('calendar:import.nothingNew')).first()).toBeVisible()
    await expect(dialog.getByRole('button', { name: t('calendar:import.add', { count: 1 }) })).toHaveCount(0)
  },
)
