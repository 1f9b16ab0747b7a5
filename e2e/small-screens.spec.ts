import { expect, type Page } from '@playwright/test'
import {
  acceptTerms,
  attachDocuments,
  describeBook,
  getDocumentInput,
  getDocumentSlot,
  openReviewStep,
  addAuthors,
  submitApplication,
} from './support/application.ts'
import { getBoardPath, getCard, getColumn } from './support/board.ts'
import { createClient } from './support/client.ts'
import { isoInDays } from './support/dates.ts'
import { files } from './support/files.ts'
import { openSignedInBrowser, openSignedInBlankPage, getTranslator } from './support/browsers.ts'
import { portalUrl } from './support/addresses.ts'
import { expectAnnounced } from './support/announcements.ts'
import { createCardAtStage, createOfferedLayout, createSubmittedApplication } from './support/fixtures.ts'
import { signSignal } from './support/signal.ts'
import { expectAccessible } from './support/accessibility.ts'
import { expectFits } from './support/fits.ts'
import { test } from './support/test.ts'

const t = getTranslator('ru')
const getTabBar = (page: Page) => page.getByRole('navigation', { name: t('shell:nav.tabs') })

test('An author applies on a phone', async ({ browser }) => {
  const title = 'Озёра Кулунды'
  const page = await openSignedInBrowser(browser, 'author', { phone: 390 })
  await page
    .getByRole('main')
    .getByRole('link', { name: t('home:books.newShort'), exact: true })
    .tap()
  await describeBook(page, t, title)
  await addAuthors(page, t)
  await attachDocuments(page, t)
  await acceptTerms(page, t)
  await expectAccessible(page)
  await submitApplication(page, t)
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await getTabBar(page)
    .getByRole('link', { name: t('shell:nav.applications') })
    .tap()
  await expect(page.getByRole('link', { name: title })).toBeVisible()
})

test('An author corrects an application on a phone', { tag: '@all' }, async ({ browser }) => {
  const [author, editor] = await Promise.all([createClient('author'), createClient('initiator')])
  const { id, version, book_name } = await createSubmittedApplication(author, 'Тугаи Сырдарьи')
  const documents = [{ document: 'review_1' as const, reason: 'Нет подписи', until: isoInDays(7) }]
  await editor.call('POST /api/applications/{id}/status', {
    params: { id },
    body: { status: 'revision', documents, version },
  })

  const page = await openSignedInBrowser(browser, 'author', { phone: 390 })
  await getTabBar(page)
    .getByRole('link', { name: t('shell:nav.applications') })
    .tap()
  await page.getByRole('link', { name: book_name }).tap()
  await page.getByRole('link', { name: t('applications:details.mend') }).tap()
  await expect(getDocumentSlot(page, t, 'review_1')).toContainText('Нет подписи')
  await getDocumentInput(page, t, 'review_1').setInputFiles(files.mended)
  await expect(getDocumentSlot(page, t, 'review_1')).toContainText(t('applications:form.revision.replaced'))
  await openReviewStep(page, t)
  await page.getByRole('button', { name: t('applications:form.resubmit') }).tap()
  await expect(page.getByText(t('domain:applicationStatus.in process')).first()).toBeVisible()
})

test(
  'An author follows a book on a phone, signs its signal copy and distributes the copies',
  { tag: '@all' },
  async ({ browser }) => {
    const { book_name } = await createCardAtStage('author', 'Пески Кызылкума')
    const page = await openSignedInBrowser(browser, 'author', { phone: 390 })
    await page.getByRole('link', { name: book_name }).first().tap()
    await expect(page.getByRole('heading', { level: 1, name: book_name })).toBeVisible()
    await signSignal(page, t)
    await expect(page.locator('[aria-current=step]').filter({ hasText: t('tracking:step.author.past') })).toBeVisible()

    const address = page.getByRole('textbox', { name: t('tech-cards:field.delivery_address') })
    await address.fill('Алматы, ул. Сатпаева, 22')
    await page.getByRole('button', { name: t('tracking:delivery.save') }).tap()
    await expectAnnounced(page, t('tracking:delivery.saved'))
    await page.reload()
    await expect(address).toHaveValue('Алматы, ул. Сатпаева, 22')
  },
)

test(
  'The chief editor moves a book on a phone with column buttons and a menu',
  { tag: '@all' },
  async ({ browser }) => {
    const { book_name: title } = await createCardAtStage('process', 'Горы Тарбагатая')
    const page = await openSignedInBrowser(browser, 'initiator', { phone: 390 })
    await getTabBar(page)
      .getByRole('link', { name: t('shell:nav.kanban') })
      .tap()
    const columnStrip = page.getByRole('navigation', { name: t('boards:strip') })
    await columnStrip.getByRole('button', { name: t('domain:stage.process') }).tap()
    await expect(getColumn(page, t, 'process')).toBeInViewport({ ratio: 0.9 })
    const card = getCard(page, t, 'process', title)
    await card.scrollIntoViewIfNeeded()
    await card.getByRole('button', { name: t('boards:move', { title }) }).tap()
    await page.getByRole('menuitem', { name: t('domain:stage.signal') }).tap()
    await expect(card).toHaveCount(0)
    await columnStrip.getByRole('button', { name: t('domain:stage.signal') }).tap()
    await expect(getColumn(page, t, 'signal')).toBeInViewport({ ratio: 0.9 })
    await expect(getCard(page, t, 'signal', title)).toBeVisible()
    await expect(page).toHaveURL(new RegExp(`${getBoardPath('initiator')}$`))
  },
)

test('An executor accepts an offer on a phone and submits the work', { tag: '@all' }, async ({ browser }) => {
  const { book_name } = await createOfferedLayout('Ледники Талгара')
  const page = await openSignedInBrowser(browser, 'executor', { phone: 390 })
  const getActionButton = (action: string) =>
    // Matches the button by action and title, because the book may need more than one executor.
    page.getByRole('button', { name: t('queue:openNamed', { action, title: book_name }), exact: true }).first()
  await expectFits(page)
  await page.getByRole('button', { name: /^Ещё \d+ предложени/ }).tap()
  await getActionButton(t('projects:mine.take')).tap()
  await getActionButton(t('projects:mine.hand')).tap()
  const dialog = page.getByRole('dialog')
  await dialog.locator('input[type=file]').setInputFiles(files.manuscript)
  await expect(dialog.getByRole('status')).toContainText(t('fields:upload.done', { name: files.manuscript.name }))
  await expectFits(page)
  await dialog.getByRole('button', { name: t('projects:work.ask.result.confirm') }).tap()
  await expect(dialog).toBeHidden()
})

test('A store keeper counts a run on a phone and delivers it', { tag: '@all' }, async ({ browser }) => {
  const { id } = await createCardAtStage('account', 'Пещеры Кендерли')
  const page = await openSignedInBlankPage(browser, 'stock', { phone: 390 })
  await page.goto(`${portalUrl('staff')}/app/stock/techcards/${id}`)
  for (const work of ['receive', 'deliver'] as const) {
    const action = t(`tech-cards:work.${work}.action`)
    const start = page.getByRole('button', { name: action, exact: true })
    await start.tap()
    const dialog = page.getByRole('dialog')
    await expect(dialog).toBeVisible()
    if (work === 'deliver')
      await dialog
        .getByRole('group', { name: t('tech-cards:field.circulation_university') })
        .getByRole('textbox', { name: t('tech-cards:copies.to') })
        .fill('А. Омаров')
    await expectFits(page)
    await dialog.getByRole('button', { name: action }).tap()
    await expect(dialog).toBeHidden()
    await expect(start).toHaveCount(0)
  }
  await expect(page.getByText('выдано 300 экз.: А. Омаров')).toBeVisible()
  await expectFits(page)
})

test('The tab bar marks the link of the current screen', { tag: '@all' }, async ({ browser }) => {
  const page = await openSignedInBlankPage(browser, 'initiator', { phone: 390 })
  await page.goto(`${portalUrl('staff')}${getBoardPath('initiator')}`)
  await expect(getTabBar(page).getByRole('link', { name: t('shell:nav.kanban') })).toHaveAttribute(
    'aria-current',
    'page',
  )
})
