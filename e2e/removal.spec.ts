import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { newestConsent } from '@press/domain'
import { expectAccessible } from './support/accessibility.ts'
import { portalUrl } from './support/addresses.ts'
import { createClient } from './support/client.ts'
import { runStatement } from './support/database.ts'
import { readLettersTo } from './support/mail.ts'
import { openSignedInBlankPage, getTranslator, openAnonymousBrowser } from './support/browsers.ts'
import { expectAnnounced } from './support/announcements.ts'
import { test } from './support/test.ts'

const t = getTranslator('ru')
const url = portalUrl('author')
const password = 'Jazushy-of-books-3'

/** Registers an account and opens its settings. */
async function registerAccount(page: Page, name: string, email: string): Promise<{ id: number; token: string }> {
  const body = JSON.stringify({ role: 'author', name, email, password, consent: newestConsent.account })
  await fetch(`${url}/api/register`, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
  const findConfirmationLink = (): string | undefined =>
    /\/confirm\?token=[\w-]+/.exec(readLettersTo(email).join('\n'))?.[0]
  await expect.poll(findConfirmationLink).toBeDefined()
  await page.goto(`${url}${findConfirmationLink()}`)
  await page.getByLabel(t('session:fields.password'), { exact: true }).fill(password)
  await page.getByRole('button', { name: t('registration:confirm.submit'), exact: true }).click()
  await page.waitForURL('**/app/author/home')
  const storedValues = await page.evaluate(() => [
    localStorage.getItem('press.user'),
    localStorage.getItem('press.token'),
  ])
  await page.goto(`${url}/app/author/profile-setting`)
  return { id: (JSON.parse(storedValues[0] ?? '{}') as { id: number }).id, token: storedValues[1] ?? '' }
}

test('An author is removed at their own request, and the press keeps the book and messages', async ({ browser }) => {
  const email = 'aigerim@example.kz'
  const [name, title] = ['Әйгерім Сапар', 'Соңғы кітап']
  const page = await openAnonymousBrowser(browser)
  const author = await registerAccount(page, name, email)
  const chief = await createClient('initiator')
  const manager = await createClient('pm')

  const { techcard } = await chief.call('POST /api/tech-cards/create', {
    body: {
      book_name: title,
      edition_type: 'textbook',
      work_types: ['editing'],
      created_date: '2026-11-01',
      appointment_date: '2026-11-02',
      authors: [{ id: author.id, name, email, phone: '' }],
      project_manager_id: manager.user.id,
    },
  })
  const { conversation } = await chief.call('POST /api/conversations', {
    body: { type: 'private', user_ids: [author.id] },
  })
  const response = await fetch(`${url}/api/messages`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${author.token}` },
    body: JSON.stringify({ conversation_id: conversation.id, client_id: randomUUID(), content: 'Рақмет сізге' }),
  })
  expect(response.ok).toBe(true)

  const askButton = page.getByRole('button', { name: t('privacy:removal.ask') })
  await test.step('The author requests removal and is refused because a book is open', async () => {
    await page.reload()
    await askButton.click()
    const dialog = page.getByRole('dialog')
    const book = dialog.getByRole('link', { name: t('privacy:removal.open.books', { name: title }) })
    await expect(book).toHaveAttribute('href', new RegExp(`/app/author/booktracking/${techcard.id}$`))
    await expectAccessible(page)
    await dialog
      .getByRole('button', { name: t('privacy:removal.close'), exact: true })
      .last()
      .click()
  })

  // Archives the book directly in the database, because making a book takes months.
  await runStatement('update tech_cards set is_archieve = true where id = $1', [techcard.id])
  const requestRemoval = async () => {
    await askButton.click()
    const question = page.getByRole('alertdialog')
    await expect(question).toContainText(t('privacy:what.authorship'))
    await question.getByRole('button', { name: t('privacy:removal.confirm') }).click()
    const identityDialog = page.getByRole('dialog')
    await identityDialog.getByLabel(t('profile:confirm.password'), { exact: true }).fill(password)
    await identityDialog.getByRole('button', { name: t('privacy:removal.confirm'), exact: true }).click()
    await expectAnnounced(page, t('privacy:removal.asked'))
  }
  const withdrawButton = page.getByRole('button', { name: t('privacy:removal.withdraw') })

  await test.step('The author requests removal again and withdraws the request', async () => {
    await page.reload()
    await requestRemoval()
    await withdrawButton.click()
    await expectAnnounced(page, t('privacy:removal.withdrawn'))
    await expect(askButton).toBeVisible()
  })

  await test.step('The author requests removal once more, and HR sees the request', async () => {
    await requestRemoval()
    await expect(withdrawButton).toBeVisible()
    await expectAccessible(page)
    const hr = await openSignedInBlankPage(browser, 'hr')
    await hr.goto(`${portalUrl('staff')}/app/hr/users`)
    await expect(hr.getByRole('heading', { name: t('privacy:removal.listTitle') })).toBeVisible()
    await expect(hr.getByRole('link', { name, exact: true }).first()).toBeVisible()
    await expectAccessible(hr)
  })

  await test.step('After the waiting period the account is removed and cannot sign in', async () => {
    await runStatement("update jobs set run_at = now() where kind = 'removal'")
    await runStatement("select pg_notify('press_jobs', '')")
    await expect
      .poll(() => readLettersTo(email).some((letter) => letter.includes('профиль и реквизиты удалены')))
      .toBe(true)
    await page.goto(`${url}/`)
    await page.getByRole('textbox', { name: t('session:fields.email') }).fill(email)
    await page.getByLabel(t('session:fields.password'), { exact: true }).fill(password)
    await page.getByRole('button', { name: t('session:signIn.submit'), exact: true }).click()
    await expect(page.getByText(t('errors:invalidCredentials'))).toBeVisible()
  })

  await test.step('Colleagues still see the book with its author and the messages', async () => {
    const colleague = await openSignedInBlankPage(browser, 'initiator')
    const app = `${portalUrl('staff')}/app/initiator`
    await colleague.goto(`${app}/techcards/${techcard.id}`)
    await expect(colleague.getByText(name).first()).toBeVisible()
    await colleague.goto(`${app}/chat?id=${conversation.id}`)
    await expect(colleague.getByText('Рақмет сізге').first()).toBeVisible()
    await expect(colleague.getByText(t('privacy:removedPerson')).first()).toBeVisible()
  })
})
