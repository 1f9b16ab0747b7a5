import { expect } from '@playwright/test'
import { portalUrl } from './support/addresses.ts'
import { attachFile, getTitleField } from './support/application.ts'
import { getCard, moveByMenu, openBoard } from './support/board.ts'
import { createClient } from './support/client.ts'
import { files } from './support/files.ts'
import { startIsolatedServer, type IsolatedServer } from './support/isolated-server.ts'
import { openSignedInBrowser, openSignedInBlankPage, getTranslator } from './support/browsers.ts'
import { createCardAtStage, createSubmittedApplication } from './support/fixtures.ts'
import { test } from './support/test.ts'

const t = getTranslator('ru')
let press: IsolatedServer

test.describe.configure({ mode: 'serial' })
test.beforeAll(async () => {
  press = await startIsolatedServer(20)
})
test.afterAll(() => press.stop())

test('An application being saved when the API is killed is kept and saved later', async ({ browser }) => {
  const base = portalUrl('author', press.url)
  const { id } = await createSubmittedApplication(await createClient('author', base), 'Реки подо льдом')
  const page = await openSignedInBlankPage(browser, 'author', { base: press.url })
  await page.goto(`${base}/app/author/applications/${id}/edit`)
  await getTitleField(page, t).fill('Реки подо льдом и над ним')
  const steps = page.getByRole('navigation', { name: t('applications:form.steps.label') })
  await steps.getByRole('button', { name: t('applications:form.steps.files') }).click()
  await attachFile(page, t, 'review_2', files.review)

  await steps.getByRole('button', { name: t('applications:form.steps.review') }).click()
  // A stopped process accepts the request but never answers it.
  press.signal('SIGSTOP')
  const saveButton = page.getByRole('button', { name: t('applications:form.save') })
  await saveButton.click()
  await expect(page.getByRole('button', { name: t('applications:form.submitting') })).toBeVisible()
  await press.kill()
  await expect(page.getByText(t('shell:error.unreachable'))).toBeVisible()
  await expect(page.getByText(t('shell:offline'))).toBeVisible()

  await press.start()
  await expect(page.getByText(t('shell:offline'))).toHaveCount(0)
  await saveButton.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Реки подо льдом и над ним' })).toBeVisible()
})

test('A tech card field being saved when the API is killed is retried automatically', async ({ browser }) => {
  const { book_name: title, id } = await createCardAtStage('editor', 'Ветры Джунгарии', press.url)
  const page = await openSignedInBlankPage(browser, 'initiator', { base: press.url })
  await page.goto(`${press.url}/app/initiator/techcards/${id}/edit?section=edition`)
  const ISBN = page.getByRole('textbox', { name: t('tech-cards:field.ISBN') })
  const savingStatus = page.getByRole('region', { name: t('tech-cards:editor.label') }).getByRole('status')
  await ISBN.fill('978-601-04-6612-8')
  press.signal('SIGSTOP')
  await ISBN.press('Tab')
  await expect(savingStatus).toHaveText(t('tech-cards:editor.saving'))
  await press.kill()
  await expect(savingStatus).toHaveText(t('tech-cards:editor.failed', { seconds: 5 }))
  await press.start()
  await expect(savingStatus).toContainText(/\d\d:\d\d/)
  await expect(ISBN).toHaveValue('978-601-04-6612-8')
  await page.getByRole('button', { name: t('tech-cards:editor.done') }).click()
  await expect(page.getByRole('article', { name: t('tech-cards:passport.label', { title }) })).toContainText(
    '978-601-04-6612-8',
  )
})

test('A card being moved when the API is killed goes back and can be moved later', async ({ browser }) => {
  const { book_name: title } = await createCardAtStage('editor', 'Туманы Каратау', press.url)
  const page = await openSignedInBrowser(browser, 'initiator', { base: press.url })
  await openBoard(page, t)
  await expect(getCard(page, t, 'editor', title)).toBeVisible()
  await getCard(page, t, 'editor', title)
    .getByRole('button', { name: t('boards:move', { title }) })
    .click()
  const projectMenuItem = page.getByRole('menuitem', { name: t('domain:stage.project') })
  await expect(projectMenuItem).toBeVisible()
  press.signal('SIGSTOP')
  await projectMenuItem.click()
  await expect(getCard(page, t, 'project', title)).toHaveAttribute('aria-busy', 'true')
  await press.kill()
  await expect(page.getByRole('alert').filter({ hasText: t('shell:error.unreachable') })).toContainText(title)
  await expect(getCard(page, t, 'editor', title)).toBeVisible()
  await expect(getCard(page, t, 'project', title)).toHaveCount(0)
  await press.start()
  await moveByMenu(page, t, { title, from: 'editor', to: 'project' })
})
