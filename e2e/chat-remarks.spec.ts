import { expect, type Page } from '@playwright/test'
import { expectAccessible } from './support/accessibility.ts'
import { portalUrl } from './support/addresses.ts'
import { createClient } from './support/client.ts'
import { openSignedInBrowser, openSignedInBlankPage, getTranslator } from './support/browsers.ts'
import { expectAnnounced } from './support/announcements.ts'
import { test } from './support/test.ts'

const t = getTranslator('ru')
const getScreenUrl = (role: 'project-manager' | 'typography' | 'initiator', screenPath: string) =>
  `${portalUrl('staff')}/app/${role}/${screenPath}`
const getMessageList = (page: Page) => page.getByRole('region', { name: /^Сообщения: / })
async function sendMessage(page: Page, text: string): Promise<void> {
  const composer = page.getByRole('textbox', { name: t('chat:composer.label') })
  await composer.fill(text)
  await composer.press('Enter')
}

/** Returns a square PNG picture with the given width in pixels. */
async function drawPicture(page: Page, sizePx: number): Promise<Buffer> {
  const base64 = await page.evaluate((size) => {
    const canvas = document.createElement('canvas')
    canvas.width = canvas.height = size
    const context = canvas.getContext('2d')
    if (!context) throw new Error('nothing to draw with')
    context.fillStyle = '#57694f'
    context.fillRect(0, 0, size, size)
    return canvas.toDataURL('image/png').split(',')[1] ?? ''
  }, sizePx)
  return Buffer.from(base64, 'base64')
}

test('A manager saves a chat message of the printing house as a remark of the card', async ({ browser }) => {
  const manager = await openSignedInBrowser(browser, 'pm')
  const { techcards } = await (await createClient('pm')).call('GET /api/tech-cards', { query: {} })
  const book = techcards[0]
  if (!book) throw new Error('The demo press has no card')
  await manager.goto(getScreenUrl('project-manager', `chat?card=${book.id}`))
  const printer = await openSignedInBlankPage(browser, 'typography')
  await printer.goto(getScreenUrl('typography', `chat?card=${book.id}`))
  await sendMessage(printer, 'Корешок лучше круглый, 25 мм')
  await expect(getMessageList(manager)).toContainText('Корешок лучше круглый, 25 мм')

  // A role that cannot fill in tech cards does not see the action.
  const { user } = await createClient('typography')
  await printer
    .getByRole('button', { name: /: действия$/ })
    .last()
    .press('Enter')
  await expect(printer.getByRole('menuitem', { name: t('chat:message.reply') })).toBeVisible()
  await expect(printer.getByRole('menuitem', { name: t('chat:message.remark') })).toHaveCount(0)
  await printer.keyboard.press('Escape')

  await manager
    .getByRole('button', { name: new RegExp(`^${user.name}, .*: действия$`) })
    .last()
    .press('Enter')
  await manager.getByRole('menuitem', { name: t('chat:message.remark') }).press('Enter')
  await expectAnnounced(manager, t('chat:actions.remarked'))
  await expect(getMessageList(manager)).toContainText(t('chat:message.inRemarks'))
  await expect(getMessageList(printer)).toContainText(t('chat:message.inRemarks'))
  await expectAccessible(manager)

  // The remark on the tech card keeps the original text after the message is edited.
  await printer
    .getByRole('button', { name: /^Вы, .*: действия$/ })
    .last()
    .press('Enter')
  await printer.getByRole('menuitem', { name: t('chat:message.delete') }).press('Enter')
  await printer
    .getByRole('alertdialog')
    .getByRole('button', { name: t('chat:message.delete') })
    .press('Enter')
  await expect(getMessageList(manager)).not.toContainText('Корешок лучше круглый, 25 мм')
  await manager.goto(getScreenUrl('project-manager', `techcards/${book.id}`))
  const sheet = manager.getByRole('article')
  await expect(sheet).toContainText('Корешок лучше круглый, 25 мм')
  await expect(sheet.getByText(new RegExp(`^Из чата: ${user.name}`))).toBeVisible()
  await expectAccessible(manager)

  // Returns to the original message and closes the remarks.
  const messageLink = sheet.getByRole('link', { name: new RegExp(`^К сообщению: ${user.name}`) })
  await messageLink.click()
  await expect(manager).toHaveURL(/\/chat\?id=\d+&message=\d+/)
  await expect(getMessageList(manager)).toContainText(t('chat:message.inRemarks'))
  await manager.goBack()
  await sheet.getByRole('button', { name: new RegExp(`^Убрать из замечаний: ${user.name}`) }).press('Enter')
  await manager
    .getByRole('alertdialog')
    .getByRole('button', { name: t('tech-cards:passport.remark.confirm') })
    .press('Enter')
  await expectAnnounced(manager, t('tech-cards:passport.remark.removed'))
  await expect(sheet).not.toContainText('Корешок лучше круглый, 25 мм')
  await expect(getMessageList(printer)).not.toContainText(t('chat:message.inRemarks'))
})

test('A chief editor sets and removes a group picture, and a colleague sees both', async ({ browser }) => {
  const { user: colleague } = await createClient('typography')
  const chiefCalls = await createClient('initiator')
  const { conversation } = await chiefCalls.call('POST /api/conversations', {
    body: { type: 'group', user_ids: [colleague.id], chat_name: 'Отдел обложек' },
  })
  const chief = await openSignedInBrowser(browser, 'initiator')
  await chief.goto(getScreenUrl('initiator', `chat?id=${conversation.id}`))
  const printer = await openSignedInBlankPage(browser, 'typography')
  await printer.goto(getScreenUrl('typography', `chat?id=${conversation.id}`))
  const row = printer.getByRole('button', { name: /^Отдел обложек/ })
  await expect(row).toBeVisible()
  await expect(row.locator('img')).toHaveCount(0)

  const changeButton = chief.getByRole('button', { name: t('chat:actions.change') })
  await changeButton.press('Enter')
  const dialog = chief.getByRole('dialog', { name: t('chat:dialog.change') })
  const picture = dialog.getByRole('group', { name: t('chat:dialog.picture') })
  const input = picture.locator('input[type=file]')
  await input.setInputFiles({ name: 'Мелкая.png', mimeType: 'image/png', buffer: await drawPicture(chief, 120) })
  await expect(picture).toContainText(t('profile:form.photo.small', { width: 120, height: 120, side: 200 }))
  await input.setInputFiles({ name: 'Птицы.png', mimeType: 'image/png', buffer: await drawPicture(chief, 400) })
  await picture.getByRole('button', { name: t('profile:form.crop.done') }).click()
  await expect(picture.getByRole('button', { name: t('profile:form.photo.remove') })).toBeVisible()
  await expectAccessible(chief)
  await dialog.getByRole('button', { name: t('chat:dialog.save') }).press('Enter')
  await expect(dialog).toBeHidden()

  // The picture appears in the list, in the header and next to the conversation.
  await expect(row.locator('img')).toBeVisible()
  await expect(printer.getByRole('region', { name: 'Отдел обложек', exact: true }).locator('header img')).toBeVisible()
  await expect(
    printer
      .getByRole('complementary', { name: t('chat:info.label') })
      .locator('img')
      .first(),
  ).toBeVisible()

  await changeButton.press('Enter')
  await picture.getByRole('button', { name: t('profile:form.photo.remove') }).press('Enter')
  await dialog.getByRole('button', { name: t('chat:dialog.save') }).press('Enter')
  await expect(dialog).toBeHidden()
  await expect(row.locator('img')).toHaveCount(0)
})
