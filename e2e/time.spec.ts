import { expect } from '@playwright/test'
import { expectAccessible } from './support/accessibility.ts'
import { portalUrl } from './support/addresses.ts'
import { createClient } from './support/client.ts'
import { isoInDays } from './support/dates.ts'
import { openSignedInBlankPage, getTranslator } from './support/browsers.ts'
import { expectAnnounced } from './support/announcements.ts'
import { test } from './support/test.ts'

const t = getTranslator('ru')

test('A stock worker clocks in and requests a correction, and HR approves it with one key', async ({ browser }) => {
  const { user } = await (await createClient('stock')).call('GET /api/userprofile')
  const stock = await openSignedInBlankPage(browser, 'stock')
  const hr = await openSignedInBlankPage(browser, 'hr')
  await hr.goto(`${portalUrl('staff')}/time-tracker`)
  await hr.waitForURL('**/app/hr/time-tracker')
  const presenceBoard = hr.getByRole('region', { name: t('time:board.title') })
  const personRow = presenceBoard.getByRole('listitem').filter({ hasText: user.name })
  await expect(personRow).toBeVisible()
  await expect(hr.getByRole('table', { name: t('time:list.label') })).toBeVisible()
  await expectAccessible(hr)

  await stock.goto(`${portalUrl('staff')}/tracker`)
  await stock.waitForURL('**/app/stock/tracker')
  await stock.getByRole('button', { name: t('time:clock.in') }).focus()
  await stock.keyboard.press('Enter')
  await expectAnnounced(stock, t('time:clock.saidIn'))
  await expect(stock.getByRole('button', { name: t('time:clock.out') })).toBeVisible()
  await expectAccessible(stock)
  await expect(presenceBoard.getByText(t('time:board.in'), { exact: true })).toBeVisible()

  await stock.getByRole('link', { name: t('time:clock.month') }).click()
  const today = isoInDays(0)
  // On the first day of a month there is nothing to correct yet, so the test opens the previous month.
  if (today.endsWith('-01')) await stock.getByRole('button', { name: t('time:month.previous') }).click()
  await stock.getByRole('button', { name: t('time:corrections.ask') }).click()
  const dialog = stock.getByRole('dialog', { name: t('time:ask.title') })
  await dialog.getByLabel(t('time:field.from')).first().fill('07:00')
  await dialog.getByLabel(t('time:field.to')).first().fill('12:30')
  await dialog.getByLabel(t('time:field.reason')).fill('Инвентаризация до открытия')
  await expectAccessible(stock)
  await dialog.getByRole('button', { name: t('time:ask.submit') }).click()
  await expectAnnounced(stock, t('time:said.asked'))

  await personRow.getByRole('link', { name: user.name }).click()
  await expect(hr.getByRole('heading', { level: 1, name: user.name })).toBeVisible()
  if (today.endsWith('-01')) await hr.getByRole('button', { name: t('time:month.previous') }).click()
  await expect(hr.getByText('Инвентаризация до открытия').first()).toBeVisible()
  const chart = hr.getByRole('group', { name: t('time:chart.title') })
  await chart.getByRole('button', { name: /правка ждёт: 7:00–12:30/u }).click()
  await expectAccessible(hr)
  await hr.keyboard.press('a')
  await expectAnnounced(hr, t('time:said.approved'))

  await expect(stock.getByText(/^Утверждено: /u)).toBeVisible()
  await expect(stock.getByRole('button', { name: /7:00–12:30/u })).toBeVisible()
})
