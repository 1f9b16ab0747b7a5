import { expect } from '@playwright/test'
import { expectAccessible } from './support/accessible.ts'
import { portalUrl } from './support/addresses.ts'
import { clientOf } from './support/client.ts'
import { signedIn, textsIn } from './support/people.ts'
import { expectSaid } from './support/said.ts'
import { test } from './support/test.ts'

const t = textsIn('ru')
const of = (section: string) => `${portalUrl('staff')}/app/supervisor/settings?section=${section}`

test('A supervisor sets the VAT rate of a day to come, and a document of that day bears it', async ({ browser }) => {
  const page = await signedIn(browser, 'supervisor')
  await page.goto(of('vat'))
  await expect(page.getByRole('heading', { level: 1, name: t('settings:title') })).toBeVisible()
  await page.getByRole('button', { name: t('settings:addRate') }).click()
  await page.getByRole('textbox', { name: t('settings:field.from') }).fill('01.03.2031')
  await page.getByRole('spinbutton', { name: t('settings:field.rate') }).fill('21')
  await expectAccessible(page)
  await page.getByRole('button', { name: t('settings:form.save'), exact: true }).click()
  await expectSaid(page, t('settings:form.saved', { section: t('settings:section.vat') }))
  await expect(page.getByText(/2031.*: нет → 21\s%/)).toBeVisible()

  // The rest of the press goes by it without being loaded anew.
  const offer = await signedIn(browser, 'accounting')
  await offer.goto(`${portalUrl('staff')}/app/accounting/offers/new`)
  await expect(offer.getByText(t('offers:sums.vat', { percent: 16 }), { exact: true })).toBeVisible()
  await offer.getByRole('textbox', { name: t('offers:form.date'), exact: true }).fill('02.03.2031')
  await expect(offer.getByText(t('offers:sums.vat', { percent: 21 }), { exact: true })).toBeVisible()
})

test('A limit that a supervisor sets stands on the board of others at once', { tag: '@all' }, async ({ browser }) => {
  const client = await clientOf('supervisor')
  const { limits } = (await client.call('GET /api/settings')).settings.columns.value
  const board = await signedIn(browser, 'initiator')
  await board.goto(`${portalUrl('staff')}/app/initiator/kanban`)
  const page = await signedIn(browser, 'supervisor')
  await page.goto(of('columns'))
  await page.getByLabel(t('domain:stage.editor')).fill('1')
  await page.getByRole('button', { name: t('settings:form.save'), exact: true }).click()
  await expectSaid(page, t('settings:form.saved', { section: t('settings:section.columns') }))
  await expect(board.getByText(/^\d+\/1$/).first()).toBeVisible()
  await client.call('PUT /api/settings/columns', { body: { limits } })
})

test('Kurban Ait stands in the calendar once a supervisor has set it', { tag: '@all' }, async ({ browser }) => {
  const page = await signedIn(browser, 'supervisor')
  await page.goto(of('days'))
  await page.getByRole('button', { name: t('settings:addDay') }).click()
  await page.getByRole('textbox', { name: t('settings:field.date') }).fill('17.05.2027')
  await page.getByLabel(t('settings:field.kind')).selectOption('kurbanAit')
  await page.getByRole('button', { name: t('settings:form.save'), exact: true }).click()
  await expectSaid(page, t('settings:form.saved', { section: t('settings:section.days') }))
  await page.goto(`${portalUrl('staff')}/app/supervisor/calendar?date=2027-05-17`)
  await expect(page.getByText(t('calendar:holiday.kurbanAit')).first()).toBeVisible()
})

test('A supervisor whose form is stale is told what another one saved, and undoes nothing unseen', async ({
  browser,
}) => {
  const page = await signedIn(browser, 'supervisor')
  await page.goto(of('columns'))
  await page.getByLabel(t('domain:stage.account')).fill('77')
  const other = await clientOf('supervisor')
  const columns = async () => (await other.call('GET /api/settings')).settings.columns.value.limits
  const before = await columns()
  await other.call('PUT /api/settings/columns', { body: { limits: { ...before, account: 55 } } })
  await page.getByRole('button', { name: t('settings:form.save'), exact: true }).click()
  await expect(page.getByText(t('patterns:conflict.clash')).first()).toBeVisible()
  expect(await columns()).toMatchObject({ account: 55 })
  await page.getByRole('button', { name: t('settings:form.save'), exact: true }).click()
  await expectSaid(page, t('settings:form.saved', { section: t('settings:section.columns') }))
  await expect(page.getByText(/: 55 → 77/)).toBeVisible()
  await other.call('PUT /api/settings/columns', { body: { limits: before } })
})
