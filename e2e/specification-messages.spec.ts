import type { RoleKey } from '@press/domain'
import { expect, type Page } from '@playwright/test'
import { portalUrl } from './support/addresses.ts'
import { getBoardPath, getCard } from './support/board.ts'
import { openSignedInBlankPage, getTranslator } from './support/browsers.ts'
import { createCardAtStage, createOfferedLayout } from './support/fixtures.ts'
import { test } from './support/test.ts'

/*
 * The tests of this file compare the messages of boards and tech cards with the specification (§4, §8). conflicts.spec.ts covers
 * two people who edit the same card. book-rating.spec.ts covers ratings and unavailable cards.
 */
const t = getTranslator('en')
const staff = portalUrl('staff')
const failedResponse = { status: 500, json: { error: { code: 'internal', message: 'The server is down' } } }
/** Checks that a message is visible in a toast, a bar or next to a field. */
const expectMessage = (page: Page, words: string | RegExp) => expect(page.getByText(words).last()).toBeVisible()

type EnterAs = (role: RoleKey) => Promise<Page>
const cases: readonly [message: string, of: string, shows: (enterAs: EnterAs) => Promise<void>][] = [
  [
    'You are not allowed to move tech cards',
    'a printer lifts a card',
    async (enterAs) => {
      const { book_name } = await createCardAtStage('typography', 'Бархан')
      const page = await enterAs('typography')
      await page.goto(`${staff}${getBoardPath('typography')}?search=${encodeURIComponent(book_name)}`)
      await getCard(page, t, 'typography', book_name).getByRole('link').focus()
      await page.keyboard.press('Space')
      await expectMessage(page, /You are not allowed to move tech cards/)
    },
  ],
  [
    'Invalid move, dragging only allowed between specific columns',
    'accounting lifts a card where no column of theirs takes it',
    async (enterAs) => {
      const { book_name } = await createCardAtStage('typography', 'Шақпақ')
      const page = await enterAs('accounting')
      await page.goto(`${staff}${getBoardPath('accounting')}?search=${encodeURIComponent(book_name)}`)
      await getCard(page, t, 'typography', book_name).getByRole('link').focus()
      await page.keyboard.press('Space')
      await expectMessage(page, 'Invalid move, dragging only allowed between specific columns')
    },
  ],
  [
    'TechCard updated successfully',
    'a chief editor changes a field of the passport',
    async (enterAs) => {
      const { id } = await createCardAtStage('editor', 'Су')
      const page = await enterAs('initiator')
      await page.goto(`${staff}/app/initiator/techcards/${id}/edit?section=edition`)
      const ISBN = page.getByRole('textbox', { name: t('tech-cards:field.ISBN') })
      await ISBN.fill('978-601-04-6612-8')
      await ISBN.press('Tab')
      const savingStatus = page.getByRole('region', { name: t('tech-cards:editor.label') }).getByRole('status')
      await expect(savingStatus).toContainText(/\d:\d\d/)
      await page.getByRole('button', { name: t('tech-cards:editor.done') }).click()
      await expectMessage(page, 'TechCard updated successfully')
    },
  ],
  [
    'Failed to update TechCard',
    'the server does not take a field of the passport',
    async (enterAs) => {
      const { id } = await createCardAtStage('editor', 'От')
      const page = await enterAs('initiator')
      await page.goto(`${staff}/app/initiator/techcards/${id}/edit?section=edition`)
      const ISBN = page.getByRole('textbox', { name: t('tech-cards:field.ISBN') })
      await page.route(`**/api/tech-cards/${id}/edit`, (route) =>
        route.request().method() === 'POST' ? route.fulfill(failedResponse) : route.continue(),
      )
      await ISBN.fill('978-601-04-6612-8')
      await ISBN.press('Tab')
      await expectMessage(page, /Failed to update TechCard/)
    },
  ],
  [
    'Error: TechCard ID is missing or incorrect',
    'an address has no number of a card',
    async (enterAs) => {
      const page = await enterAs('initiator')
      for (const path of ['techcards/abc', 'techcards/0/edit']) {
        await page.goto(`${staff}/app/initiator/${path}`)
        await expectMessage(page, 'Error: TechCard ID is missing or incorrect')
      }
    },
  ],
  [
    'Error saving work type',
    'the server does not take a work of a project',
    async (enterAs) => {
      const { project } = await createOfferedLayout('Ай')
      const page = await enterAs('pm')
      await page.goto(`${staff}/app/project-manager/project-details/${project}`)
      await page.route(`**/api/project/${project}/work_types`, (route) =>
        route.request().method() === 'POST' ? route.fulfill(failedResponse) : route.continue(),
      )
      await page.getByRole('button', { name: t('projects:work.add') }).click()
      const dialog = page.getByRole('dialog', { name: t('projects:work.newTitle') })
      await dialog.getByRole('combobox', { name: t('projects:work.field.name') }).selectOption('index')
      await dialog.getByRole('button', { name: t('projects:work.add') }).click()
      await expectMessage(page, 'Error saving work type: The server is down')
    },
  ],
]

for (const [message, situation, checkMessage] of cases)
  test(`“${message}” is shown when ${situation}`, async ({ browser }) => {
    await checkMessage((role) => openSignedInBlankPage(browser, role, { locale: 'en' }))
  })
