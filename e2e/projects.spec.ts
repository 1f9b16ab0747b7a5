import { expect } from '@playwright/test'
import { expectAccessible } from './support/accessibility.ts'
import { portalUrl } from './support/addresses.ts'
import { formatDateInDays } from './support/dates.ts'
import { files } from './support/files.ts'
import { expectFits } from './support/fits.ts'
import { readPdf } from './support/pdf.ts'
import { captureDownload } from './support/downloads.ts'
import { openSignedInBrowser, openSignedInBlankPage, getTranslator } from './support/browsers.ts'
import {
  approveResult,
  createAndStart,
  assignLayoutWork,
  submitResult,
  getLayoutLabel,
  acceptLayoutWork,
} from './support/project.ts'
import { createCardAtStage } from './support/fixtures.ts'
import { test } from './support/test.ts'

const t = getTranslator('ru')

test('A project goes from its tech card to the approved work of an executor', async ({ browser }) => {
  const card = await createCardAtStage('process', 'Долина Шарына')
  const manager = await openSignedInBlankPage(browser, 'pm')
  await manager.goto(`${portalUrl('staff')}/app/project-manager/techcards/${card.id}`)
  await manager.getByRole('link', { name: t('tech-cards:act.newProject') }).click()
  await expect(manager.getByRole('textbox', { name: t('projects:field.name') })).toHaveValue(card.book_name)

  await manager.getByRole('button', { name: t('projects:form.create') }).click()
  await expect(manager.getByText(t('projects:problem.required')).first()).toBeVisible()
  await assignLayoutWork(manager, t)
  await expectAccessible(manager)
  await createAndStart(manager, t, card.book_name)

  const freelancer = await openSignedInBrowser(browser, 'executor')
  await acceptLayoutWork(freelancer, t, card.book_name)
  await expect(freelancer.getByText('147 200 ₸')).toBeVisible()
  await submitResult(freelancer, t)

  // The manager sees the submitted result without a reload.
  await manager.getByRole('button', { name: getLayoutLabel(t), exact: true }).click()
  await expect(manager.getByText(files.manuscript.name, { exact: true })).toBeVisible()
  const download = manager.waitForEvent('download')
  await manager.getByRole('button', { name: files.manuscript.name }).click()
  expect((await download).suggestedFilename()).toBe(files.manuscript.name)
  await approveResult(manager, t)
  await expectAccessible(manager)

  await freelancer
    .getByRole('navigation', { name: t('shell:nav.label') })
    .getByRole('link', { name: t('shell:nav.mywallet') })
    .click()
  const earningRow = freelancer.getByRole('row').filter({ hasText: card.book_name })
  await expect(earningRow).toContainText(t('projects:workStatus.approved'))
  await expect(earningRow).toContainText('147 200 ₸')
  await expectAccessible(freelancer)
})

test('A project opens although the search of its list has not settled yet', { tag: '@all' }, async ({ browser }) => {
  const page = await openSignedInBlankPage(browser, 'pm')
  await page.goto(`${portalUrl('staff')}/app/project-manager/projects`)
  const row = page.getByRole('main').getByRole('table').getByRole('link').first()
  await expect(row).toBeVisible()
  // Delays each script by a second, as a slow connection does. This is longer than the debounce after typing.
  await page.route('**/assets/*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1_000))
    await route.continue()
  })
  await page.getByRole('searchbox', { name: t('projects:list.search') }).pressSequentially('а')
  await row.click()
  await expect(page).toHaveURL(/project-details\/\d+/)
})

test('An executor sees payments by month and downloads the act of a month', { tag: '@all' }, async ({ browser }) => {
  const page = await openSignedInBlankPage(browser, 'executor')
  await page.goto(`${portalUrl('staff')}/app/executor/mywallet`)
  await expect(page.getByRole('heading', { name: t('projects:wallet.chart.title') })).toBeVisible()
  await page.getByRole('radio', { name: t('projects:wallet.tab.acts') }).click({ force: true })
  const table = page.getByRole('table', { name: t('projects:wallet.act.label') })
  await expect(table.getByRole('row').nth(1)).toBeVisible()
  await expectAccessible(page)
  const header = table.getByRole('columnheader', { name: t('projects:wallet.act.gross') })
  await header.getByRole('button').click()
  await expect(page).toHaveURL(/show=acts.*sort_by=gross|sort_by=gross.*show=acts/)
  const firstActRow = table.getByRole('row').nth(1)
  await expect(header).toHaveAttribute('aria-sort', /ascending|descending/)
  await page.reload()
  await expect(firstActRow).toBeVisible()
  await firstActRow.getByRole('button', { name: /^PDF/ }).click()
  const actPdf = await captureDownload(page, () => page.getByRole('menuitem', { name: t('shell:language.kz') }).click())
  expect(await readPdf(actPdf)).toContain('Орындалған жұмыстар актісі')
  await page.getByRole('searchbox').fill('жоқ кітап')
  await expect(table).toHaveCount(0)
  await expect(page).toHaveURL(/search=/)

  const phone = await openSignedInBlankPage(browser, 'executor', { phone: 390 })
  await phone.goto(`${portalUrl('staff')}/app/executor/mywallet?show=acts`)
  await expect(phone.getByRole('heading', { name: t('projects:wallet.chart.title') })).toBeVisible()
  await expectFits(phone)
  await expectAccessible(phone)
})

test(
  'A manager views the projects by status and by month, and filters the urgent ones',
  { tag: '@all' },
  async ({ browser }) => {
    const page = await openSignedInBlankPage(browser, 'pm')
    await page.goto(`${portalUrl('staff')}/app/project-manager/projects?view=groups`)
    for (const status of ['new', 'in progress', 'done'] as const)
      await expect(page.getByRole('region', { name: new RegExp(`^${t(`projects:status.${status}`)} ·`) })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('radio', { name: t('projects:list.asMonths') }).click({ force: true })
    await expect(page).toHaveURL(/view=months/)
    await expect(page.getByRole('region', { name: /20\d\d/ }).first()).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: `${t('projects:list.urgency')}: ${t('projects:list.anyUrgency')}` }).click()
    await page.getByRole('menuitemradio', { name: t('projects:list.onlyUrgent') }).click()
    const rows = page
      .getByRole('main')
      .getByRole('row')
      .filter({ has: page.getByRole('link') })
    await expect(rows.first()).toContainText(t('projects:urgent'))
    await expect(rows.filter({ hasNotText: t('projects:urgent') })).toHaveCount(0)
  },
)

test(
  'A manager finds a project in every grouped view, and a link opens the same list',
  { tag: '@all' },
  async ({ browser }) => {
    const page = await openSignedInBlankPage(browser, 'pm')
    await page.goto(`${portalUrl('staff')}/app/project-manager/projects?view=managers&per_page=20`)
    const sections = page.getByRole('main').getByRole('region')
    await expect(sections.first()).toBeVisible()
    await expectAccessible(page)
    const title = await sections.first().getByRole('row').nth(1).getByRole('link').first().innerText()
    const searchWord = title.split(/\s/u).find((part) => part.length > 4) ?? title
    await page.getByRole('searchbox', { name: t('projects:list.search') }).fill(searchWord)
    await expect(page).toHaveURL(/search=/)
    for (const view of ['asManagers', 'asMonths', 'asGroups'] as const) {
      await page.getByRole('radio', { name: t(`projects:list.${view}`) }).click({ force: true })
      await expect(sections.getByRole('link', { name: title }).first()).toBeVisible()
    }
    const header = page.getByRole('columnheader', { name: t('projects:field.deadline') }).first()
    await expect(header).toHaveAttribute('aria-sort', 'ascending')
    await header.getByRole('button').click()
    await expect(page).toHaveURL(/sort_by=deadline/)
    const other = await openSignedInBlankPage(browser, 'pm')
    await other.goto(page.url())
    await expect(other.getByRole('searchbox', { name: t('projects:list.search') })).toHaveValue(searchWord)
    await expect(other.getByRole('columnheader', { name: t('projects:field.deadline') }).first()).toHaveAttribute(
      'aria-sort',
      'descending',
    )
    await other.getByRole('searchbox', { name: t('projects:list.search') }).fill('нет такой книги')
    await expect(other.getByRole('main').getByRole('table')).toHaveCount(0)

    const phone = await openSignedInBlankPage(browser, 'pm', { phone: 390 })
    await phone.goto(page.url())
    await expect(phone.getByRole('main').getByRole('link').first()).toBeVisible()
    await expectFits(phone)
  },
)

test('A manager fills in a project from an edition type and sees what a delay moves', async ({ browser }) => {
  const card = await createCardAtStage('process', 'Долина Аксу')
  const page = await openSignedInBlankPage(browser, 'pm')
  await page.goto(`${portalUrl('staff')}/app/project-manager/projects/new/${card.id}`)
  const getDateField = (name: 'start_date' | 'deadline') =>
    page.getByRole('textbox', { name: t(`projects:field.${name}`) }).first()
  await getDateField('start_date').fill(formatDateInDays(-60))
  await getDateField('deadline').fill(formatDateInDays(30))
  await page.getByRole('button', { name: t('projects:form.template') }).click()
  await page.getByRole('menuitem', { name: t('print-forms:editionType.monograph') }).click()
  const index = page.getByRole('listitem', { name: t('projects:form.task', { number: 5 }) })
  await expect(index.getByRole('textbox', { name: t('projects:work.field.end_date') })).not.toHaveValue('')
  await page.getByRole('button', { name: t('projects:form.create') }).click()
  await expect(page.getByRole('heading', { level: 1, name: card.book_name })).toBeVisible()
  await page.getByRole('tab', { name: t('projects:timeline.tab') }).click()
  const works = page.getByRole('list', { name: t('projects:timeline.label') }).getByRole('listitem')
  await expect(works).toHaveCount(5)
  await expect(works.last()).toContainText(t('projects:timeline.because', { work: getLayoutLabel(t) }))
  await expectAccessible(page)
})
