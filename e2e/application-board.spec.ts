import type { ApplicationStatus } from '@press/domain'
import { expect, type Locator, type Page } from '@playwright/test'
import { expectAccessible } from './support/accessibility.ts'
import { portalUrl } from './support/addresses.ts'
import { createClient } from './support/client.ts'
import { openSignedInBrowser, openSignedInBlankPage, getTranslator } from './support/browsers.ts'
import { createSubmittedApplication } from './support/fixtures.ts'
import { waitUntilIdle } from './support/idle.ts'
import { test } from './support/test.ts'

const t = getTranslator('ru')
const kz = getTranslator('kz')
const getStatusColumn = (page: Page, status: ApplicationStatus): Locator =>
  page.getByRole('region', { name: new RegExp(`^${t(`domain:applicationStatus.${status}`)},`) })
const getCardInColumn = (page: Page, status: ApplicationStatus, title: string): Locator =>
  getStatusColumn(page, status).getByRole('article').filter({ hasText: title })

/** Submits an application and opens the board filtered to it. */
async function openBoardWithApplication(page: Page, title: string) {
  const { id, version, book_name } = await createSubmittedApplication(await createClient('author'), title)
  await page.goto(`${portalUrl('staff')}/app/initiator/appstatus?search=${encodeURIComponent(book_name)}`)
  await expect(getCardInColumn(page, 'in process', book_name)).toBeVisible()
  return { id, version, book_name }
}

async function dragTo(page: Page, from: Locator, to: Locator, announcement: string) {
  await waitUntilIdle(page)
  const [start, end] = [await from.boundingBox(), await to.boundingBox()]
  if (!start || !end) throw new Error('Nothing to take hold of')
  await page.mouse.move(start.x + start.width / 2, start.y + 40)
  await page.mouse.down()
  await page.mouse.move(start.x + start.width / 2 + 14, start.y + 46, { steps: 3 })
  await page.mouse.move(end.x + end.width / 2, end.y + 120, { steps: 12 })
  await expect(to).toContainText(announcement)
  await page.mouse.up()
}

test('The chief editor rejects an application by dragging, gives a reason, and its author reads it', async ({
  browser,
}) => {
  const page = await openSignedInBrowser(browser, 'initiator')
  const { id, book_name } = await openBoardWithApplication(page, 'Заливы Балхаша')
  await expectAccessible(page)
  await expect(page).toHaveTitle(`Press · ${t('applications:board.title')}`)
  const rejectLabel = t('applications:decision.rejected')
  await dragTo(page, getCardInColumn(page, 'in process', book_name), getStatusColumn(page, 'rejected'), rejectLabel)
  const dialog = page.getByRole('dialog', { name: t('applications:decision.dialog.rejected', { title: book_name }) })
  await dialog.getByRole('button', { name: rejectLabel }).click()
  await expect(dialog.getByText(t('applications:problem.required_reason'))).toBeVisible()
  await dialog.getByRole('textbox', { name: t('applications:decision.reason') }).fill('Тема не входит в план')
  const letter = dialog.getByRole('textbox', { name: t('applications:letter.text') })
  await expect(letter).toHaveValue(/Тема не входит в план/)
  await expectAccessible(page)
  await dialog.getByRole('radio', { name: t('applications:letter.locale.kz') }).click({ force: true })
  await expect(letter).toHaveValue(new RegExp(kz('letters:decision.reason', { reason: 'Тема не входит в план' })))
  await dialog.getByRole('radio', { name: t('applications:letter.locale.ru') }).click({ force: true })
  await expect(letter).toHaveValue(new RegExp(t('letters:decision.reason', { reason: 'Тема не входит в план' })))
  await letter.fill(`${await letter.inputValue()}\n\nЗаходите на кафедру.`)
  await dialog.getByRole('button', { name: rejectLabel }).click()
  await expect(dialog).toBeHidden()
  await expect(getCardInColumn(page, 'rejected', book_name)).toBeVisible()
  await expect(getCardInColumn(page, 'in process', book_name)).toHaveCount(0)

  await test.step('The author receives the e-mail with the reason', async () => {
    const author = await openSignedInBlankPage(browser, 'author')
    await author.goto(`${portalUrl('author')}/app/author/application-details/${id}`)
    await author.getByText(t('letters:decision.subject.rejected', { book: book_name })).click()
    await expect(
      author.getByText(t('letters:decision.reason', { reason: 'Тема не входит в план' })).last(),
    ).toBeVisible()
    await expect(author.getByText('Заходите на кафедру.').last()).toBeVisible()
    await expect(author.getByRole('link', { name: t('applications:details.edit') })).toHaveCount(0)
  })
})

test('A decided application that is dragged back shows the reason for refusal each time', async ({ browser }) => {
  const page = await openSignedInBrowser(browser, 'initiator')
  const { book_name } = await openBoardWithApplication(page, 'Рукава Урала')
  await dragTo(
    page,
    getCardInColumn(page, 'in process', book_name),
    getStatusColumn(page, 'accepted'),
    t('applications:decision.accepted'),
  )
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('textbox', { name: t('applications:letter.text') })).toHaveValue(/Рукава Урала/)
  await dialog.getByRole('button', { name: t('applications:decision.accepted') }).click()
  await expect(dialog).toBeHidden()
  const rejectionReason = page
    .getByRole('listitem')
    .filter({ hasText: t('boards:refused', { reason: t('applications:decision.refused.accepted') }) })
  for (const _ of [1, 2]) {
    await dragTo(page, getCardInColumn(page, 'accepted', book_name), getStatusColumn(page, 'in process'), '')
    await expect(rejectionReason).toBeVisible()
    // Retries the click. After a drop, dnd-kit suppresses clicks for a moment, because the first click comes from the drop.
    await expect(async () => {
      await rejectionReason.getByRole('button', { name: t('ui:toast.close') }).click({ timeout: 5_000 })
      await expect(rejectionReason).toBeHidden({ timeout: 5_000 })
    }).toPass()
  }
  await expect(getCardInColumn(page, 'accepted', book_name)).toBeVisible()
})

test('A chief editor requests a revision from the board by keyboard and can cancel it', async ({ browser }) => {
  const page = await openSignedInBrowser(browser, 'initiator')
  const { book_name } = await openBoardWithApplication(page, 'Броды Иртыша')
  const moveToRevisionByKeyboard = async () => {
    await getCardInColumn(page, 'in process', book_name).getByRole('link').focus()
    await page.keyboard.press('Space')
    await page.keyboard.press('ArrowRight')
    await expect(getStatusColumn(page, 'revision')).toHaveAttribute('data-over', 'true')
    await page.keyboard.press('Enter')
  }
  const dialog = page.getByRole('dialog', { name: t('applications:decision.dialog.revision', { title: book_name }) })
  await moveToRevisionByKeyboard()
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(getCardInColumn(page, 'in process', book_name).getByRole('link')).toBeFocused()

  await moveToRevisionByKeyboard()
  await dialog.getByRole('combobox', { name: t('applications:decision.document') }).selectOption('review_1')
  await dialog.getByRole('textbox', { name: t('applications:decision.why') }).fill('Нет подписи')
  await dialog.getByRole('textbox', { name: t('applications:decision.until') }).fill('01.02.2099')
  await dialog.getByRole('button', { name: t('applications:decision.revision') }).click()
  await expect(getCardInColumn(page, 'revision', book_name)).toBeVisible()
})

test('Two editors decide on one application: the first decision stays, and the second editor sees it', async ({
  browser,
}) => {
  const page = await openSignedInBrowser(browser, 'initiator')
  const { id, version, book_name } = await openBoardWithApplication(page, 'Пороги Или')
  const waitingCard = getCardInColumn(page, 'in process', book_name)
  await waitingCard.hover()
  await waitingCard.getByRole('button', { name: t('boards:move', { title: book_name }) }).click()
  const menu = page.getByRole('menu', { name: t('boards:move', { title: book_name }) })
  await menu.getByRole('menuitem', { name: t('domain:applicationStatus.rejected'), exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: t('applications:decision.reason') }).fill('Нет места в плане')
  await (
    await createClient('deputy')
  ).call('POST /api/applications/{id}/status', { params: { id }, body: { status: 'accepted', version } })
  await dialog.getByRole('button', { name: t('applications:decision.rejected') }).click()
  const acceptedLabel = t('domain:applicationStatus.accepted')
  await expect(dialog).toContainText(t('applications:board.overtaken', { status: acceptedLabel }))
  await dialog.getByRole('button', { name: t('applications:decision.cancel') }).click()
  await expect(getCardInColumn(page, 'accepted', book_name)).toBeVisible()
  await expect(getCardInColumn(page, 'in process', book_name)).toHaveCount(0)
})

test('A manager, who does not decide on applications, cannot open the board', async ({ browser }) => {
  const pm = await openSignedInBlankPage(browser, 'pm')
  await pm.goto(`${portalUrl('staff')}/app/initiator/appstatus`)
  await expect(pm.getByRole('heading', { level: 1, name: t('applications:board.title') })).toHaveCount(0)
})
