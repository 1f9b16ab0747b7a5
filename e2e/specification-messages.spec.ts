import type { RoleKey } from '@press/domain'
import { expect, type Page } from '@playwright/test'
import { portalUrl } from './support/addresses.ts'
import { boardPath, getCard } from './support/board.ts'
import { signedIn, getTranslator } from './support/browsers.ts'
import { createCardAtStage, createOfferedLayout } from './support/fixtures.ts'
import { test } from './support/test.ts'

/*
 * The tests of this file compare the messages of boards and tech cards with the specification (§4, §8). conflicts.spec.ts covers
 * two people who edit the same card. book-rating.spec.ts covers ratings and unavailable cards.
 */
const t = getTranslator('en')
const staff = portalUrl('staff')
const failing = { status: 500, json: { error: { code: 'internal', message: 'The server is down' } } }
/** Checks that a message is visible in a toast, a bar or next to a field. */
const expectMessage = (page: Page, words: string | RegExp) => expect(page.getByText(words).last()).toBeVisible()

type EnterAs = (role: RoleKey) => Promise<Page>
const cases: readonly [message: string, of: string, shows: (as: EnterAs) => Promise<void>][] = [
  [
    'You are not allowed to move tech cards',
    'a printer lifts a card',
    async (as) => {
      const { book_name } = await createCardAtStage('typography', 'Бархан')
      const page = await as('typography')
      await page.goto(`${staff}${boardPath('typography')}?search=${encodeURIComponent(book_name)}`)
      await getCard(page, t, 'typography', book_name).getByRole('link').focus()
      await page.keyboard.press('Space')
      await expectMessage(page, /You are not allowed to move tech cards/)
    },
  ],
  [
    'Invalid move, dragging only allowed between specific columns',
    'accounting lifts a card where no column of theirs takes it',
    async (as) => {
      const { book_name } = await createCardAtStage('typography', 'Шақпақ')
      const page = await as('accounting')
      await page.goto(`${staff}${boardPath('accounting')}?search=${encodeURIComponent(book_name)}`)
      await getCard(page, t, 'typography', book_name).getByRole('link').focus()
      await page.keyboard.press('Space')
      await expectMessage(page, 'Invalid move, dragging only allowed between specific columns')
    },
  ],
  [
    'TechCard updated successfully',
    'a chief editor changes a field of the passport',
    async (as) => {
      const { id } = await createCardAtStage('editor', 'Су')
      const page = await as('initiator')
      await page.goto(`${staff}/app/initiator/techcards/${id}/edit?section=edition`)
      const ISBN = page.getByRole('textbox', { name: t('tech-cards:field.ISBN') })
      await ISBN.fill('978-601-04-6612-8')
      await ISBN.press('Tab')
      const saving = page.getByRole('region', { name: t('tech-cards:editor.label') }).getByRole('status')
      await expect(saving).toContainText(/\d:\d\d/)
      await page.getByRole('button', { name: t('tech-cards:editor.done') }).click()
      await expectMessage(page, 'TechCard updated successfully')
    },
  ],
  [
    'Failed to update TechCard',
    'the server does not take a field of the passport',
    async (as) => {
      const { id } = await createCardAtStage('editor', 'От')
      const page = await as('initiator')
      await page.goto(`${staff}/app/initiator/techcards/${id}/edit?section=edition`)
      const ISBN = page.getByRole('textbox', { name: t('tech-cards:field.ISBN') })
      await page.route(`**/api/tech-cards/${id}/edit`, (route) =>
        route.request().method() === 'POST' ? route.fulfill(failing) : route.continue(),
      )
      await ISBN.fill('978-601-04-6612-8')
      await ISBN.press('Tab')
      await expectMessage(page, /Failed to update TechCard/)
    },
  ],
  [
    'Error: TechCard ID is missing or incorrect',
    'an address has no number of a card',
    async (as) => {
      const page = await as('initiator')
      for (const path of ['techcards/abc', 'techcards/0/edit']) {
        await page.goto(`${staff}/app/initiator/${path}`)
        await expectMessage(page, 'Error: TechCard ID is missing or incorrect')
      }
    },
  ],
  [
    'Error saving work type',
    'the server does not take a work of a project',
    async (as) => {
      const { project } = await createOfferedLayout('Ай')
      const page = await as('pm')
      await page.goto(`${staff}/app/project-manager/project-details/${project}`)
      await page.route(`**/api/project/${project}/work_types`, (route) =>
        route.request().method() === 'POST' ? route.fulfill(failing) : route.continue(),
      )
      await page.getByRole('button', { name: t('projects:work.add') }).click()
      const dialog = page.getByRole('dialog', { name: t('projects:work.newTitle') })
      await dialog.getByRole('combobox', { name: t('projects:work.field.name') }).selectOption('index')
      await dialog.getByRole('button', { name: t('projects:work.add') }).click()
      await expectMessage(page, 'Error saving work type: The server is down')
    },
  ],
]

for (const [message, of, shows] of cases)
  test(`“${message}” is shown when ${of}`, async ({ browser }) => {
    await shows((role) => signedIn(browser, role, { locale: 'en' }))
  })
