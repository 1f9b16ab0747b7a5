import { truncateSync, writeFileSync } from 'node:fs'
import { limits, getFlagsAfterMove } from '@press/domain'
import { formatBytes } from '@press/i18n/node'
import { expect, type Page } from '@playwright/test'
import { portalUrl } from './support/addresses.ts'
import {
  acceptTerms,
  attachDocuments,
  describeBook,
  documentInput,
  documentSlot,
  nameAuthors,
  submitApplication,
  titleField,
} from './support/application.ts'
import { getCard, getColumn, openBoard } from './support/board.ts'
import { createClient, password } from './support/client.ts'
import { inDatabase } from './support/database.ts'
import { files } from './support/files.ts'
import { openProxy } from './support/proxy.ts'
import { openSignedInBrowser, getTranslator } from './support/browsers.ts'
import { createCardAtStage, createSubmittedApplication } from './support/fixtures.ts'
import { test } from './support/test.ts'

const t = getTranslator('ru')
const stepButton = (page: Page, step: 'book' | 'authors' | 'files' | 'review') =>
  page
    .getByRole('navigation', { name: t('applications:form.steps.label') })
    .getByRole('button', { name: t(`applications:form.steps.${step}`) })
const newApplication = (page: Page) => page.getByRole('link', { name: t('home:books.newApplication') }).first()

test.describe('Refused files', () => {
  test('Each file is refused with a message, and the rest of the form is kept', async ({ browser }) => {
    const page = await openSignedInBrowser(browser, 'author')
    await newApplication(page).click()
    await titleField(page, t).fill('Курганы Жетысу')
    await stepButton(page, 'files').click()
    const slot = documentSlot(page, t, 'review_1')
    const choose = (file: Parameters<ReturnType<typeof documentInput>['setInputFiles']>[0]) =>
      documentInput(page, t, 'review_1').setInputFiles(file)

    await test.step('a program with the name of a document', async () => {
      await choose(files.disguised)
      await expect(slot).toContainText(t('errors:fields.contentDiffers', { kinds: '' }).trim())
      await slot.getByRole('button', { name: t('fields:upload.removeOf', { name: files.disguised.name }) }).click()
    })
    await test.step('an empty file', async () => {
      await choose(files.empty)
      await expect(slot).toContainText(t('files:empty', { name: files.empty.name }))
    })
    await test.step('a file of the wrong kind', async () => {
      await choose(files.picture)
      await expect(slot).toContainText(t('files:wrongKind', { name: files.picture.name, types: '' }).trim())
    })
    await test.step('a file that is too large', async () => {
      const path = test.info().outputPath('Огромная.pdf')
      writeFileSync(path, files.review.buffer)
      truncateSync(path, limits.documentBytes + 1)
      await choose(path)
      const [limit, size] = [limits.documentBytes, limits.documentBytes + 1].map((bytes) => formatBytes(bytes, 'ru'))
      await expect(slot).toContainText(t('files:tooLarge', { name: 'Огромная.pdf', limit, size }))
    })
    await test.step('the right file is accepted afterwards', async () => {
      await choose(files.review)
      await expect(slot).toContainText(files.review.name)
      await expect(documentInput(page, t, 'review_1')).toHaveAttribute('aria-invalid', 'false')
    })
    await stepButton(page, 'book').click()
    await expect(titleField(page, t)).toHaveValue('Курганы Жетысу')
  })

  test('An author retries an interrupted upload without choosing the file again', async ({ browser }) => {
    const line = await openProxy(50)
    const page = await openSignedInBrowser(browser, 'author', { base: line.url })
    await newApplication(page).click()
    await titleField(page, t).fill('Курганы Сарыарки')
    await stepButton(page, 'files').click()
    const name = 'Рукопись полная.pdf'
    const path = test.info().outputPath(name)
    writeFileSync(path, files.manuscript.buffer)
    truncateSync(path, 24 * 1024 ** 2)
    const slot = documentSlot(page, t, 'manuscript')

    const uploadHeld = line.holdAfter(8 * 1024 ** 2)
    await documentInput(page, t, 'manuscript').setInputFiles(path)
    await uploadHeld
    // The progress bar may already be full, because data buffered by the operating system counts as sent.
    await expect(slot.getByRole('progressbar')).toBeVisible()
    line.cut()
    await expect(slot).toContainText(t('files:failed'))

    line.mend()
    await slot.getByRole('button', { name: t('fields:upload.retryOf', { name }) }).click()
    await expect(slot.getByRole('progressbar')).toHaveCount(0)
    await expect(slot).not.toContainText(t('files:failed'))
    await expect(slot).toContainText(name)
    await line.close()
  })
})

test('Two people change one application: the second sees the conflict and keeps their text', async ({ browser }) => {
  const { id, book_name } = await createSubmittedApplication(await createClient('author'), 'Саки и время')
  const at = `applications/${id}/edit`
  const [first, second] = await Promise.all([
    openSignedInBrowser(browser, 'author', { at }),
    openSignedInBrowser(browser, 'author', { at }),
  ])
  for (const page of [first, second]) await expect(titleField(page, t)).toHaveValue(book_name)
  const save = async (page: Page) => {
    await stepButton(page, 'review').click()
    await page.getByRole('button', { name: t('applications:form.save') }).click()
  }
  await titleField(second, t).fill('Саки и время. Второй вариант')
  await titleField(first, t).fill('Саки и время. Первый вариант')
  await save(first)
  await expect(first.getByRole('heading', { level: 1, name: 'Саки и время. Первый вариант' })).toBeVisible()

  await save(second)
  await expect(second.getByText(t('patterns:conflict.clash'))).toBeVisible()
  await expect(titleField(second, t)).toBeFocused()
  await expect(titleField(second, t)).toHaveValue('Саки и время. Второй вариант')
  await expect(titleField(second, t)).toHaveAccessibleDescription(/Саки и время\. Первый вариант/)
  await save(second)
  await expect(second.getByRole('heading', { level: 1, name: 'Саки и время. Второй вариант' })).toBeVisible()
})

test('Two people fill in one tech card: both changes are kept, and a conflict is resolved', async ({ browser }) => {
  const { id } = await createCardAtStage('process', 'Ремёсла Отрара')
  const at = `techcards/${id}/edit?section=volume`
  const [editor, pm] = await Promise.all([
    openSignedInBrowser(browser, 'initiator', { at }),
    openSignedInBrowser(browser, 'pm', { at }),
  ])
  const kegel = (page: Page) => page.getByRole('textbox', { name: t('tech-cards:field.kegel'), exact: true })
  const quantity = (page: Page) => page.getByRole('spinbutton', { name: t('tech-cards:field.quantity'), exact: true })
  const card = async () =>
    (await (await createClient('pm')).call('GET /api/tech-cards/{id}', { params: { id } })).techcard
  await expect(quantity(pm)).toBeVisible()

  await kegel(editor).fill('11')
  await quantity(editor).fill('500')
  await quantity(editor).press('Tab')
  await expect.poll(card).toMatchObject({ kegel: '11', quantity: 500 })

  await quantity(pm).fill('400')
  await quantity(pm).press('Tab')
  const clash = pm.getByText(t('tech-cards:editor.clashValues', { theirs: '500', mine: '400' }))
  await expect(clash).toBeVisible()
  await expect(kegel(pm)).toHaveValue('11')
  expect(await card()).toMatchObject({ quantity: 500 })
  await pm.getByRole('button', { name: t('tech-cards:editor.keepMine') }).click()
  await expect(clash).toHaveCount(0)
  await expect.poll(card).toMatchObject({ kegel: '11', quantity: 400 })
})

test('A session that expires in a form asks for the password and keeps the typed text', async ({ browser }) => {
  const title = 'Тюльпаны Шымкента'
  const page = await openSignedInBrowser(browser, 'author')
  await newApplication(page).click()
  await describeBook(page, t, title)
  await nameAuthors(page, t)
  await attachDocuments(page, t)
  await acceptTerms(page, t)

  const authorization = `Bearer ${await page.evaluate(() => localStorage.getItem('press.token'))}`
  const response = await page.request.get(`${portalUrl('author')}/api/sessions`, { headers: { authorization } })
  const { sessions } = (await response.json()) as { sessions: { id: number; current: boolean }[] }
  const session = sessions.find(({ current }) => current)
  await inDatabase(`update sessions set expires_at = now() - interval '1 minute' where id = $1`, [session?.id])

  const dialog = page.getByRole('dialog', { name: t('frame:expired.title') })
  await dialog.getByLabel(t('session:fields.password'), { exact: true }).fill(password)
  await dialog.getByRole('button', { name: t('session:signIn.submit'), exact: true }).click()
  await expect(dialog).toBeHidden()
  await expect(documentSlot(page, t, 'manuscript')).toContainText(files.manuscript.name)
  await submitApplication(page, t)
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
})

test('A session that is ended elsewhere leaves no personal data in the browser', async ({ browser }) => {
  const page = await openSignedInBrowser(browser, 'author')
  await newApplication(page).click()
  // The browser keeps a draft only if the server cannot save it. The test therefore lets the save fail.
  await page.route('**/api/application-drafts', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.fallback(),
  )
  await describeBook(page, t, 'Бурабай таңы')
  const storedKeys = () =>
    page.evaluate(() => Object.keys(localStorage).filter((key) => /user|token|draft|recent/u.test(key)))
  await expect
    .poll(storedKeys)
    .toEqual(expect.arrayContaining(['press.token', 'press.user', expect.stringContaining('draft')]))
  const token = await page.evaluate(() => localStorage.getItem('press.token'))
  const headers = { authorization: `Bearer ${token}` }
  const response = await page.request.get(`${portalUrl('author')}/api/sessions`, { headers })
  const { sessions } = (await response.json()) as { sessions: { id: number; current: boolean }[] }
  const own = sessions.find(({ current }) => current)?.id ?? 0
  await (await createClient('author')).call('DELETE /api/sessions/{id}', { params: { id: own } })
  await expect(page.getByRole('button', { name: t('session:signIn.submit'), exact: true })).toBeVisible()
  expect(await storedKeys()).toEqual([])
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
    const bar = page.getByText(t('shell:offline'))
    await expect(bar).toHaveCount(0)
    await page.context().setOffline(true)
    await expect(bar).toBeVisible()
    await page.context().setOffline(false)
    await expect(bar).toHaveCount(0)
  },
)
