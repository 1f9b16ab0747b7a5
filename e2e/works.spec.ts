import { ratingCriteria } from '@press/domain'
import { expect } from '@playwright/test'
import { expectAccessible } from './support/accessibility.ts'
import { portalUrl } from './support/addresses.ts'
import { createClient } from './support/client.ts'
import { openSignedInBrowser, openSignedInBlankPage, getTranslator } from './support/browsers.ts'
import { expectAnnounced } from './support/announcements.ts'
import { createSubmittedLayout, createOfferedLayout } from './support/fixtures.ts'
import { test } from './support/test.ts'

const t = getTranslator('ru')
const layoutLabel = t('domain:workType.layout')

test('An executor declines an offer, and the manager reads who declined and why', async ({ browser }) => {
  const { book_name: title, project } = await createOfferedLayout('Бас тарту')
  const page = await openSignedInBrowser(browser, 'executor')
  const moreOffersButton = page.getByRole('button', { name: /^Ещё \d+ предложени/ })
  await expect(page.getByRole('heading', { name: t('projects:mine.offers') })).toBeVisible()
  await moreOffersButton.click()
  // Declines only the layout. Another work of the book is open to all executors and stays in the list.
  const declineButton = page
    .getByRole('listitem')
    .filter({ hasText: title })
    .filter({ hasText: layoutLabel })
    .getByRole('button', { name: t('queue:openNamed', { action: t('projects:mine.decline'), title }) })
  await declineButton.click()
  const question = page.getByRole('dialog', { name: t('projects:mine.declineAsk', { title }) })
  await expect(question).toContainText(t('projects:mine.declineText'))
  await expectAccessible(page)
  await question.getByRole('button', { name: t('projects:mine.keep') }).click()
  await expect(declineButton).toBeVisible()
  await declineButton.click()
  await question.getByLabel(t('projects:mine.declineReason')).fill('Уезжаю до декабря')
  await question.getByRole('button', { name: t('projects:mine.decline') }).click()
  await expectAnnounced(page, t('projects:mine.declined', { title }))
  await expect(declineButton).toHaveCount(0)
  await page.goto(`${portalUrl('staff')}/app/executor/kanban?search=${encodeURIComponent(title)}`)
  await expect(page.getByRole('heading', { level: 1, name: t('projects:board.title') })).toBeVisible()
  await expect(page.getByRole('link', { name: `${title}, ${layoutLabel}` })).toHaveCount(0)

  const manager = await openSignedInBlankPage(browser, 'pm')
  await manager.goto(`${portalUrl('staff')}/app/project-manager/project-details/${project}?tab=responses`)
  const { user } = await createClient('executor')
  const responseRow = manager.getByRole('row').filter({ hasText: user.name })
  await expect(responseRow).toContainText(t('projects:responses.declines'))
  await expect(responseRow).toContainText('Уезжаю до декабря')
  await expect(responseRow.getByRole('button', { name: t('projects:responses.choose') })).toHaveCount(0)
  await manager.getByRole('tab', { name: t('projects:work.label') }).click()
  await expect(manager.getByRole('row').filter({ hasText: layoutLabel })).toContainText(t('projects:work.noExecutor'))
})

test(
  'A manager cancels a submitted work with a reason, and can assign it again',
  { tag: '@all' },
  async ({ browser }) => {
    const { book_name: title, project, work } = await createSubmittedLayout('Тоқтатылған')
    const page = await openSignedInBlankPage(browser, 'pm')
    await page.goto(`${portalUrl('staff')}/app/project-manager/project-details/${project}`)
    await page.getByRole('button', { name: t('projects:work.actions', { work: layoutLabel }) }).click()
    await page.getByRole('menuitem', { name: t('projects:work.to.cancelled') }).click()
    const dialog = page.getByRole('dialog', { name: t('projects:work.ask.cancelWork.title', { work: layoutLabel }) })
    const confirm = dialog.getByRole('button', { name: t('projects:work.ask.cancelWork.confirm') })
    await confirm.click()
    const reason = dialog.getByRole('textbox', { name: t('projects:work.ask.reasonCancel') })
    await expect(reason).toHaveAttribute('aria-invalid', 'true')
    await reason.fill('Книгу сняли с плана')
    await confirm.click()
    await expect(dialog).toBeHidden()
    await expect(page.getByText(t('projects:workStatus.cancelled')).first()).toBeVisible()

    const freelancer = await openSignedInBlankPage(browser, 'executor')
    await freelancer.goto(`${portalUrl('staff')}/app/executor/mywallet?search=${encodeURIComponent(title)}`)
    await expect(freelancer.getByRole('heading', { name: t('projects:wallet.chart.title') })).toBeVisible()
    await expect(freelancer.getByRole('row').filter({ hasText: title })).toHaveCount(0)
    await freelancer.goto(`${portalUrl('staff')}/app/executor/project-details/${project}?work=${work}`)
    await expect(freelancer.getByText('Книгу сняли с плана').first()).toBeVisible()

    await page.getByRole('button', { name: t('projects:work.add') }).click()
    const newWorkDialog = page.getByRole('dialog', { name: t('projects:work.newTitle') })
    await newWorkDialog.getByRole('combobox', { name: t('projects:work.field.name') }).selectOption('layout')
    await newWorkDialog.getByRole('button', { name: t('projects:work.add') }).click()
    await expect(newWorkDialog).toBeHidden()
    await expect(page.getByText(t('projects:workStatus.offered')).first()).toBeVisible()
  },
)

test('A chief editor rates a submitted work, and the manager sees the scores', async ({ browser }) => {
  const { project, work } = await createSubmittedLayout('Баға берілген')
  const page = await openSignedInBlankPage(browser, 'initiator')
  await page.goto(`${portalUrl('staff')}/app/initiator/project-details/${project}?work=${work}`)
  await page.getByRole('button', { name: t('projects:work.score.act') }).click()
  const dialog = page.getByRole('dialog', { name: t('projects:work.score.title', { work: layoutLabel }) })
  await expectAccessible(page)
  for (const criterion of ratingCriteria)
    await dialog
      .getByRole('radiogroup', { name: t(`fields:rating.criterion.${criterion}`) })
      .getByRole('radio')
      .last()
      .check({ force: true })
  await dialog.getByRole('button', { name: t('projects:work.score.save') }).click()
  await expect(dialog).toBeHidden()
  await expectAnnounced(page, t('projects:said.scored'))
  const { project: savedProject } = await (
    await createClient('pm')
  ).call('GET /api/project/{id}', { params: { id: project } })
  const topScores = { quality: 5, punctuality: 5, creativity: 5, politeness: 5, communication: 5 }
  expect(savedProject.tasks.find(({ id }) => id === work)?.scores).toEqual(topScores)
  await expect(page.getByRole('button', { name: t('projects:work.score.again') })).toBeVisible()
})
