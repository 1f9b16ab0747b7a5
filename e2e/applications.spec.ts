import { expect, type Page, type Route } from '@playwright/test'
import { portalUrl } from './support/addresses.ts'
import { expectAccessible } from './support/accessibility.ts'
import { getDocumentInput, getDocumentSlot, openReviewStep, attachFile } from './support/application.ts'
import { createClient } from './support/client.ts'
import { isoInDays } from './support/dates.ts'
import { files } from './support/files.ts'
import { openSignedInBrowser, openSignedInBlankPage, getTranslator } from './support/browsers.ts'
import { acceptRemainingDocuments, requestDocumentAgain, getReviewedDocument, sendDecision } from './support/review.ts'
import { createSubmittedApplication } from './support/fixtures.ts'
import { test } from './support/test.ts'

const t = getTranslator('ru')

const openReview = (page: Page, id: number, role = 'initiator') =>
  page.goto(`${portalUrl('staff')}/app/${role}/application-details/${id}`)
const openEdit = (page: Page, id: number) => page.goto(`${portalUrl('author')}/app/author/applications/${id}/edit`)

/** Creates an application whose chief editor requests two documents again. */
async function requestTwoDocuments(title: string) {
  const [author, chief] = await Promise.all([createClient('author'), createClient('initiator')])
  const { id, version, book_name } = await createSubmittedApplication(author, title)
  const dueDate = isoInDays(9)
  await chief.call('POST /api/applications/{id}/status', {
    params: { id },
    body: {
      status: 'revision',
      version,
      documents: [
        { document: 'review_1', reason: 'Нет подписи рецензента', until: dueDate },
        { document: 'department_conclusion', reason: 'Нет номера протокола', until: dueDate },
      ],
    },
  })
  return { id, book_name }
}

test('An author returns a revision once each document is replaced or answered, and it is accepted', async ({
  browser,
}) => {
  test.slow()
  const { id, book_name } = await requestTwoDocuments('Соли Прикаспия')
  const author = await openSignedInBrowser(browser, 'author')
  await openEdit(author, id)
  const resend = author.getByRole('button', { name: t('applications:form.resubmit') })

  await test.step('The author cannot replace a document with the same file under another name', async () => {
    await attachFile(author, t, 'review_1', { ...files.review, name: 'Рецензия_новая.pdf' })
    const answerLabel = t('applications:form.revision.answerOf', {
      document: t('applications:document.department_conclusion'),
    })
    await author.getByRole('textbox', { name: answerLabel }).fill('Номер стоит в правом верхнем углу')
    await expectAccessible(author)
    await openReviewStep(author, t)
    await resend.click()
    await expect(author.getByText(t('errors:fields.sameFile')).first()).toBeVisible()
  })

  await test.step('The author replaces one document and answers in words for the other', async () => {
    // Until the upload ends, the old file stays in the form and the form cannot be submitted.
    const uploadHint = t('fields:upload.goingOn')
    const heldRoutes: Route[] = []
    await author.route('**/api/files', (route) => void heldRoutes.push(route))
    await getDocumentInput(author, t, 'review_1').setInputFiles(files.mended)
    await expect(getDocumentSlot(author, t, 'review_1')).toContainText(files.mended.name)
    await openReviewStep(author, t)
    await expect(author.getByText(uploadHint, { exact: true })).toBeVisible()
    await expect(resend).toBeHidden()
    await expectAccessible(author)
    await Promise.all(heldRoutes.map((route) => route.continue()))
    await expect(author.getByText(uploadHint, { exact: true })).toHaveCount(0)
    await openReviewStep(author, t)
    await resend.click()
    await expect(author.getByRole('heading', { level: 1, name: book_name })).toBeVisible()
    await expect(author.getByText('Номер стоит в правом верхнем углу')).toBeVisible()
  })

  await test.step('The chief editor sees the changes and accepts, and the author receives the e-mail', async () => {
    const chief = await openSignedInBrowser(browser, 'initiator')
    await openReview(chief, id)
    await expect(getReviewedDocument(chief, t, 'review_1')).toContainText(t('applications:rounds.newFile'))
    await expect(getReviewedDocument(chief, t, 'department_conclusion')).toContainText(
      'Номер стоит в правом верхнем углу',
    )
    await expectAccessible(chief)
    await acceptRemainingDocuments(chief, t)
    const letter = chief.getByRole('textbox', { name: t('applications:letter.text') })
    await expect(letter).toHaveValue(new RegExp(book_name))
    await letter.fill('Берём вашу книгу, и с радостью.')
    await sendDecision(chief, t, 'accepted')
    await author.getByText(t('letters:decision.subject.accepted', { book: book_name })).click()
    await expect(author.getByText('Берём вашу книгу, и с радостью.')).toBeVisible()
  })
})

test('A chief editor’s unsent remarks on documents survive a reload', { tag: '@all' }, async ({ browser }) => {
  const author = await createClient('author')
  const { id } = await createSubmittedApplication(author, 'Пески Мойынкума')
  const chief = await openSignedInBrowser(browser, 'initiator')
  await openReview(chief, id)
  await requestDocumentAgain(chief, t, 'review_1', 'Рецензия старше года')
  await expect(chief.getByText(t('applications:rounds.yours'))).toBeVisible()
  // A draft is saved after a pause, or when the page is closed.
  await chief.reload()
  await expect(chief.getByText(t('applications:review.draft'))).toBeVisible()
  const reasonField = getReviewedDocument(chief, t, 'review_1').getByRole('textbox', {
    name: t('applications:decision.why'),
  })
  await expect(reasonField).toHaveValue('Рецензия старше года')
})

test('The supervisor reopens a rejected application', async ({ browser }) => {
  const { id } = await createSubmittedApplication(await createClient('author'), 'Ветры Джунгарии')
  const chief = await openSignedInBrowser(browser, 'initiator')
  await openReview(chief, id)
  const rejectLabel = t('applications:review.send.rejected')
  await chief.getByRole('button', { name: rejectLabel }).click()
  const dialog = chief.getByRole('dialog')
  await dialog.getByRole('button', { name: rejectLabel }).click()
  await expect(dialog.getByText(t('applications:problem.required_reason'))).toBeVisible()
  await dialog.getByRole('textbox', { name: t('applications:decision.reason') }).fill('Тема не входит в план')
  await dialog.getByRole('button', { name: rejectLabel }).click()
  await expect(dialog).toBeHidden()
  await expect(chief.getByText(t('applications:decision.refused.rejected'))).toBeVisible()

  const supervisor = await openSignedInBrowser(browser, 'supervisor')
  await openReview(supervisor, id, 'supervisor')
  const returnLabel = t('applications:decision.in process')
  await supervisor.getByRole('button', { name: returnLabel }).click()
  await supervisor.getByRole('dialog').getByRole('button', { name: returnLabel }).click()
  await expect(supervisor.getByRole('button', { name: t('applications:review.acceptAll') })).toBeVisible()
})

test(
  'A chief editor decides on a phone without scrolling, and confirms the decision in a dialog',
  { tag: '@all' },
  async ({ browser }) => {
    const { id } = await createSubmittedApplication(await createClient('author'), 'Реки Тарбагатая')
    const chief = await openSignedInBrowser(browser, 'initiator', { phone: 390 })
    await openReview(chief, id)
    const accept = chief.getByRole('button', { name: t('applications:decision.accepted') })
    await expect(accept).toBeInViewport()
    await expect(chief.getByRole('button', { name: t('applications:decision.rejected') })).toBeInViewport()
    await expectAccessible(chief)
    await accept.tap()
    const dialog = chief.getByRole('dialog')
    await expect(dialog.getByRole('textbox', { name: t('applications:letter.text') })).toBeVisible()
    await dialog.getByRole('button', { name: t('applications:review.send.accepted') }).tap()
    await expect(dialog).toBeHidden()
    await expect(chief.getByRole('link', { name: t('applications:details.createCard') })).toBeVisible()
  },
)

test(
  'A chief editor decides on an application by keyboard alone, document by document',
  { tag: '@all' },
  async ({ browser }) => {
    const { id } = await createSubmittedApplication(await createClient('author'), 'Тропы Каратау')
    const chief = await openSignedInBrowser(browser, 'initiator')
    await openReview(chief, id)
    await expect(getReviewedDocument(chief, t, 'manuscript')).toBeVisible()
    for (const key of ['ArrowDown', 'a', 'ArrowDown', 'a', 'ArrowDown', 'a', 'ArrowDown', 'r'])
      await chief.keyboard.press(key)
    const reasonField = getReviewedDocument(chief, t, 'review_1').getByRole('textbox', {
      name: t('applications:decision.why'),
    })
    await expect(reasonField).toBeFocused()
    await chief.keyboard.type('Рецензия без подписи')
    await chief.keyboard.press('Control+Enter')
    const sendButton = chief.getByRole('dialog').getByRole('button', { name: t('applications:review.send.revision') })
    await expect(sendButton).toBeVisible()
    for (let tabs = 0; tabs < 9 && !(await sendButton.evaluate((one) => one === document.activeElement)); tabs += 1)
      await chief.keyboard.press('Tab')
    await chief.keyboard.press('Enter')
    await expect(chief.getByRole('dialog')).toBeHidden()
    await expect(chief.getByText(t('applications:decision.refused.revision'))).toBeVisible()
  },
)

test('An editor saves a view of the list, opens it again and removes it', { tag: '@all' }, async ({ browser }) => {
  const chief = await openSignedInBlankPage(browser, 'initiator')
  await chief.goto(`${portalUrl('staff')}/app/initiator/applications`)
  const label = t('tables:views.label')
  await chief.getByRole('button', { name: t('applications:list.views.all') }).click()
  await chief.getByRole('menuitemradio', { name: t('applications:list.views.waiting') }).click()
  await expect(chief).toHaveURL(/status=in(\+|%20)process&sort_by=due&sort_dir=asc/)
  await chief.getByRole('searchbox', { name: t('applications:list.search') }).fill('а')
  await expect(chief).toHaveURL(/search=/)
  await chief.getByRole('button', { name: label }).click()
  await chief.getByRole('menuitem', { name: t('tables:views.save') }).click()
  const dialog = chief.getByRole('dialog', { name: t('tables:views.save') })
  await dialog.getByRole('textbox', { name: t('tables:views.name') }).fill('Мои на «а»')
  await dialog.getByRole('button', { name: t('tables:views.keep') }).click()
  const address = chief.url()
  await chief.goto(`${portalUrl('staff')}/app/initiator/applications`)
  await chief.getByRole('button', { name: t('applications:list.views.all') }).click()
  await chief.getByRole('menuitemradio', { name: 'Мои на «а»' }).click()
  await expect(chief.getByRole('searchbox', { name: t('applications:list.search') })).toHaveValue('а')
  expect(new URL(chief.url()).searchParams.get('status')).toBe(new URL(address).searchParams.get('status'))

  await chief.getByRole('button', { name: 'Мои на «а»' }).click()
  await chief.getByRole('menuitem', { name: t('tables:views.remove', { name: 'Мои на «а»' }) }).click()
  await expect(chief.getByRole('button', { name: label })).toBeVisible()
})
