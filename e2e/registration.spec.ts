import { expect } from '@playwright/test'
import { expectAccessible } from './support/accessibility.ts'
import { portalUrl } from './support/addresses.ts'
import { createClient } from './support/client.ts'
import { readLettersTo } from './support/mail.ts'
import { getTranslator, openAnonymousBrowser } from './support/browsers.ts'
import { test } from './support/test.ts'

const t = getTranslator('ru')

/** Returns the confirmation link in an e-mail to an address; undefined until the e-mail has been sent. */
const findConfirmationLink = (email: string): string | undefined =>
  /\/confirm\?token=[\w-]+/.exec(readLettersTo(email).join('\n'))?.[0]

test('An author registers, confirms the e-mail and agrees to be a book’s co-author', async ({ browser }) => {
  const [email, password, name] = ['botagoz@example.kz', 'Jazushy-of-books-1', 'Ботагөз Серікқызы']
  const page = await openAnonymousBrowser(browser)
  await test.step('The author registers and is asked to check their e-mail', async () => {
    await page.goto(`${portalUrl('author')}/register`)
    await page.getByRole('textbox', { name: t('session:fields.name') }).fill(name)
    await page.getByRole('textbox', { name: t('session:fields.email') }).fill(email)
    await page.getByRole('textbox', { name: t('session:fields.password'), exact: true }).fill(password)
    await page.getByRole('checkbox', { name: t('privacy:agree') }).check()
    await page.getByRole('button', { name: t('registration:register.submit'), exact: true }).click()
    await expect(page.getByText(t('registration:register.sentTitle'))).toBeVisible()
  })

  await test.step('The author opens the link and enters the chosen password', async () => {
    await expect.poll(() => findConfirmationLink(email)).toBeDefined()
    await page.goto(`${portalUrl('author')}${findConfirmationLink(email)}`)
    await expect(page.getByRole('heading', { level: 1, name: t('registration:confirm.title') })).toBeVisible()
    await page.getByRole('textbox', { name: t('session:fields.password'), exact: true }).fill(password)
    await page.getByRole('button', { name: t('registration:confirm.submit'), exact: true }).click()
    await page.waitForURL('**/app/author/home')
  })

  await test.step('The author is asked whether a book is theirs too, and agrees', async () => {
    const submitter = await createClient('author')
    const { authors } = await submitter.call('GET /api/applications/create', { query: { search: name } })
    const [manuscript, department_conclusion, scientific_council_conclusion, review_1] = await Promise.all([
      submitter.upload('manuscript'),
      submitter.upload('conclusion'),
      submitter.upload('council'),
      submitter.upload('review'),
    ])
    const { application } = await submitter.call('POST /api/applications/create', {
      body: {
        book_name: 'Книга двух авторов',
        language: 'ru',
        budget_source: 'self',
        agreed: true,
        exist_authors: [submitter.user.id, ...authors.map(({ id }) => id)],
        manuscript,
        department_conclusion,
        scientific_council_conclusion,
        review_1,
      },
    })
    await page.goto(`${portalUrl('author')}/app/author/application-details/${application.id}`)
    const consentText = page.getByText(t('applications:consent.title', { name: submitter.user.name }))
    await expect(consentText).toBeVisible()
    await expect(page.getByRole('link', { name: t('applications:details.edit') })).toBeHidden()
    await page.getByRole('button', { name: t('applications:consent.agree'), exact: true }).click()
    await expect(consentText).toBeHidden()
    await expect(page.getByRole('link', { name: t('applications:details.edit') })).toBeVisible()
  })
})

test('A partner registers with their organisation and requests their first order at once', async ({ browser }) => {
  const [email, password] = ['zakup@alatau-kitap.example', 'Kitap-zakaz-1']
  const page = await openAnonymousBrowser(browser)
  await page.goto(`${portalUrl('partner')}/register`)
  await page.getByRole('textbox', { name: t('session:fields.name') }).fill('Алма Сейіт')
  await page.getByRole('textbox', { name: t('session:fields.organization') }).fill('ТОО «Алатау кітап»')
  await page.getByRole('textbox', { name: t('session:fields.bin') }).fill('170240990002')
  await page.getByRole('textbox', { name: t('session:fields.email') }).fill(email)
  await page.getByRole('textbox', { name: t('session:fields.password'), exact: true }).fill(password)
  await page.getByRole('checkbox', { name: t('privacy:agree') }).check()
  await page.getByRole('button', { name: t('registration:register.submit'), exact: true }).click()
  await expect(page.getByText(t('registration:register.sentTitle'))).toBeVisible()
  await expect.poll(() => findConfirmationLink(email)).toBeDefined()
  await page.goto(`${portalUrl('partner')}${findConfirmationLink(email)}`)
  await page.getByRole('textbox', { name: t('session:fields.password'), exact: true }).fill(password)
  await page.getByRole('button', { name: t('registration:confirm.submit'), exact: true }).click()
  await page.waitForURL('**/app/partner/home')

  // Nothing is due yet, so the home screen offers to calculate a print run. A single dialog requests the print run.
  await expect(page.getByText(t('partner-home:nothingDue'))).toBeVisible()
  await expectAccessible(page)
  await page
    .getByRole('link', { name: t('offer-words:ask') })
    .first()
    .click()
  await page.getByRole('button', { name: t('calculator:request') }).click()
  const dialog = page.getByRole('dialog', { name: t('offer-words:ask') })
  await dialog.getByRole('textbox', { name: t('offers:item.name') }).fill('Алатау аңыздары')
  await dialog.getByRole('button', { name: t('offers:ask.send') }).click()
  await expect(page).toHaveURL(/\/app\/partner\/offers\?offer=\d+/)
  const order = page.getByRole('dialog', { name: 'ТОО «Алатау кітап»' })
  await expect(order.getByText(t('offers:asked.own')).first()).toBeVisible()
})
