import { expect, type Page } from '@playwright/test'
import { expectAccessible } from './support/accessibility.ts'
import { portalUrl } from './support/addresses.ts'
import { createClient, getEmail } from './support/client.ts'
import { expectFits } from './support/fits.ts'
import { expectLetter, readLettersTo } from './support/mail.ts'
import { openSignedInBlankPage, getTranslator } from './support/browsers.ts'
import { test } from './support/test.ts'

const t = getTranslator('ru')
const settingsUrl = `${portalUrl('author')}/app/notification-settings`
const getChannelCheckbox = (page: Page, channel: 'here' | 'mail' | 'daily') =>
  page.getByRole('checkbox', {
    name: t('notification-settings:box', {
      topic: t('notification-settings:topic.support'),
      channel: t(`notification-settings:channel.${channel}`),
    }),
  })

/** Creates a notification of the kind «Ответ поддержки»: the author asks for help and the deputy answers. */
async function createSupportAnswer(title: string): Promise<string> {
  const [author, deputy] = [await createClient('author'), await createClient('deputy')]
  const { request } = await author.call('POST /api/support', {
    body: { title, description: 'Не нахожу заявку', contact_info: 'Кабинет 214' },
  })
  await deputy.call('POST /api/support-request/{id}', {
    params: { id: request.id },
    body: { status: 'in-progress', response: 'Она в списке, откройте все статусы', version: request.version },
  })
  return t('notifications:supportAnswered', { title })
}

test('An author gets notifications only through chosen channels and unsubscribes through an e-mail', async ({
  browser,
}) => {
  const page = await openSignedInBlankPage(browser, 'author')
  await page.goto(`${portalUrl('author')}/app/notifications`)
  await page.getByRole('link', { name: t('notification-settings:settings') }).press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('notification-settings:settingsTitle'))
  await expect(getChannelCheckbox(page, 'mail')).toBeChecked()
  await expect(page.getByRole('checkbox', { name: new RegExp(t('notification-settings:topic.shortage')) })).toHaveCount(
    0,
  )
  await expectAccessible(page)

  // Moves with the keyboard into the grid, then to the row, and then to its checkbox.
  await getChannelCheckbox(page, 'here').focus()
  await page.keyboard.press('ArrowRight')
  await expect(getChannelCheckbox(page, 'mail')).toBeFocused()
  await page.keyboard.press('Space')
  await expect(page.getByText('сохранено в')).toBeVisible()
  await page.reload()
  await expect(getChannelCheckbox(page, 'mail')).not.toBeChecked()
  const firstMessage = await createSupportAnswer('Где заявка')
  await page.getByRole('button', { name: /уведомлени/i }).click()
  await page.getByRole('link', { name: firstMessage }).click()
  await expect(page).toHaveURL(/support\?request=/)

  await page.goto(settingsUrl)
  await getChannelCheckbox(page, 'mail').check()
  await getChannelCheckbox(page, 'here').uncheck()
  await page.reload()
  await expect(getChannelCheckbox(page, 'here')).not.toBeChecked()
  const secondMessage = await createSupportAnswer('Где договор')
  await expectLetter('author', secondMessage)
  expect(readLettersTo(getEmail('author')).some((letter) => letter.includes(firstMessage))).toBe(false)
  await page.goto(`${portalUrl('author')}/app/notifications`)
  await expect(page.getByText(firstMessage)).toBeVisible()
  await expect(page.getByText(secondMessage)).toHaveCount(0)

  // The e-mail's unsubscribe link works without signing in.
  const letter = readLettersTo(getEmail('author')).find((one) => one.includes(secondMessage)) ?? ''
  const link = /https?:\/\/\S+\/unsubscribe\?token=\S+/.exec(letter)?.[0] ?? ''
  const anonymousPage = await (await browser.newContext()).newPage()
  await anonymousPage.goto(link)
  await expectAccessible(anonymousPage)
  await anonymousPage.getByRole('button', { name: t('notification-settings:unsubscribe.submit') }).click()
  await expect(anonymousPage.getByText('больше не будет.')).toBeVisible()

  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(settingsUrl)
  await expect(getChannelCheckbox(page, 'mail')).not.toBeChecked()
  await expectAccessible(page)
  await expectFits(page)
  await getChannelCheckbox(page, 'here').check()
  await getChannelCheckbox(page, 'mail').check()
  await expect(page.getByText('сохранено в')).toBeVisible()
  await page.getByRole('button', { name: t('notification-settings:undo') }).click()
  await expect(getChannelCheckbox(page, 'mail')).not.toBeChecked()
  await expect(getChannelCheckbox(page, 'here')).not.toBeChecked()
})
