import { expect, type Page } from '@playwright/test'
import { expectAccessible } from './support/accessibility.ts'
import { createClient } from './support/client.ts'
import { openSignedInBrowser, getTranslator } from './support/browsers.ts'
import { createCardAtStage } from './support/fixtures.ts'
import { test } from './support/test.ts'

const ru = getTranslator('ru')
const kz = getTranslator('kz')
const getSearchField = (page: Page, t: typeof ru) => page.getByRole('combobox', { name: t('patterns:palette.title') })
const getResultGroup = (page: Page, name: string) => page.getByRole('group', { name, exact: true })

/** Returns the title of a book that does not belong to the demo author. */
async function findTitleOfAnotherAuthor(): Promise<string> {
  const [author, supervisor] = await Promise.all([createClient('author'), createClient('supervisor')])
  const fetchTitles = async (who: typeof author) =>
    (await who.call('GET /api/tech-cards', { query: { per_page: 100 } })).techcards.map(({ book_name }) => book_name)
  const [ownTitles, allTitles] = await Promise.all([fetchTitles(author), fetchTitles(supervisor)])
  const found = allTitles.find((title) => !ownTitles.includes(title))
  if (!found) throw new Error('Every book is the author’s')
  return found
}

test('Staff find a book by keyboard despite typing mistakes, and an author finds only their books', async ({
  browser,
}) => {
  const title = 'Қаратау жәдігерлері'
  const { id } = await createCardAtStage('project', title)
  const titleOfAnotherAuthor = await findTitleOfAnotherAuthor()
  const supervisor = await openSignedInBrowser(browser, 'supervisor')
  const field = getSearchField(supervisor, ru)
  const books = getResultGroup(supervisor, ru('search:kind.techcard'))
  const searchFor = async (words: string) => {
    await supervisor.keyboard.press('Control+k')
    await expect(field).toBeFocused()
    await supervisor.keyboard.type(words)
  }

  await searchFor('каратау')
  await expect(books.getByRole('option', { name: title })).toBeVisible()
  await expect(supervisor.getByRole('complementary', { name: title })).toContainText(ru('tech-cards:number', { id }))
  await expectAccessible(supervisor)
  await supervisor.keyboard.press('Enter')
  await expect(supervisor.getByRole('heading', { level: 1, name: title })).toBeVisible()

  // The next search starts with the recently opened results.
  await supervisor.keyboard.press('Control+k')
  await expect(getResultGroup(supervisor, ru('patterns:palette.recent')).getByRole('option').first()).toBeVisible()
  await supervisor.keyboard.type('каратау жадыгерлэри')
  await expect(books.getByText(ru('patterns:palette.near'))).toBeVisible()
  await supervisor.keyboard.press('Tab')
  await expect(supervisor.getByRole('tab', { selected: true })).toContainText(ru('search:kind.techcard'))
  await supervisor.keyboard.press('Escape')
  await expect(field).toHaveValue('')

  await supervisor.keyboard.type(`TK-${id}`)
  await expect(books.getByRole('option').first()).toContainText(title)
  await expect(
    supervisor.getByRole('option', { name: ru('search:action.move', { card: ru('tech-cards:number', { id }) }) }),
  ).toBeVisible()
  await supervisor.keyboard.press('Escape')
  await supervisor.keyboard.type(`>${ru('shell:theme.dark')}`)
  await supervisor.keyboard.press('Enter')
  await expect(supervisor.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect(field).toBeHidden()
  await supervisor.keyboard.press('?')
  const shortcutsDialog = supervisor.getByRole('dialog', { name: ru('patterns:keyboard.title') })
  await expect(shortcutsDialog.getByRole('row', { name: new RegExp(ru('search:keys.search')) })).toBeVisible()
  // People who use voice control can turn single-key shortcuts off, and find the list of shortcuts in the search.
  const singleKeySwitch = shortcutsDialog.getByRole('switch', { name: ru('patterns:keyboard.single') })
  await singleKeySwitch.press('Space')
  await supervisor.keyboard.press('Escape')
  await expect(shortcutsDialog).toBeHidden()
  await supervisor.reload()
  await expect(supervisor.getByRole('heading', { level: 1 })).toBeVisible()
  await supervisor.keyboard.press('?')
  await supervisor.keyboard.press('Control+k')
  await expect(field).toBeFocused()
  await expect(shortcutsDialog).toHaveCount(0)
  await supervisor.keyboard.type(`>${ru('search:keys.help')}`)
  await supervisor.keyboard.press('Enter')
  await expect(singleKeySwitch).not.toBeChecked()
  await singleKeySwitch.press('Space')
  await supervisor.keyboard.press('Escape')
  await supervisor.keyboard.press('?')
  await expect(singleKeySwitch).toBeChecked()
  await supervisor.keyboard.press('Escape')
  await expect(shortcutsDialog).toBeHidden()
  const readRecentResults = () => supervisor.evaluate(() => localStorage.getItem('press.recent'))
  await expect.poll(readRecentResults).toContain(`/techcards/${id}`)
  await supervisor.getByRole('button', { name: new RegExp(ru('shell:header.profile')) }).press('Enter')
  await supervisor.getByRole('menuitem', { name: ru('shell:header.signOut') }).press('Enter')
  await expect(supervisor).toHaveURL(/\/$/)
  await expect.poll(readRecentResults).toBeNull()

  const author = await openSignedInBrowser(browser, 'author', { locale: 'kz', phone: 390 })
  await author.getByRole('button', { name: new RegExp(kz('patterns:palette.title')) }).tap()
  await getSearchField(author, kz).fill(title)
  await getResultGroup(author, kz('search:kind.techcard')).getByRole('option', { name: title }).tap()
  await expect(author).toHaveURL(new RegExp(`/booktracking/${id}`))
  await author.getByRole('button', { name: new RegExp(kz('patterns:palette.title')) }).tap()
  await getSearchField(author, kz).fill(titleOfAnotherAuthor)
  await expect(author.getByText(kz('patterns:palette.empty', { query: titleOfAnotherAuthor }))).toBeVisible()
  await expectAccessible(author)
})
