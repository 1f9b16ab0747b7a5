import { expect, type Page } from '@playwright/test'
import { expectAccessible } from './support/accessibility.ts'
import { portalUrl } from './support/addresses.ts'
import { createClient } from './support/client.ts'
import { openSignedInBrowser, openSignedInBlankPage, getTranslator } from './support/browsers.ts'
import { expectAnnounced } from './support/announcements.ts'
import { test } from './support/test.ts'

const t = getTranslator('ru')
const getChatUrl = (role: 'author' | 'initiator' | 'project-manager' | 'typography', query = '') =>
  `${portalUrl(role === 'author' ? 'author' : 'staff')}/app/${role}/chat${query}`

const getComposer = (page: Page) => page.getByRole('textbox', { name: t('chat:composer.label') })
const getMessageList = (page: Page) => page.getByRole('region', { name: /^Сообщения: / })
/** Types a message with the keyboard and sends it. */
async function sendMessage(page: Page, text: string): Promise<void> {
  await getComposer(page).fill(text)
  // The button is enabled once the attached file has been uploaded.
  await expect(page.getByRole('button', { name: t('chat:composer.send'), disabled: false })).toBeVisible()
  await getComposer(page).press('Enter')
}

/** Opens the menu of the last message that matches, with the keyboard, and chooses an item. */
async function chooseMessageAction(page: Page, name: RegExp, actionName: string): Promise<void> {
  await page.getByRole('button', { name }).last().press('Enter')
  await page.getByRole('menuitem', { name: actionName }).press('Enter')
}

test('An author, the manager and the printing house chat about a book despite a lost connection', async ({
  browser,
}) => {
  const author = await openSignedInBrowser(browser, 'author')
  const { techcards } = await (await createClient('author')).call('GET /api/tech-cards', { query: {} })
  const book = techcards[0]
  if (!book) throw new Error('The demo author has no book')

  // Starts from the book's own page.
  await author.goto(`${portalUrl('author')}/app/author/booktracking/${book.id}`)
  await author.getByRole('link', { name: t('tracking:discuss') }).click()
  await expect(author).toHaveURL(/\/app\/author\/chat\?id=\d+/)
  const id = new URL(author.url()).searchParams.get('id')
  await expect(author.getByRole('region', { name: book.book_name }).first()).toBeVisible()
  await expectAccessible(author)

  const manager = await openSignedInBlankPage(browser, 'pm')
  await manager.goto(getChatUrl('project-manager', `?card=${book.id}`))
  await expect(manager).toHaveURL(new RegExp(`\\?id=${id}`))
  const printer = await openSignedInBlankPage(browser, 'typography')
  await printer.goto(getChatUrl('typography', `?card=${book.id}`))
  await expect(getComposer(printer)).toBeVisible()

  const typingText = t('chat:thread.typing', { count: 1, names: (await createClient('author')).user.name })
  await getComposer(author).pressSequentially('Когда')
  await expect(manager.getByText(typingText)).toBeVisible()
  await sendMessage(author, 'Когда будет сигнал?')
  await expect(manager.getByText(typingText)).toHaveCount(0)
  await expect(getMessageList(manager)).toContainText('Когда будет сигнал?')
  await expect(getMessageList(printer)).toContainText('Когда будет сигнал?')

  // Members of the conversation can open a file that is attached to a message.
  await manager
    .locator('input[type=file]')
    .setInputFiles({ name: 'график.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\ngrafik') })
  await expect(manager.getByRole('list', { name: t('chat:composer.files') })).toContainText('график.pdf')
  await sendMessage(manager, 'Вот график')
  await expect(getMessageList(author)).toContainText('Вот график')
  await expect(getMessageList(author)).toContainText('график.pdf')

  // A message written offline is sent once there is a connection, and appears only once.
  await printer.context().setOffline(true)
  await sendMessage(printer, 'Сигнал в четверг')
  await expect(getMessageList(printer)).toContainText('Сигнал в четверг')
  await expect(getMessageList(author)).not.toContainText('Сигнал в четверг')
  await sendMessage(author, 'Спасибо!')
  await printer.context().setOffline(false)
  await expect(getMessageList(author)).toContainText('Сигнал в четверг')
  await expect(getMessageList(printer)).toContainText('Спасибо!')
  await printer.reload()
  await expect(getMessageList(printer).getByText('Сигнал в четверг')).toHaveCount(1)

  // A message that could not be sent is sent again after the person opens another screen.
  await printer.route('**/api/messages', (route) => route.abort())
  await sendMessage(printer, 'И обложка тоже')
  await printer.goto(`${portalUrl('staff')}/app/typography/calendar`)
  await printer.unroute('**/api/messages')
  await expect(getMessageList(author).getByText('И обложка тоже')).toHaveCount(1)
})

test(
  'A chief editor creates a group by keyboard, mentions a colleague and leaves the group',
  { tag: '@all' },
  async ({ browser }) => {
    const chief = await openSignedInBlankPage(browser, 'initiator')
    const printer = await openSignedInBrowser(browser, 'typography')
    const { user: colleague } = await createClient('typography')
    const { user: manager } = await createClient('pm')
    await chief.goto(getChatUrl('initiator'))
    await chief
      .getByRole('button', { name: t('chat:list.new') })
      .first()
      .press('Enter')
    const dialog = chief.getByRole('dialog', { name: t('chat:dialog.begin') })
    const people = dialog.getByRole('combobox', { name: t('chat:dialog.people') })
    for (const { name } of [colleague, manager]) {
      await people.fill(name)
      await chief.getByRole('option', { name }).click()
    }
    await dialog.getByRole('button', { name: t('chat:dialog.open') }).press('Enter')
    await expect(dialog.getByText(t('chat:problem.required_chat_name')).first()).toBeVisible()
    await dialog.getByRole('textbox', { name: t('chat:dialog.name') }).fill('Обложка атласа')
    await expectAccessible(chief)
    await dialog.getByRole('button', { name: t('chat:dialog.open') }).press('Enter')
    await expect(dialog).toBeHidden()
    await sendMessage(chief, `@${colleague.name} посмотрите форзац`)

    // The mention notifies the person and increases the unread count. Opening the conversation marks it as read.
    await printer.goto(getChatUrl('typography'))
    const row = printer.getByRole('button', { name: /Обложка атласа/ })
    await expect(row).toHaveAccessibleName(/1 непрочитанное сообщение/)
    const { call } = await createClient('typography')
    await expect
      .poll(async () => (await call('GET /api/notifications', {})).map(({ data }) => data.message_ru))
      .toContain(t('notifications:mentioned', { name: (await createClient('initiator')).user.name }))
    await row.press('Enter')
    await expect(getMessageList(printer)).toContainText('посмотрите форзац')
    await expect(row).not.toHaveAccessibleName(/непрочитанн/)
    await expect(getMessageList(chief).getByText(t('chat:message.read'), { exact: true })).toBeVisible()

    // The other member of the conversation sees each change: a reply with a quote, an edit, a task as a reply, and a deletion.
    await chooseMessageAction(printer, /действия$/, t('chat:message.reply'))
    await sendMessage(printer, 'Форзац хорош')
    await expect(getMessageList(chief).getByRole('button', { name: /посмотрите форзац/ })).toBeVisible()
    await getComposer(chief).press('ArrowUp')
    await sendMessage(chief, 'Посмотрите и обложку')
    await expect(getMessageList(printer)).toContainText('Посмотрите и обложку')
    await expect(getMessageList(printer)).toContainText(t('chat:message.edited'))
    await chooseMessageAction(printer, /^(?!Вы).*действия$/, t('chat:message.task'))
    await expectAnnounced(printer, t('todos:toast.added'))
    await expectAccessible(printer)
    // The search across all conversations opens the exact message.
    await printer.getByRole('searchbox', { name: t('chat:list.search') }).fill('обложку')
    await printer
      .getByRole('region', { name: t('chat:list.messages'), exact: true })
      .getByRole('button', { name: /Посмотрите и обложку$/ })
      .press('Enter')
    await expect(printer).toHaveURL(/&message=\d+/)
    await printer.getByRole('searchbox', { name: t('chat:list.search') }).fill('')
    await chooseMessageAction(chief, /^Вы.*действия$/, t('chat:message.delete'))
    await chief
      .getByRole('alertdialog')
      .getByRole('button', { name: t('chat:message.delete') })
      .press('Enter')
    await expect(getMessageList(printer)).toContainText(t('chat:message.deleted'))
    await expect(getMessageList(printer)).not.toContainText('Посмотрите и обложку')

    await chief.getByRole('button', { name: t('chat:actions.leave') }).press('Enter')
    await chief
      .getByRole('alertdialog')
      .getByRole('button', { name: t('chat:actions.leaveConfirm') })
      .press('Enter')
    await expect(chief.getByRole('button', { name: /Обложка атласа/ })).toHaveCount(0)
  },
)

test(
  'A manager opens a conversation on a phone and returns; an unknown conversation shows a message',
  { tag: '@all' },
  async ({ browser }) => {
    const page = await openSignedInBlankPage(browser, 'pm', { phone: 390 })
    await page.goto(getChatUrl('project-manager'))
    await page.getByRole('button', { name: /^Редсовет/ }).click()
    await expect(getMessageList(page)).toContainText('Қағаз келді')
    await page.getByRole('button', { name: t('chat:thread.back') }).click()
    await expect(page.getByRole('heading', { level: 1, name: t('chat:title') })).toBeVisible()
    await page.goto(getChatUrl('project-manager', '?id=999999'))
    await expect(page.getByText(t('chat:failed.missing')).first()).toBeVisible()
  },
)
