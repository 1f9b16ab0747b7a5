import { expect, type Page } from '@playwright/test'
import { expectAccessible } from './support/accessibility.ts'
import { createClient } from './support/client.ts'
import { openSignedInBrowser, getTranslator } from './support/browsers.ts'
import { createCardAtStage } from './support/fixtures.ts'
import { test } from './support/test.ts'

const ru = getTranslator('ru')
const kz = getTranslator('kz')
const fieldIn = (page: Page, t: typeof ru) => page.getByRole('combobox', { name: t('patterns:palette.title') })
const groupIn = (page: Page, name: string) => page.getByRole('group', { name, exact: true })

/** Returns the title of a book that does not belong to the demo author. */
async function othersTitle(): Promise<string> {
  const [author, supervisor] = await Promise.all([createClient('author'), createClient('supervisor')])
  const titlesOf = async (who: typeof author) =>
    (await who.call('GET /api/tech-cards', { query: { per_page: 100 } })).techcards.map(({ book_name }) => book_name)
  const [own, all] = await Promise.all([titlesOf(author), titlesOf(supervisor)])
  const found = all.find((title) => !own.includes(title))
  if (!found) throw new Error('Every book is the author’s')
  return found
}

test('Staff find a book by keyboard despite typing mistakes, and an author finds only their books', async ({
  browser,
}) => {
  const title = 'Қаратау жәдігерлері'
  const { id } = await createCardAtStage('project', title)
  const others = await othersTitle()
  const supervisor = await openSignedInBrowser(browser, 'supervisor')
  const field = fieldIn(supervisor, ru)
  const books = groupIn(supervisor, ru('search:kind.techcard'))
  const search = async (words: string) => {
    await supervisor.keyboard.press('Control+k')
    await expect(field).toBeFocused()
    await supervisor.keyboard.type(words)
  }

  await search('каратау')
  await expect(books.getByRole('option', { name: title })).toBeVisible()
  await expect(supervisor.getByRole('complementary', { name: title })).toContainText(ru('tech-cards:number', { id }))
  await expectAccessible(supervisor)
  await supervisor.keyboard.press('Enter')
  await expect(supervisor.getByRole('heading', { level: 1, name: title })).toBeVisible()

  // The next search starts with the recently opened results.
  await supervisor.keyboard.press('Control+k')
  await expect(groupIn(supervisor, ru('patterns:palette.recent')).getByRole('option').first()).toBeVisible()
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
  const keys = supervisor.getByRole('dialog', { name: ru('patterns:keyboard.title') })
  await expect(keys.getByRole('row', { name: new RegExp(ru('search:keys.search')) })).toBeVisible()
  // People who use voice control can turn single-key shortcuts off, and find the list of shortcuts in the search.
  const single = keys.getByRole('switch', { name: ru('patterns:keyboard.single') })
  await single.press('Space')
  await supervisor.keyboard.press('Escape')
  await expect(keys).toBeHidden()
  await supervisor.reload()
  await expect(supervisor.getByRole('heading', { level: 1 })).toBeVisible()
  await supervisor.keyboard.press('?')
  await supervisor.keyboard.press('Control+k')
  await expect(field).toBeFocused()
  await expect(keys).toHaveCount(0)
  await supervisor.keyboard.type(`>${ru('search:keys.help')}`)
  await supervisor.keyboard.press('Enter')
  await expect(single).not.toBeChecked()
  await single.press('Space')
  await supervisor.keyboard.press('Escape')
  await supervisor.keyboard.press('?')
  await expect(single).toBeChecked()
  await supervisor.keyboard.press('Escape')
  await expect(keys).toBeHidden()
  const recent = () => supervisor.evaluate(() => localStorage.getItem('press.recent'))
  await expect.poll(recent).toContain(`/techcards/${id}`)
  await supervisor.getByRole('button', { name: new RegExp(ru('shell:header.profile')) }).press('Enter')
  await supervisor.getByRole('menuitem', { name: ru('shell:header.signOut') }).press('Enter')
  await expect(supervisor).toHaveURL(/\/$/)
  await expect.poll(recent).toBeNull()

  const author = await openSignedInBrowser(browser, 'author', { locale: 'kz', phone: 390 })
  await author.getByRole('button', { name: new RegExp(kz('patterns:palette.title')) }).tap()
  await fieldIn(author, kz).fill(title)
  await groupIn(author, kz('search:kind.techcard')).getByRole('option', { name: title }).tap()
  await expect(author).toHaveURL(new RegExp(`/booktracking/${id}`))
  await author.getByRole('button', { name: new RegExp(kz('patterns:palette.title')) }).tap()
  await fieldIn(author, kz).fill(others)
  await expect(author.getByText(kz('patterns:palette.empty', { query: others }))).toBeVisible()
  await expectAccessible(author)
})
