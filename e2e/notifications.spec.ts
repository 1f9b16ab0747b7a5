import { expect, type Page } from '@playwright/test'
import { expectAccessible } from './support/accessibility.ts'
import { portalUrl } from './support/addresses.ts'
import { createClient, getEmail } from './support/client.ts'
import { expectFits } from './support/fits.ts'
import { expectLetter, lettersTo } from './support/mail.ts'
import { signedIn, getTranslator } from './support/browsers.ts'
import { test } from './support/test.ts'

const t = getTranslator('ru')
const settings = `${portalUrl('author')}/app/notification-settings`
const boxOf = (page: Page, channel: 'here' | 'mail' | 'daily') =>
  page.getByRole('checkbox', {
    name: t('notification-settings:box', {
      topic: t('notification-settings:topic.support'),
      channel: t(`notification-settings:channel.${channel}`),
    }),
  })

/** Creates a notification of the kind «Ответ поддержки»: the author asks for help and the deputy answers. */
async function answered(title: string): Promise<string> {
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
  const page = await signedIn(browser, 'author')
  await page.goto(`${portalUrl('author')}/app/notifications`)
  await page.getByRole('link', { name: t('notification-settings:settings') }).press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('notification-settings:settingsTitle'))
  await expect(boxOf(page, 'mail')).toBeChecked()
  await expect(page.getByRole('checkbox', { name: new RegExp(t('notification-settings:topic.shortage')) })).toHaveCount(
    0,
  )
  await expectAccessible(page)

  // Moves with the keyboard into the grid, then to the row, and then to its checkbox.
  await boxOf(page, 'here').focus()
  await page.keyboard.press('ArrowRight')
  await expect(boxOf(page, 'mail')).toBeFocused()
  await page.keyboard.press('Space')
  await expect(page.getByText('сохранено в')).toBeVisible()
  await page.reload()
  await expect(boxOf(page, 'mail')).not.toBeChecked()
  const first = await answered('Где заявка')
  await page.getByRole('button', { name: /уведомлени/i }).click()
  await page.getByRole('link', { name: first }).click()
  await expect(page).toHaveURL(/support\?request=/)

  await page.goto(settings)
  await boxOf(page, 'mail').check()
  await boxOf(page, 'here').uncheck()
  await page.reload()
  await expect(boxOf(page, 'here')).not.toBeChecked()
  const second = await answered('Где договор')
  await expectLetter('author', second)
  expect(lettersTo(getEmail('author')).some((letter) => letter.includes(first))).toBe(false)
  await page.goto(`${portalUrl('author')}/app/notifications`)
  await expect(page.getByText(first)).toBeVisible()
  await expect(page.getByText(second)).toHaveCount(0)

  // The e-mail's unsubscribe link works without signing in.
  const letter = lettersTo(getEmail('author')).find((one) => one.includes(second)) ?? ''
  const link = /https?:\/\/\S+\/unsubscribe\?token=\S+/.exec(letter)?.[0] ?? ''
  const stranger = await (await browser.newContext()).newPage()
  await stranger.goto(link)
  await expectAccessible(stranger)
  await stranger.getByRole('button', { name: t('notification-settings:unsubscribe.submit') }).click()
  await expect(stranger.getByText('больше не будет.')).toBeVisible()

  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(settings)
  await expect(boxOf(page, 'mail')).not.toBeChecked()
  await expectAccessible(page)
  await expectFits(page)
  await boxOf(page, 'here').check()
  await boxOf(page, 'mail').check()
  await expect(page.getByText('сохранено в')).toBeVisible()
  await page.getByRole('button', { name: t('notification-settings:undo') }).click()
  await expect(boxOf(page, 'mail')).not.toBeChecked()
  await expect(boxOf(page, 'here')).not.toBeChecked()
})
