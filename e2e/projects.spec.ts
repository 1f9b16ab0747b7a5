import { ratingCriteria } from '@press/domain'
import { expect } from '@playwright/test'
import { expectAccessible } from './support/accessible.ts'
import { portalUrl } from './support/addresses.ts'
import { clientOf } from './support/client.ts'
import { inDays } from './support/dates.ts'
import { files } from './support/files.ts'
import { enter, textsIn } from './support/people.ts'
import { cardAt } from './support/scenes.ts'
import { test } from './support/test.ts'

const t = textsIn('ru')
const layout = t('domain:workType.layout')

test('A project, from its tech card to the approved work of an executor', async ({ browser }) => {
  const [card, executor] = [await cardAt('process', 'Долина Шарына'), await clientOf('executor')]
  const manager = await enter(browser, 'pm')
  await manager.goto(`${portalUrl('staff')}/app/project-manager/techcards/${card.id}`)
  await manager.getByRole('link', { name: t('tech-cards:act.newProject') }).click()
  await expect(manager.getByRole('textbox', { name: t('projects:field.name') })).toHaveValue(card.book_name)

  await manager.getByRole('button', { name: t('projects:form.create') }).click()
  await expect(manager.getByText(t('projects:problem.required')).first()).toBeVisible()
  await manager
    .getByRole('textbox', { name: t('projects:field.deadline') })
    .first()
    .fill(inDays(30))
  const work = manager.getByRole('listitem', { name: t('projects:form.task', { number: 2 }) })
  await expect(work.getByRole('combobox', { name: t('projects:work.field.name') })).toHaveValue('layout')
  await work.getByRole('combobox', { name: t('projects:work.field.executor') }).fill(executor.user.name)
  await manager.getByRole('option', { name: executor.user.name }).click()
  await work.getByLabel(t('projects:work.field.price')).fill('147200')
  await expectAccessible(manager)
  await manager.getByRole('button', { name: t('projects:form.create') }).click()
  await expect(manager.getByRole('heading', { level: 1, name: card.book_name })).toBeVisible()
  await manager.getByRole('button', { name: t('projects:detail.start') }).click()
  await expect(manager.getByRole('button', { name: t('projects:detail.finish') })).toBeVisible()

  const freelancer = await enter(browser, 'executor')
  await freelancer
    .getByRole('navigation', { name: t('shell:nav.label') })
    .getByRole('link', { name: t('shell:nav.projects') })
    .click()
  await freelancer.getByRole('searchbox', { name: t('projects:list.search') }).fill(card.book_name)
  await expect(freelancer.getByText(t('projects:list.found', { count: 1 }))).toBeVisible()
  await freelancer.getByRole('link', { name: card.book_name }).click()
  await freelancer.getByRole('button', { name: layout, exact: true }).click()
  await expect(freelancer.getByText('147 200 ₸')).toBeVisible()
  await freelancer.getByRole('button', { name: t('projects:work.answer.take') }).click()
  await freelancer
    .getByRole('button', { name: t('projects:work.to.completed') })
    .last()
    .click()
  const result = freelancer.getByRole('dialog', { name: t('projects:work.ask.result.title', { work: layout }) })
  await result.locator('input[type=file]').setInputFiles(files.manuscript)
  await result.getByRole('button', { name: t('projects:work.ask.result.confirm') }).click()
  await expect(result).toBeHidden()
  await expect(freelancer.getByText(t('projects:workStatus.completed')).first()).toBeVisible()

  // The manager has it before them, without asking for it.
  await manager.getByRole('button', { name: layout, exact: true }).click()
  await expect(manager.getByText(files.manuscript.name)).toBeVisible()
  const download = manager.waitForEvent('download')
  await manager.getByRole('button', { name: files.manuscript.name }).click()
  expect((await download).suggestedFilename()).toBe(files.manuscript.name)
  for (const criterion of ratingCriteria)
    await manager
      .getByRole('radiogroup', { name: t(`fields:rating.criterion.${criterion}`) })
      .getByRole('radio')
      .last()
      .check({ force: true })
  await manager
    .getByRole('button', { name: t('projects:work.to.approved') })
    .last()
    .click()
  await expect(manager.getByText(t('projects:workStatus.approved')).first()).toBeVisible()
  await expectAccessible(manager)

  await freelancer
    .getByRole('navigation', { name: t('shell:nav.label') })
    .getByRole('link', { name: t('shell:nav.mywallet') })
    .click()
  const earned = freelancer.getByRole('row').filter({ hasText: card.book_name })
  await expect(earned).toContainText(t('projects:workStatus.approved'))
  await expect(earned).toContainText('147 200 ₸')
  await expectAccessible(freelancer)
})

test('A manager looks at the projects by status, by month, and at the urgent ones alone', async ({ browser }) => {
  const page = await enter(browser, 'pm')
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
  expect(await rows.count()).toBe(await rows.filter({ hasText: t('projects:urgent') }).count())
})

test('A manager fills a project in by its edition type, and sees what a slip moves', async ({ browser }) => {
  const card = await cardAt('process', 'Долина Аксу')
  const page = await enter(browser, 'pm')
  await page.goto(`${portalUrl('staff')}/app/project-manager/projects/new/${card.id}`)
  const days = (name: 'start_date' | 'deadline') =>
    page.getByRole('textbox', { name: t(`projects:field.${name}`) }).first()
  await days('start_date').fill(inDays(-60))
  await days('deadline').fill(inDays(30))
  await page.getByRole('button', { name: t('projects:form.template') }).click()
  await page.getByRole('menuitem', { name: t('print:editionType.monograph') }).click()
  const index = page.getByRole('listitem', { name: t('projects:form.task', { number: 5 }) })
  await expect(index.getByRole('textbox', { name: t('projects:work.field.end_date') })).not.toHaveValue('')
  await page.getByRole('button', { name: t('projects:form.create') }).click()
  await expect(page.getByRole('heading', { level: 1, name: card.book_name })).toBeVisible()
  await page.getByRole('tab', { name: t('projects:timeline.tab') }).click()
  const works = page.getByRole('list', { name: t('projects:timeline.label') }).getByRole('listitem')
  await expect(works).toHaveCount(5)
  await expect(works.last()).toContainText(t('projects:timeline.because', { work: layout }))
  await expectAccessible(page)
})
