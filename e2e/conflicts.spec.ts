import { truncateSync, writeFileSync } from 'node:fs'
import { limits, getFlagsAfterMove } from '@press/domain'
import { formatBytes } from '@press/i18n/node'
import { expect, type Page } from '@playwright/test'
import { portalUrl } from './support/addresses.ts'
import {
  acceptTerms,
  attachDocuments,
  describeBook,
  getDocumentInput,
  getDocumentSlot,
  addAuthors,
  submitApplication,
  getTitleField,
} from './support/application.ts'
import { getCard, getColumn, openBoard } from './support/board.ts'
import { createClient, password } from './support/client.ts'
import { runStatement } from './support/database.ts'
import { files } from './support/files.ts'
import { openProxy } from './support/proxy.ts'
import { openSignedInBrowser, getTranslator } from './support/browsers.ts'
import { createCardAtStage, createSubmittedApplication } from './support/fixtures.ts'
import { test } from './support/test.ts'

const t = getTranslator('ru')
const getStepButton = (page: Page, step: 'book' | 'authors' | 'files' | 'review') =>
  page
    .getByRole('navigation', { name: t('applications:form.steps.label') })
    .getByRole('button', { name: t(`applications:form.steps.${step}`) })
const getNewApplicationLink = (page: Page) => page.getByRole('link', { name: t('home:books.newApplication') }).first()

test.describe('Refused files', () => {
  test('Each file is refused with a message, and the rest of the form is kept', async ({ browser }) => {
    const page = await openSignedInBrowser(browser, 'author')
    await getNewApplicationLink(page).click()
    await getTitleField(page, t).fill('Курганы Жетысу')
    await getStepButton(page, 'files').click()
    const slot = getDocumentSlot(page, t, 'review_1')
    const chooseFile = (file: Parameters<ReturnType<typeof getDocumentInput>['setInputFiles']>[0]) =>
      getDocumentInput(page, t, 'review_1').setInputFiles(file)

    await test.step('a program with the name of a document', async () => {
      await chooseFile(files.disguised)
      await expect(slot).toContainText(t('errors:fields.contentDiffers', { kinds: '' }).trim())
      await slot.getByRole('button', { name: t('fields:upload.removeOf', { name: files.disguised.name }) }).click()
    })
    await test.step('an empty file', async () => {
      await chooseFile(files.empty)
      await expect(slot).toContainText(t('files:empty', { name: files.empty.name }))
    })
    await test.step('a file of the wrong kind', async () => {
      await chooseFile(files.picture)
      await expect(slot).toContainText(t('files:wrongKind', { name: files.picture.name, types: '' }).trim())
    })
    await test.step('a file that is too large', async () => {
      const path = test.info().outputPath('Огромная.pdf')
      writeFileSync(path, files.review.buffer)
      truncateSync(path, limits.documentBytes + 1)
      await chooseFile(path)
      const [limit, size] = [limits.documentBytes, limits.documentBytes + 1].map((bytes) => formatBytes(bytes, 'ru'))
      await expect(slot).toContainText(t('files:tooLarge', { name: 'Огромная.pdf', limit, size }))
    })
    await test.step('the right file is accepted afterwards', async () => {
      await chooseFile(files.review)
      await expect(slot).toContainText(files.review.name)
      await expect(getDocumentInput(page, t, 'review_1')).toHaveAttribute('aria-invalid', 'false')
    })
    await getStepButton(page, 'book').click()
    await expect(getTitleField(page, t)).toHaveValue('Курганы Жетысу')
  })

  test('An author retries an interrupted upload without choosing the file again', async ({ browser }) => {
    const proxy = await openProxy(50)
    const page = await openSignedInBrowser(browser, 'author', { base: proxy.url })
    await getNewApplicationLink(page).click()
    await getTitleField(page, t).fill('Курганы Сарыарки')
    await getStepButton(page, 'files').click()
    const name = 'Рукопись полная.pdf'
    const path = test.info().outputPath(name)
    writeFileSync(path, files.manuscript.buffer)
    truncateSync(path, 24 * 1024 ** 2)
    const slot = getDocumentSlot(page, t, 'manuscript')

    const uploadHoldPromise = proxy.holdAfter(8 * 1024 ** 2)
    await getDocumentInput(page, t, 'manuscript').setInputFiles(path)
    await uploadHoldPromise
    // The progress bar may already be full, because data buffered by the operating system counts as sent.
    await expect(slot.getByRole('progressbar')).toBeVisible()
    proxy.disconnect()
    await expect(slot).toContainText(t('files:failed'))

    proxy.reconnect()
    await slot.getByRole('button', { name: t('fields:upload.retryOf', { name }) }).click()
    await expect(slot.getByRole('progressbar')).toHaveCount(0)
    await expect(slot).not.toContainText(t('files:failed'))
    await expect(slot).toContainText(name)
    await proxy.close()
  })
})

test('Two people change one application: the second sees the conflict and keeps their text', async ({ browser }) => {
  const { id, book_name } = await createSubmittedApplication(await createClient('author'), 'Саки и время')
  const editPath = `applications/${id}/edit`
  const [first, second] = await Promise.all([
    openSignedInBrowser(browser, 'author', { at: editPath }),
    openSignedInBrowser(browser, 'author', { at: editPath }),
  ])
  for (const page of [first, second]) await expect(getTitleField(page, t)).toHaveValue(book_name)
  const saveApplication = async (page: Page) => {
    await getStepButton(page, 'review').click()
    await page.getByRole('button', { name: t('applications:form.save') }).click()
  }
  await getTitleField(second, t).fill('Саки и время. Второй вариант')
  await getTitleField(first, t).fill('Саки и время. Первый вариант')
  await saveApplication(first)
  await expect(first.getByRole('heading', { level: 1, name: 'Саки и время. Первый вариант' })).toBeVisible()

  await saveApplication(second)
  await expect(second.getByText(t('patterns:conflict.clash'))).toBeVisible()
  await expect(getTitleField(second, t)).toBeFocused()
  await expect(getTitleField(second, t)).toHaveValue('Саки и время. Второй вариант')
  await expect(getTitleField(second, t)).toHaveAccessibleDescription(/Саки и время\. Первый вариант/)
  await saveApplication(second)
  await expect(second.getByRole('heading', { level: 1, name: 'Саки и время. Второй вариант' })).toBeVisible()
})

test('Two people fill in one tech card: both changes are kept, and a conflict is resolved', async ({ browser }) => {
  const { id } = await createCardAtStage('process', 'Ремёсла Отрара')
  const editPath = `techcards/${id}/edit?section=volume`
  const [editor, pm] = await Promise.all([
    openSignedInBrowser(browser, 'initiator', { at: editPath }),
    openSignedInBrowser(browser, 'pm', { at: editPath }),
  ])
  const getKegelField = (page: Page) => page.getByRole('textbox', { name: t('tech-cards:field.kegel'), exact: true })
  const getQuantityField = (page: Page) =>
    page.getByRole('spinbutton', { name: t('tech-cards:field.quantity'), exact: true })
  const fetchCard = async () =>
    (await (await createClient('pm')).call('GET /api/tech-cards/{id}', { params: { id } })).techcard
  await expect(getQuantityField(pm)).toBeVisible()

  await getKegelField(editor).fill('11')
  await getQuantityField(editor).fill('500')
  await getQuantityField(editor).press('Tab')
  await expect.poll(fetchCard).toMatchObject({ kegel: '11', quantity: 500 })

  await getQuantityField(pm).fill('400')
  await getQuantityField(pm).press('Tab')
  const conflictText = pm.getByText(t('tech-cards:editor.clashValues', { theirs: '500', mine: '400' }))
  await expect(conflictText).toBeVisible()
  await expect(getKegelField(pm)).toHaveValue('11')
  expect(await fetchCard()).toMatchObject({ quantity: 500 })
  await pm.getByRole('button', { name: t('tech-cards:editor.keepMine') }).click()
  await expect(conflictText).toHaveCount(0)
  await expect.poll(fetchCard).toMatchObject({ kegel: '11', quantity: 400 })
})

test('A session that expires in a form asks for the password and keeps the typed text', async ({ browser }) => {
  const title = 'Тюльпаны Шымкента'
  const page = await openSignedInBrowser(browser, 'author')
  await getNewApplicationLink(page).click()
  await describeBook(page, t, title)
  await addAuthors(page, t)
  await attachDocuments(page, t)
  await acceptTerms(page, t)

  const authorization = `Bearer ${await page.evaluate(() => localStorage.getItem('press.token'))}`
  const response = await page.request.get(`${portalUrl('author')}/api/sessions`, { headers: { authorization } })
  const { sessions } = (await response.json()) as { sessions: { id: number; current: boolean }[] }
  const session = sessions.find(({ current }) => current)
  await runStatement(`update sessions set expires_at = now() - interval '1 minute' where id = $1`, [session?.id])

  const dialog = page.getByRole('dialog', { name: t('frame:expired.title') })
  await dialog.getByLabel(t('session:fields.password'), { exact: true }).fill(password)
  await dialog.getByRole('button', { name: t('session:signIn.submit'), exact: true }).click()
  await expect(dialog).toBeHidden()
  await expect(getDocumentSlot(page, t, 'manuscript')).toContainText(files.manuscript.name)
  await submitApplication(page, t)
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
})

test('A session that is ended elsewhere leaves no personal data in the browser', async ({ browser }) => {
  const page = await openSignedInBrowser(browser, 'author')
  await getNewApplicationLink(page).click()
  // The browser keeps a draft only if the server cannot save it. The test therefore lets the save fail.
  await page.route('**/api/application-drafts', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.fallback(),
  )
  await describeBook(page, t, 'Бурабай таңы')
  const readStoredKeys = () =>
    page.evaluate(() => Object.keys(localStorage).filter((key) => /user|token|draft|recent/u.test(key)))
  await expect
    .poll(readStoredKeys)
    .toEqual(expect.arrayContaining(['press.token', 'press.user', expect.stringContaining('draft')]))
  const token = await page.evaluate(() => localStorage.getItem('press.token'))
  const headers = { authorization: `Bearer ${token}` }
  const response = await page.request.get(`${portalUrl('author')}/api/sessions`, { headers })
  const { sessions } = (await response.json()) as { sessions: { id: number; current: boolean }[] }
  const currentSessionId = sessions.find(({ current }) => current)?.id ?? 0
  await (await createClient('author')).call('DELETE /api/sessions/{id}', { params: { id: currentSessionId } })
  await expect(page.getByRole('button', { name: t('session:signIn.submit'), exact: true })).toBeVisible()
  expect(await readStoredKeys()).toEqual([])
})

test(
  'A manager who moves a card after a colleague sees the colleague’s move and its author',
  { tag: '@all' },
  async ({ browser }) => {
    const { id, version, book_name: title } = await createCardAtStage('process', 'Птицы Коргалжына')
    const [pm, supervisor] = await Promise.all([openSignedInBrowser(browser, 'pm'), createClient('supervisor')])
    await openBoard(pm, t)
    await getCard(pm, t, 'process', title).getByRole('link').focus()
    await pm.keyboard.press('Space')
    await pm.keyboard.press('ArrowRight')
    await expect(getColumn(pm, t, 'signal')).toHaveAttribute('data-over', 'true')
    await supervisor.call('POST /api/tech-cards/kanban/{id}', {
      params: { id },
      body: { ...getFlagsAfterMove('process', 'project'), version, reason: 'Возврат' },
    })
    await pm.keyboard.press('Enter')
    const alert = pm.getByRole('alert').filter({ hasText: title })
    await expect(alert).toContainText(
      t('errors:move.movedMeanwhile', { who: supervisor.user.name, stage: t('domain:stage.project') }),
    )
    await expect(getCard(pm, t, 'project', title)).toBeVisible()
    await expect(getCard(pm, t, 'signal', title)).toHaveCount(0)
    await expect(getCard(pm, t, 'process', title)).toHaveCount(0)
  },
)

test(
  'An offline bar appears without a connection and disappears when it returns',
  { tag: '@all' },
  async ({ browser }) => {
    const page = await openSignedInBrowser(browser, 'pm')
    const offlineBar = page.getByText(t('shell:offline'))
    await expect(offlineBar).toHaveCount(0)
    await page.context().setOffline(true)
    await expect(offlineBar).toBeVisible()
    await page.context().setOffline(false)
    await expect(offlineBar).toHaveCount(0)
  },
)
