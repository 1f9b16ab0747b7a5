import { expect, type Locator, type Page } from '@playwright/test'
import { portalUrl } from './support/addresses.ts'
import { getBoardPath, getCard } from './support/board.ts'
import { createClient } from './support/client.ts'
import { files } from './support/files.ts'
import { tabToAndPress, pressUntilFocused, tabTo, typeInto } from './support/keyboard.ts'
import { openSignedInBrowser, openSignedInBlankPage, getTranslator } from './support/browsers.ts'
import {
  createApprovedLayout,
  createCardAtStage,
  createOfferedLayout,
  createSubmittedApplication,
} from './support/fixtures.ts'
import { test } from './support/test.ts'

/* The tests of this file do the main task of each role with the keyboard alone: no click, tap, hover or `fill`. */

const t = getTranslator('ru')
const staff = portalUrl('staff')
const getButton = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** Uses the first link of the page to skip its header and menu. */
async function skipToContent(page: Page): Promise<void> {
  await tabToAndPress(page, page.getByRole('link', { name: t('shell:skipToContent') }))
  await expect(page.getByRole('main')).toBeFocused()
}

test('A chief editor accepts an application', { tag: '@all' }, async ({ browser }) => {
  const { id } = await createSubmittedApplication(await createClient('author'), 'Балбалы Улытау')
  const page = await openSignedInBlankPage(browser, 'initiator')
  await page.goto(`${staff}/app/initiator/application-details/${id}`)
  await expect(getButton(page, t('applications:review.acceptAll'))).toBeVisible()
  await skipToContent(page)
  await tabToAndPress(page, getButton(page, t('applications:review.acceptAll')))
  const sendButtonName = { name: t('applications:review.send.accepted') }
  await tabToAndPress(page, page.getByRole('button', sendButtonName))
  const letter = page.getByRole('dialog')
  await tabToAndPress(page, letter.getByRole('button', sendButtonName))
  await expect(letter).toBeHidden()
  await expect(page.getByText(t('domain:applicationStatus.accepted')).first()).toBeVisible()
})

test('A manager moves a book to the next stage from its card', { tag: '@all' }, async ({ browser }) => {
  const { id } = await createCardAtStage('process', 'Курганы Берели')
  const page = await openSignedInBlankPage(browser, 'pm')
  await page.goto(`${staff}/app/project-manager/techcards/${id}`)
  const nextMoveButton = page.getByRole('button', { name: t('boards:to.signal'), exact: true })
  await expect(nextMoveButton).toBeVisible()
  await skipToContent(page)
  await tabToAndPress(page, nextMoveButton)
  const announcement = t('domain:moved', { id, from: t('domain:stage.process'), to: t('domain:stage.signal') })
  await expect(page.getByText(announcement).last()).toBeVisible()
})

test('An executor accepts an offer and submits the work', { tag: '@all' }, async ({ browser }) => {
  const { book_name } = await createOfferedLayout('Каньоны Чарына')
  const page = await openSignedInBrowser(browser, 'executor')
  // Matches the button by action and title, because the book may need more than one executor.
  const getActionButton = (action: string) =>
    getButton(page, t('queue:openNamed', { action, title: book_name })).first()
  await skipToContent(page)
  await tabToAndPress(page, page.getByRole('button', { name: /^Ещё \d+ предложени/ }))
  await tabToAndPress(page, getActionButton(t('projects:mine.take')))
  await tabToAndPress(page, getActionButton(t('projects:mine.hand')))
  const dialog = page.getByRole('dialog')
  await tabTo(page, dialog.locator('input[type=file]'))
  const chooser = page.waitForEvent('filechooser')
  await page.keyboard.press('Space')
  await (await chooser).setFiles(files.manuscript)
  await expect(dialog.getByRole('status')).toContainText(t('fields:upload.done', { name: files.manuscript.name }))
  await tabToAndPress(page, dialog.getByRole('button', { name: t('projects:work.ask.result.confirm') }))
  await expect(dialog).toBeHidden()
})

test('A printer marks a run as printed', { tag: '@all' }, async ({ browser }) => {
  const { id } = await createCardAtStage('typography', 'Солонцы Тенгиза')
  const page = await openSignedInBlankPage(browser, 'typography')
  await page.goto(`${staff}/app/typography/techcards/${id}`)
  const action = t('tech-cards:work.print-run.action')
  await expect(getButton(page, action)).toBeVisible()
  await skipToContent(page)
  await tabToAndPress(page, getButton(page, action))
  const dialog = page.getByRole('dialog')
  await tabToAndPress(page, dialog.getByRole('button', { name: action }))
  await expect(dialog).toBeHidden()
  await expect(getButton(page, t('tech-cards:work.works-after-printing.action'))).toBeVisible()
})

test('A store keeper counts a run with missing copies', { tag: '@all' }, async ({ browser }) => {
  const { id } = await createCardAtStage('account', 'Ущелья Каратау')
  const page = await openSignedInBlankPage(browser, 'stock')
  await page.goto(`${staff}/app/stock/techcards/${id}`)
  const action = t('tech-cards:work.receive.action')
  await expect(getButton(page, action)).toBeVisible()
  await skipToContent(page)
  await tabToAndPress(page, getButton(page, action))
  const dialog = page.getByRole('dialog')
  const university = dialog.getByLabel(t('tech-cards:field.circulation_university'))
  await tabTo(page, university)
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('290')
  await page.keyboard.press('Tab')
  await typeInto(page, dialog.getByLabel(t('tech-cards:shortage.reason')), 'Недовложение')
  await tabToAndPress(page, dialog.getByRole('button', { name: action }))
  await expect(dialog).toBeHidden()
  await expect(page.getByText('Недовложение', { exact: false }).first()).toBeVisible()
})

test('An author signs a signal copy', { tag: '@all' }, async ({ browser }) => {
  const { id } = await createCardAtStage('author', 'Плато Устюрта')
  const page = await openSignedInBlankPage(browser, 'author')
  await page.goto(`${portalUrl('author')}/app/author/booktracking/${id}`)
  const reviewLink = page.getByRole('link', { name: t('signals:room.open') })
  await expect(reviewLink).toBeVisible()
  await skipToContent(page)
  await tabToAndPress(page, reviewLink)
  const picture = page.getByRole('figure', { name: t('signals:desk.pageNumber', { page: 1 }) }).locator('img')
  await expect(picture).toBeVisible()
  await picture.evaluate((image: HTMLImageElement) => image.decode())
  await tabToAndPress(page, getButton(page, t('signals:outcome.sign')))
  const question = page.getByRole('alertdialog')
  await tabToAndPress(page, question.getByRole('button', { name: t('signals:outcome.sign') }))
  await expect(question).toBeHidden()
  await expect(page.getByRole('region', { name: t('signals:receipt.signed') })).toBeVisible()
})

test('An accountant makes an act for a work and pays it with a payment order', async ({ browser }) => {
  const { book_name } = await createApprovedLayout('Озёра Маркаколя')
  const page = await openSignedInBlankPage(browser, 'accounting')
  await page.goto(`${staff}/app/accounting/payouts`)
  const row = page.getByRole('row').filter({ hasText: book_name })
  await expect(row).toBeVisible()
  await skipToContent(page)
  /** Selects the book's row in a table and then presses a button above the table. */
  const selectRowAndPress = async (table: Locator, name: string) => {
    const box = table.getByRole('row').filter({ hasText: book_name }).getByRole('checkbox')
    await tabToAndPress(page, box, 'Space')
    await page.keyboard.press('Shift+Tab')
    await expect(box).toBeChecked()
    await page.keyboard.press('Home')
    await pressUntilFocused(page, page.getByRole('button', { name }), 'Shift+Tab')
    await page.keyboard.press('Enter')
  }
  const question = page.getByRole('dialog')
  await selectRowAndPress(page.getByRole('table', { name: t('payouts:worksOf', { name: '' }) }), t('payouts:acts.make'))
  await tabToAndPress(page, question.getByRole('button', { name: t('payouts:acts.confirm') }))
  await expect(question).toBeHidden()
  await selectRowAndPress(page.getByRole('table', { name: t('payouts:accruals.title') }), t('payouts:payChosen'))
  await typeInto(page, question.getByLabel(t('payouts:field.number')), 'ПП-К')
  await tabToAndPress(page, question.getByRole('button', { name: t('payouts:pay.confirm') }))
  await expect(question).toBeHidden()
  await expect(row).toHaveCount(0)
})

test('A supervisor moves a book on the board and gives a reason', { tag: '@all' }, async ({ browser }) => {
  const { book_name: title } = await createCardAtStage('editor', 'Долина Усека')
  const page = await openSignedInBlankPage(browser, 'supervisor')
  await page.goto(`${staff}${getBoardPath('supervisor')}?search=${encodeURIComponent(title)}`)
  const book = getCard(page, t, 'editor', title).getByRole('link', { name: title })
  await expect(book).toBeVisible()
  await skipToContent(page)
  await tabTo(page, book)
  for (const key of ['Space', 'ArrowRight', 'Space']) await page.keyboard.press(key)
  const question = page.getByRole('dialog', { name: t('boards:reason.title', { title }) })
  await typeInto(page, question.getByLabel(t('boards:reason.label')), 'Передана менеджеру до решения')
  await tabToAndPress(page, question.getByRole('button', { name: t('boards:reason.confirm') }))
  await expect(question).toBeHidden()
  await expect(getCard(page, t, 'project', title)).toBeVisible()
})

test(
  'A director steps through overdue books and opens a chat with the person responsible',
  { tag: '@all' },
  async ({ browser }) => {
    const page = await openSignedInBrowser(browser, 'director')
    const review = page.getByRole('button', {
      name: t('statistics:today.review.button', { count: 0 }).split('(')[0] ?? '',
    })
    await expect(review).toBeVisible()
    await skipToContent(page)
    await tabToAndPress(page, review)
    const dialog = page.getByRole('dialog')
    const first = await dialog.getByRole('status').first().textContent()
    await tabToAndPress(page, dialog.getByRole('button', { name: t('statistics:today.review.next') }))
    await expect(dialog.getByRole('status').first()).not.toHaveText(first ?? '')
    await tabToAndPress(page, dialog.getByRole('link', { name: t('statistics:today.review.write') }))
    await expect(page).toHaveURL(/\/chat/)
  },
)
