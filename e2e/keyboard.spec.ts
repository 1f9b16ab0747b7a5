import { expect, type Locator, type Page, type Route } from '@playwright/test'
import { portalUrl } from './support/addresses.ts'
import { getDocumentInput, getDocumentSlot, getTitleField } from './support/application.ts'
import { getCard, getColumn } from './support/board.ts'
import { getEmail, password } from './support/client.ts'
import { files } from './support/files.ts'
import { tabToAndPress, pressUntilFocused, tabTo, typeInto } from './support/keyboard.ts'
import { openSignedInBrowser, openSignedInBlankPage, getTranslator, openAnonymousBrowser } from './support/browsers.ts'
import { createCardAtStage } from './support/fixtures.ts'
import { test } from './support/test.ts'

const t = getTranslator('ru')

/** Presses the keys of a Russian keyboard. Playwright's own method inserts Russian text without key events. */
async function typeLetters(page: Page, text: string): Promise<void> {
  const keyboard = await page.context().newCDPSession(page)
  for (const key of text) {
    await keyboard.send('Input.dispatchKeyEvent', { type: 'keyDown', key, text: key })
    await keyboard.send('Input.dispatchKeyEvent', { type: 'keyUp', key })
  }
  await keyboard.detach()
}

/** Returns the live region, which holds the last announcement to screen readers. */
const getLiveRegion = (page: Page): Locator => page.locator('output[aria-live=polite]')

test('An author signs in by keyboard alone', { tag: '@all' }, async ({ browser }) => {
  const page = await openAnonymousBrowser(browser)
  await page.goto(portalUrl('author'))
  const email = page.getByRole('textbox', { name: t('session:fields.email') })
  await typeInto(page, email, getEmail('author'))
  await typeInto(page, page.getByLabel(t('session:fields.password'), { exact: true }), password)
  await page.keyboard.press('Enter')
  await page.waitForURL('**/app/author/home')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  // Waits until the form unmounts. The form has a heading too, and keeps the focus until then.
  await expect(email).toHaveCount(0)
  await expect(page.locator('body')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: t('shell:skipToContent') })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})

test('An author fills in and sends an application by keyboard alone', async ({ browser }) => {
  const title = 'Пещеры Каркаралы'
  const page = await openSignedInBrowser(browser, 'author')
  const getField = (name: string) => page.getByRole('textbox', { name, exact: true })
  const getButton = (name: string) => page.getByRole('button', { name, exact: true })

  await tabToAndPress(page, page.getByRole('link', { name: t('home:books.newApplication') }).first())
  await typeInto(page, getTitleField(page, t), title)
  const language = page.getByRole('combobox', { name: t('applications:form.book.language') })
  await tabToAndPress(page, language, 'Space')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(language).toHaveValue('ru')
  await tabToAndPress(page, getButton(t('applications:form.next.authors')))

  const existingAuthorField = page.getByRole('combobox', { name: t('applications:form.authors.existing') })
  await typeInto(page, existingAuthorField, 'Рустам')
  await expect(page.getByRole('option', { name: /Рустам Есенов/ })).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('listitem').filter({ hasText: 'Рустам Есенов' })).toBeVisible()
  await page.keyboard.press('Escape')
  await tabToAndPress(page, getButton(t('applications:form.authors.add')))
  await expect(getField(t('applications:form.authors.name'))).toBeFocused()
  await page.keyboard.type('Ерлан Сағындық')
  await typeInto(page, getField(t('applications:form.authors.email')), 'yerlan@university.kz')
  await tabToAndPress(page, getButton(t('applications:form.next.files')))

  const documents = {
    manuscript: files.manuscript,
    department_conclusion: files.conclusion,
    scientific_council_conclusion: files.council,
    review_1: files.review,
  }
  for (const [document, file] of Object.entries(documents) as [keyof typeof documents, (typeof files)['review']][]) {
    const input = getDocumentInput(page, t, document)
    await tabTo(page, input)
    const chooser = page.waitForEvent('filechooser')
    await page.keyboard.press('Space')
    await (await chooser).setFiles(file)
    await expect(getDocumentSlot(page, t, document)).toContainText(file.name)
    await expect(input).toBeFocused()
  }
  await tabToAndPress(page, page.getByRole('radio', { name: t('applications:form.funding.publisher') }), 'Space')
  await tabToAndPress(page, getButton(t('applications:form.next.review')))
  const agreement = page.getByRole('checkbox', { name: t('applications:form.agreement') })
  await tabToAndPress(page, agreement, 'Space')
  await expect(agreement).toBeChecked()
  await tabToAndPress(page, getButton(t('applications:form.submit')))
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
})

test('The first missing field of an application receives the focus', { tag: '@all' }, async ({ browser }) => {
  const page = await openSignedInBlankPage(browser, 'author')
  await page.goto(`${portalUrl('author')}/app/author/applications/new`)
  const steps = page.getByRole('navigation', { name: t('applications:form.steps.label') })
  await tabToAndPress(page, steps.getByRole('button', { name: t('applications:form.steps.review') }))
  await expect(getTitleField(page, t)).toBeFocused()
  await expect(getTitleField(page, t)).toHaveAccessibleDescription(t('applications:problem.required_book_name'))
})

type Stage = Parameters<typeof getCard>[2]

async function openBoard(page: Page): Promise<void> {
  await page.goto(`${portalUrl('staff')}/app/initiator/kanban`)
  await expect(getColumn(page, t, 'editor').getByRole('article').first()).toBeVisible()
}
const getCardLink = (page: Page, stage: Stage, title: string): Locator =>
  getCard(page, t, stage, title).getByRole('link')

test.describe('The board', () => {
  test(
    'A chief editor lifts a card, carries it past columns that refuse it and drops it',
    { tag: '@browsers' },
    async ({ browser }) => {
      const { book_name: title } = await createCardAtStage('author', 'Соколы Устюрта')
      const page = await openSignedInBlankPage(browser, 'initiator')
      await openBoard(page)
      await tabTo(page, getColumn(page, t, 'author').getByRole('article').first().getByRole('link'))
      await pressUntilFocused(page, getCardLink(page, 'author', title), 'ArrowDown')

      await page.keyboard.press('Space')
      await expect(getLiveRegion(page)).toContainText(title)
      await expect(getLiveRegion(page)).toContainText(t('domain:stage.author'))
      const expectCardOver = (stage: Stage) => expect(getColumn(page, t, stage)).toHaveAttribute('data-over', 'true')
      // Chief editors may move the card back to the editorial office. To the right there is no allowed column, because the print
      // run is pending a signature.
      await page.keyboard.press('ArrowRight')
      await expect(getLiveRegion(page)).toHaveText(t('boards:announce.edge'))
      await page.keyboard.press('ArrowLeft')
      await expectCardOver('process')
      await expect(getLiveRegion(page)).toContainText(t('boards:to.process'))
      await page.keyboard.press('Tab')
      await expectCardOver('author')
      await page.keyboard.press('Home')
      await expectCardOver('process')

      await page.keyboard.press('Escape')
      const column = t('domain:stage.author')
      await expect(getLiveRegion(page)).toHaveText(t('boards:announce.cancelled', { title, column }))
      await expect(getCardLink(page, 'author', title)).toBeFocused()

      await page.keyboard.press('Space')
      await page.keyboard.press('ArrowLeft')
      await expectCardOver('process')
      await page.keyboard.press('Enter')
      await expect(getLiveRegion(page)).toHaveText(
        t('boards:announce.moved', { title, from: column, to: t('domain:stage.process') }),
      )
      await expect(getCardLink(page, 'process', title)).toBeFocused()
      await expect(getCard(page, t, 'author', title)).toHaveCount(0)
    },
  )

  test(
    'A chief editor moves a card by its menu, and the card keeps the focus',
    { tag: '@all' },
    async ({ browser }) => {
      const { book_name: title } = await createCardAtStage('process', 'Лошади Бурабая')
      const page = await openSignedInBlankPage(browser, 'initiator')
      await openBoard(page)
      await tabTo(page, getColumn(page, t, 'process').getByRole('article').first().getByRole('link'))
      await typeLetters(page, title.slice(0, 6))
      await expect(getCardLink(page, 'process', title)).toBeFocused()

      const menu = page.getByRole('menu', { name: t('boards:move', { title }) })
      await page.keyboard.press('Shift+F10')
      await expect(menu).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(menu).toBeHidden()
      await expect(getCardLink(page, 'process', title)).toBeFocused()

      await page.keyboard.press('Tab')
      await expect(getCard(page, t, 'process', title).getByRole('button')).toBeFocused()
      await page.keyboard.press('Enter')
      const refusedItem = menu.getByRole('menuitem', { name: t('domain:stage.done') })
      await expect(refusedItem).toBeDisabled()
      await expect(refusedItem).toContainText(t('domain:stage.stock'))
      const target = menu.getByRole('menuitem', { name: t('domain:stage.signal'), exact: true })
      await pressUntilFocused(page, target, 'ArrowDown')
      await page.keyboard.press('Enter')
      await expect(getCardLink(page, 'signal', title)).toBeFocused()
    },
  )

  test(
    'Arrow keys move between cards and columns, a question mark lists shortcuts, Enter opens the book',
    { tag: '@all' },
    async ({ browser }) => {
      const page = await openSignedInBlankPage(browser, 'initiator')
      await openBoard(page)
      const getCards = (stage: Stage) => getColumn(page, t, stage).getByRole('article').getByRole('link')
      await tabTo(page, getCards('editor').first())
      await page.keyboard.press('ArrowDown')
      await expect(getCards('editor').nth(1)).toBeFocused()
      await page.keyboard.press('End')
      await expect(getCards('editor').last()).toBeFocused()
      await page.keyboard.press('Home')
      await expect(getCards('editor').first()).toBeFocused()
      await page.keyboard.press('ArrowRight')
      await expect(getColumn(page, t, 'project').locator(':focus')).toBeVisible()
      await page.keyboard.press('ArrowLeft')
      await expect(getColumn(page, t, 'editor').locator(':focus')).toBeVisible()

      const shortcutsDialog = page.getByRole('dialog', { name: t('boards:shortcuts.title') })
      await page.keyboard.press('?')
      await expect(shortcutsDialog).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(shortcutsDialog).toBeHidden()
      const focusedElement = getColumn(page, t, 'editor').locator(':focus')
      await expect(focusedElement).toBeVisible()
      const title = (await focusedElement.getAttribute('aria-label')) ?? ''
      await page.keyboard.press('Enter')
      await expect(page.getByRole('article', { name: t('tech-cards:passport.label', { title }) })).toBeVisible()
    },
  )

  test('A director, who may not move cards, sees the reason', { tag: '@all' }, async ({ browser }) => {
    const page = await openSignedInBlankPage(browser, 'director')
    await page.goto(`${portalUrl('staff')}/app/director/kanban`)
    await tabTo(page, getColumn(page, t, 'editor').getByRole('article').first().getByRole('link'))
    await page.keyboard.press('Space')
    const reason = t('boards:refusal.roleMayNotMove')
    await expect(page.getByRole('alert').filter({ hasText: t('boards:refused', { reason }) })).toBeAttached()
  })
})

test('An author chooses a language in a menu before the menu’s code has loaded', async ({ browser }) => {
  const page = await openSignedInBrowser(browser, 'author')
  const heldRoutes: Route[] = []
  await page.route('**/OpenMenu-*.js', (route) => void heldRoutes.push(route))
  await page.reload()
  const language = page.getByRole('banner').getByRole('button', { name: t('shell:header.language') })
  await language.focus()
  for (const key of ['Enter', 'ArrowDown', 'Enter']) await page.keyboard.press(key)
  await expect(language).toHaveAttribute('aria-expanded', 'true')
  await expect(page.getByRole('menu')).toHaveCount(0)
  // The browser requests the scripts only after their styles have loaded.
  await expect.poll(() => heldRoutes.length).toBe(1)
  await Promise.all(heldRoutes.map((route) => route.continue()))
  await expect(page.locator('html')).not.toHaveAttribute('lang', 'ru')
  await expect(page.getByRole('menu')).toHaveCount(0)
  await expect(page.locator(':focus')).toHaveAttribute('aria-haspopup', 'menu')
})
