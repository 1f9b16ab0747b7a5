import { expect, type Page } from '@playwright/test'
import { expectAccessible } from './support/accessibility.ts'
import { portalUrl } from './support/addresses.ts'
import { createClient } from './support/client.ts'
import { openSignedInBlankPage, getTranslator } from './support/browsers.ts'
import { expectAnnounced } from './support/announcements.ts'
import { test } from './support/test.ts'

const t = getTranslator('ru')
/** The «Сохранить» button, whose name contains the number of changes. */
const getSaveButton = (page: Page) => page.getByRole('button', { name: new RegExp(`^${t('settings:form.save')}`, 'u') })
const getSectionUrl = (section: string) => `${portalUrl('staff')}/app/supervisor/settings?section=${section}`

test('A supervisor sets a future VAT rate, and a document of that day uses it', async ({ browser }) => {
  const page = await openSignedInBlankPage(browser, 'supervisor')
  await page.goto(getSectionUrl('vat'))
  await expect(page.getByRole('heading', { level: 1, name: t('settings:title') })).toBeVisible()
  await page.getByRole('button', { name: t('settings:addRate') }).click()
  await page.getByRole('textbox', { name: t('settings:field.from') }).fill('01.03.2031')
  await page.getByRole('spinbutton', { name: t('settings:field.rate') }).fill('21')
  await expectAccessible(page)
  await getSaveButton(page).click()
  await expectAnnounced(page, t('settings:form.saved', { section: t('settings:section.vat') }))
  await expect(page.getByText(/2031.*: нет → 21\s%/)).toBeVisible()

  // Other people's pages use the new setting without a reload.
  const offer = await openSignedInBlankPage(browser, 'accounting')
  await offer.goto(`${portalUrl('staff')}/app/accounting/offers/new`)
  await expect(offer.getByText(t('offers:sums.vat', { percent: 16 }), { exact: true })).toBeVisible()
  await offer.getByRole('textbox', { name: t('offers:form.date'), exact: true }).fill('02.03.2031')
  await expect(offer.getByText(t('offers:sums.vat', { percent: 21 }), { exact: true })).toBeVisible()
})

test(
  'A column limit that a supervisor sets appears on other people’s boards at once',
  { tag: '@all' },
  async ({ browser }) => {
    const client = await createClient('supervisor')
    const { limits } = (await client.call('GET /api/settings')).settings.columns.value
    const board = await openSignedInBlankPage(browser, 'initiator')
    await board.goto(`${portalUrl('staff')}/app/initiator/kanban`)
    const page = await openSignedInBlankPage(browser, 'supervisor')
    await page.goto(getSectionUrl('columns'))
    await page.getByLabel(t('domain:stage.editor')).fill('1')
    await getSaveButton(page).click()
    await expectAnnounced(page, t('settings:form.saved', { section: t('settings:section.columns') }))
    await expect(board.getByText(/^\d+\/1$/).first()).toBeVisible()
    await client.call('PUT /api/settings/columns', { body: { limits } })
  },
)

test('A supervisor confirms the expected date of Kurban Ait, and the calendar shows it', async ({ browser }) => {
  const client = await createClient('supervisor')
  await client.call('PUT /api/settings/days', { body: { days: [] } })
  const page = await openSignedInBlankPage(browser, 'supervisor')
  await page.goto(`${getSectionUrl('days')}&year=2027`)
  await page.getByRole('button', { name: t('settings:expected.add') }).click()
  const unsavedChanges = page.getByRole('region', { name: t('settings:history.unsaved') })
  await expect(unsavedChanges).toContainText(t('settings:kind.kurbanAitExpected'))
  await expectAccessible(page)
  await getSaveButton(page).click()
  await expectAnnounced(page, t('settings:form.saved', { section: t('settings:section.days') }))
  await expect(page.getByRole('link', { name: new RegExp(t('settings:waiting', { count: 1 }), 'u') })).toBeVisible()

  await page.getByRole('button', { name: /^Подтвердить: / }).click()
  const dialog = page.getByRole('dialog', { name: t('settings:confirm.title') })
  await dialog.getByRole('textbox', { name: t('settings:confirm.date') }).fill('17.05.2027')
  await dialog.getByRole('button', { name: t('settings:confirm.submit') }).click()
  await expect(page.getByRole('region', { name: t('settings:effect.changes') })).toContainText(/17\sмая/u)
  await getSaveButton(page).click()
  await expectAnnounced(page, t('settings:form.saved', { section: t('settings:section.days') }))
  await expect(page.getByText(t('settings:table.announced'))).toHaveCount(0)
  await page.goto(`${portalUrl('staff')}/app/supervisor/calendar?date=2027-05-17`)
  await expect(page.getByText(t('calendar:holiday.kurbanAit')).first()).toBeVisible()
})

test('A supervisor pastes a decree, selects its day and undoes one change', async ({ browser }) => {
  const page = await openSignedInBlankPage(browser, 'supervisor')
  await page.goto(`${getSectionUrl('days')}&year=2027`)
  await page.getByRole('button', { name: t('settings:decree.open') }).click()
  const dialog = page.getByRole('dialog', { name: t('settings:decree.title') })
  await dialog
    .getByRole('textbox', { name: t('settings:decree.text') })
    .fill('Перенести выходной день с субботы 3 июля на понедельник 5 июля 2027 года.')
  await dialog.getByRole('checkbox', { name: /5\sиюля/u }).check()
  await dialog.getByRole('button', { name: t('settings:decree.submit', { count: 1 }) }).click()
  await expect(page.getByText(/работаем сб 3\sиюля/u)).toBeVisible()
  const unsavedChanges = page.getByRole('region', { name: t('settings:history.unsaved') })
  await unsavedChanges.getByRole('button', { name: /3\sиюля/u }).click()
  await expect(page.getByText(/работаем сб 3\sиюля/u)).toHaveCount(0)
  await expect(
    page.getByRole('button', { name: t('settings:form.saveCount', { count: 1 }), exact: true }),
  ).toBeVisible()
})

test('A supervisor with a stale form sees another supervisor’s change before overwriting it', async ({ browser }) => {
  const page = await openSignedInBlankPage(browser, 'supervisor')
  await page.goto(getSectionUrl('columns'))
  await page.getByLabel(t('domain:stage.account')).fill('77')
  const otherSupervisor = await createClient('supervisor')
  const fetchColumnLimits = async () => (await otherSupervisor.call('GET /api/settings')).settings.columns.value.limits
  const initialLimits = await fetchColumnLimits()
  await otherSupervisor.call('PUT /api/settings/columns', { body: { limits: { ...initialLimits, account: 55 } } })
  await getSaveButton(page).click()
  await expect(page.getByText(t('patterns:conflict.clash')).first()).toBeVisible()
  expect(await fetchColumnLimits()).toMatchObject({ account: 55 })
  await getSaveButton(page).click()
  await expectAnnounced(page, t('settings:form.saved', { section: t('settings:section.columns') }))
  await expect(page.getByText(/: 55 → 77/)).toBeVisible()
  await otherSupervisor.call('PUT /api/settings/columns', { body: { limits: initialLimits } })
})
