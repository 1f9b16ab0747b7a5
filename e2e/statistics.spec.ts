import { getStatisticsPeriod, roleByKey } from '@press/domain'
import { expect } from '@playwright/test'
import { expectAccessible } from './support/accessibility.ts'
import { portalUrl } from './support/addresses.ts'
import { createClient } from './support/client.ts'
import { isoInDays } from './support/dates.ts'
import { expectFits } from './support/fits.ts'
import { openSignedInBrowser, openSignedInBlankPage, getTranslator } from './support/browsers.ts'
import { expectAnnounced } from './support/announcements.ts'
import { captureDownload } from './support/downloads.ts'
import { test } from './support/test.ts'

const t = getTranslator('ru')
const getStatisticsUrl = (role: 'director' | 'accounting' | 'pm' | 'hr') =>
  `${portalUrl('staff')}/app/${roleByKey(role).path}/statistics`
const quarter = getStatisticsPeriod('quarter', isoInDays(0))

test('A director opens a figure’s books and shares the quarter with accounting by its address', async ({ browser }) => {
  const director = await createClient('director')
  const { published } = await director.call('GET /api/statistics/figures')
  const page = await openSignedInBrowser(browser, 'director')
  await page
    .getByRole('navigation')
    .getByRole('link', { name: t('shell:nav.statistics') })
    .click()
  const figures = page.getByRole('region', { name: t('statistics:figures.label') })
  for (const panel of ['published', 'where', 'time', 'money', 'flow', 'promises', 'calculator', 'load'] as const)
    await expect(page.getByRole('heading', { name: t(`statistics:${panel}.title`), exact: true })).toBeVisible()
  await expectAccessible(page)

  const aboutLabel = t('statistics:about', { name: t('statistics:figures.published') })
  await figures.getByRole('button', { name: aboutLabel }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText(t('statistics:help.published'))).toBeVisible()
  await page.keyboard.press('Escape')

  await figures.getByRole('link').first().click()
  await expect(page).toHaveURL(/techcards\?out=\d{4}$/)
  await expect(page.getByText(t('tech-cards:list.found', { count: published }))).toBeVisible()
  await page.goBack()

  await page.getByText(t('statistics:period.quarter'), { exact: true }).click()
  await expect(page).toHaveURL(new RegExp(`period=${quarter.name}$`))
  const quarterPublishedCount = (
    await director.call('GET /api/statistics/figures', { query: { period: quarter.name } })
  ).published
  const clerk = await openSignedInBlankPage(browser, 'accounting')
  await clerk.goto(`${getStatisticsUrl('accounting')}${new URL(page.url()).search}`)
  await expect(clerk.getByRole('radio', { name: t('statistics:period.quarter') })).toBeChecked()
  await expect(
    clerk
      .getByRole('region', { name: t('statistics:figures.label') })
      .getByRole('link')
      .first(),
  ).toHaveText(String(quarterPublishedCount))
})

test('Accounting exports the figures of a year as a workbook and as CSV', { tag: '@all' }, async ({ browser }) => {
  const page = await openSignedInBlankPage(browser, 'accounting')
  await page.goto(getStatisticsUrl('accounting'))
  for (const format of ['xlsx', 'csv'] as const) {
    await page.getByRole('button', { name: t('statistics:export') }).click()
    const file = await captureDownload(page, () =>
      page.getByRole('menuitem', { name: t(`accounts:list.${format}`) }).click(),
    )
    expect(file.length).toBeGreaterThan(500)
    await expectAnnounced(page, t('accounts:list.saved'))
  }
})

test(
  'A failed panel leaves the others; a manager sees no money, and HR only the load',
  { tag: '@all' },
  async ({ browser }) => {
    const page = await openSignedInBrowser(browser, 'pm', { phone: 390 })
    await page.route('**/api/statistics/published**', (route) =>
      route.fulfill({ status: 500, json: { error: { code: 'internal', message: 'Сервер не смог' } } }),
    )
    await page.goto(getStatisticsUrl('pm'))
    await expect(page.getByRole('alert').getByText(t('statistics:failed'))).toBeVisible()
    await expect(page.getByRole('heading', { name: t('statistics:where.title') })).toBeVisible()
    await expect(page.getByRole('heading', { name: t('statistics:money.title') })).toHaveCount(0)
    await expect(page.getByText(t('statistics:figures.paid'), { exact: true })).toHaveCount(0)
    await page.unroute('**/api/statistics/published**')
    await page.getByRole('button', { name: t('ui:error.retry') }).click()
    const main = page.getByRole('main')
    await expect(main.getByRole('alert')).toHaveCount(0)
    await expectFits(page)
    await expectAccessible(page)

    const hr = await openSignedInBlankPage(browser, 'hr')
    await hr.goto(getStatisticsUrl('hr'))
    await expect(hr.getByRole('heading', { name: t('statistics:load.title') })).toBeVisible()
    await expect(hr.getByRole('main').getByRole('heading', { level: 2 })).toHaveCount(1)
  },
)
