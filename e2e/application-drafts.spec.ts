import { expect, type Page } from '@playwright/test'
import { portalUrl } from './support/addresses.ts'
import { expectAccessible } from './support/accessibility.ts'
import {
  acceptTerms,
  attachDocuments,
  describeBook,
  getDocumentInput,
  getDocumentSlot,
  openReviewStep,
  addAuthors,
  submitApplication,
  getTitleField,
} from './support/application.ts'
import { createClient } from './support/client.ts'
import { files } from './support/files.ts'
import { openSignedInBrowser, getTranslator } from './support/browsers.ts'
import { test } from './support/test.ts'

const t = getTranslator('ru')
const openApplications = (page: Page) => page.goto(`${portalUrl('author')}/app/author/applications`)
const openNewApplication = (page: Page) => page.goto(`${portalUrl('author')}/app/author/applications/new`)
const getDraftSavedNote = (page: Page) => page.getByText(t('applications:form.draftSaved', { time: '' }).trim())
const getContinueLink = (page: Page, title: string) =>
  page.getByRole('link', { name: t('applications:draft.continueNamed', { title }) })
const getConclusionFields = (page: Page) =>
  page.getByRole('group', {
    name: t('applications:form.conclusion.of', { document: t('applications:document.department_conclusion') }),
  })

test('An author starts an application on one device, and finishes and sends it on another', async ({ browser }) => {
  test.slow()
  const title = 'Озёра Мангистау'
  const [desk, laptop] = [await openSignedInBrowser(browser, 'author'), await openSignedInBrowser(browser, 'author')]

  await test.step('The author fills in the book, its authors and the documents on the first device', async () => {
    await openNewApplication(desk)
    await describeBook(desk, t, title)
    await addAuthors(desk, t)
    await attachDocuments(desk, t)
    await getConclusionFields(desk)
      .getByRole('textbox', { name: t('applications:form.conclusion.number') })
      .fill('7')
    const day = getConclusionFields(desk).getByRole('textbox', { name: t('applications:form.conclusion.date') })
    await day.fill('14.10.2026')
    await day.press('Tab')
    await expect(getDraftSavedNote(desk)).toBeVisible()
    await expectAccessible(desk)
    await expect(desk).toHaveURL(/draft=\d+$/)
  })

  await test.step('The draft opens on the second device at the step where the author stopped', async () => {
    await openApplications(laptop)
    await getContinueLink(laptop, title).click()
    await expect(laptop.getByRole('heading', { level: 2, name: t('applications:form.files.title') })).toBeVisible()
    await expect(getDocumentSlot(laptop, t, 'manuscript')).toContainText(files.manuscript.name)
    await expect(
      getConclusionFields(laptop).getByRole('textbox', { name: t('applications:form.conclusion.number') }),
    ).toHaveValue('7')
    await acceptTerms(laptop, t)
    await expect(laptop.getByText(/№\s7\sот\s14\sоктября\s2026/)).toBeVisible()
  })

  await test.step('The author reads the contract from the form and agrees to it there', async () => {
    await laptop.getByRole('checkbox', { name: t('applications:form.agreement') }).uncheck()
    await submitApplication(laptop, t)
    await expect(laptop.getByText(t('applications:problem.mustAgree')).first()).toBeVisible()
    await laptop.getByRole('button', { name: t('applications:contract.open') }).click()
    const contract = laptop.getByRole('dialog', { name: t('applications:contract.title') })
    await expect(contract).toContainText(t('applications:contract.rights.title'))
    await contract.getByRole('button', { name: t('applications:contract.agree') }).click()
    await expect(laptop.getByRole('checkbox', { name: t('applications:form.agreement') })).toBeChecked()
    await submitApplication(laptop, t)
    await expect(laptop.getByRole('heading', { level: 1, name: title })).toBeVisible()
  })

  await test.step('The application is no longer a draft, and its tech card starts with the protocol', async () => {
    await openApplications(laptop)
    await expect(laptop.getByRole('link', { name: title })).toBeVisible()
    await expect(getContinueLink(laptop, title)).toHaveCount(0)
    const chief = await createClient('initiator')
    const { applications: found } = await chief.call('GET /api/applications', { query: { search: title } })
    const id = found[0]?.id ?? 0
    await chief.call('POST /api/applications/{id}/status', { params: { id }, body: { status: 'accepted' } })
    const { application } = await chief.call('GET /api/tech-cards/create', { query: { applicationId: id } })
    expect(application?.department_protocol).toEqual({ number: '7', date: '2026-10-14' })
  })
})

test('An author edits one draft on two devices, keeps both changes and resolves a conflict', async ({ browser }) => {
  const title = 'Пески Таукум'
  const { draft } = await (
    await createClient('author')
  ).call('POST /api/application-drafts', { body: { book_name: title } })
  const [desk, laptop] = [await openSignedInBrowser(browser, 'author'), await openSignedInBrowser(browser, 'author')]
  for (const page of [desk, laptop]) {
    await page.goto(`${portalUrl('author')}/app/author/applications/new?draft=${draft.id}`)
    // The draft opens at its first incomplete step, which is the files.
    const steps = page.getByRole('navigation', { name: t('applications:form.steps.label') })
    await steps.getByRole('button', { name: t('applications:form.steps.book') }).click()
    await expect(getTitleField(page, t)).toHaveValue(title)
  }
  const getAnnotationField = (page: Page) =>
    page.getByRole('textbox', { name: t('applications:form.book.annotation_rus'), exact: true })
  const readDraft = async () =>
    (await (await createClient('author')).call('GET /api/application-drafts')).drafts.find(({ id }) => id === draft.id)
  await getAnnotationField(desk).fill('О песках')
  await getTitleField(desk, t).fill(`${title}, первый`)
  await expect.poll(readDraft).toMatchObject({ annotation_rus: 'О песках', book_name: `${title}, первый` })

  await getTitleField(laptop, t).fill(`${title}, второй`)
  await expect(
    laptop.getByText(t('applications:draft.clash', { field: t('applications:form.book.bookName') })),
  ).toBeVisible()
  await expect(getAnnotationField(laptop)).toHaveValue('О песках')
  await laptop.getByRole('button', { name: t('applications:draft.mine') }).click()
  await expect.poll(readDraft).toMatchObject({ annotation_rus: 'О песках', book_name: `${title}, второй` })
})

test('An author cannot leave an incomplete step or send the application before the review', async ({ browser }) => {
  const page = await openSignedInBrowser(browser, 'author')
  await openNewApplication(page)
  const submit = page.getByRole('button', { name: t('applications:form.submit'), exact: true })
  await page.getByRole('button', { name: t('applications:form.next.authors') }).click()
  await expect(getTitleField(page, t)).toBeFocused()
  await expect(getTitleField(page, t)).toHaveAccessibleDescription(t('applications:problem.required_book_name'))
  await getTitleField(page, t).fill('Сопки Бетпак-Далы')
  await page.getByRole('button', { name: t('applications:form.next.authors') }).click()
  await page.getByRole('button', { name: t('applications:form.next.files') }).click()
  await expect(submit).toHaveCount(0)
  await openReviewStep(page, t)
  await expect(page.getByRole('heading', { level: 2, name: t('applications:form.files.title') })).toBeVisible()
  await expect(getDocumentInput(page, t, 'manuscript')).toHaveAttribute('aria-invalid', 'true')
  await expect(submit).toHaveCount(0)
})

test('An author deletes a draft after confirming a question that names what is lost', async ({ browser }) => {
  const title = 'Балки Мугоджар'
  await (await createClient('author')).call('POST /api/application-drafts', { body: { book_name: title } })
  const page = await openSignedInBrowser(browser, 'author', { at: 'applications' })
  await expect(getContinueLink(page, title)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: t('applications:draft.removeNamed', { title }) }).click()
  const question = page.getByRole('alertdialog', { name: t('applications:draft.removeTitle', { title }) })
  await expect(question).toContainText(t('applications:draft.removeText'))
  await question.getByRole('button', { name: t('applications:draft.remove'), exact: true }).click()
  await expect(getContinueLink(page, title)).toHaveCount(0)
})
