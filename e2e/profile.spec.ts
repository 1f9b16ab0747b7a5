import { expect, type Page } from '@playwright/test'
import { newestConsent } from '@press/domain'
import { expectAccessible } from './support/accessibility.ts'
import { portalUrl } from './support/addresses.ts'
import { createClient } from './support/client.ts'
import { readLettersTo } from './support/mail.ts'
import { openSignedInBlankPage, getTranslator, openAnonymousBrowser } from './support/browsers.ts'
import { expectAnnounced } from './support/announcements.ts'
import { turnOnTotp } from './support/second-factor.ts'
import { test } from './support/test.ts'

const t = getTranslator('ru')
const url = portalUrl('author')
const [email, password, name] = ['gulnar@example.kz', 'Jazushy-of-books-2', 'Гүлнар Серікқызы']
const findConfirmationLink = (): string | undefined =>
  /\/confirm\?token=[\w-]+/.exec(readLettersTo(email).join('\n'))?.[0]

const typePassword = async (page: Page) => page.getByLabel(t('session:fields.password'), { exact: true }).fill(password)
/** Confirms the person's identity. */
const confirmIdentity = async (page: Page, buttonName: string) => {
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(t('profile:confirm.password'), { exact: true }).fill(password)
  await dialog.getByRole('button', { name: buttonName, exact: true }).click()
}

/** Returns a photo like a camera's. The page's browser draws it. */
const drawPhoto = async (page: Page): Promise<Buffer> => {
  const base64 = await page.evaluate(async () => {
    const canvas = new OffscreenCanvas(640, 480)
    const context = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D
    context.fillStyle = '#1e5561'
    context.fillRect(0, 0, 640, 480)
    const bytes = new Uint8Array(await (await canvas.convertToBlob({ type: 'image/png' })).arrayBuffer())
    return btoa(String.fromCodePoint(...bytes))
  })
  return Buffer.from(base64, 'base64')
}

test('An author fills in a profile, secures the account and signs in with a recovery code', async ({ browser }) => {
  const page = await openAnonymousBrowser(browser)
  await test.step('The author registers and confirms the e-mail', async () => {
    const body = JSON.stringify({ role: 'author', name, email, password, consent: newestConsent.account })
    await fetch(`${url}/api/register`, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
    await expect.poll(findConfirmationLink).toBeDefined()
    await page.goto(`${url}${findConfirmationLink()}`)
    await typePassword(page)
    await page.getByRole('button', { name: t('registration:confirm.submit'), exact: true }).click()
    await page.waitForURL('**/app/author/home')
    await page.goto(`${url}/app/author/profile-setting`)
  })

  await test.step('The author crops a photo and saves it', async () => {
    const photo = page.getByRole('group', { name: t('profile:form.field.avatar') })
    const file = { name: 'Снимок.png', mimeType: 'image/png', buffer: await drawPhoto(page) }
    await photo.getByLabel(t('profile:form.photo.choose')).setInputFiles(file)
    await photo.getByRole('button', { name: t('profile:form.crop.stage') }).focus()
    for (const key of ['+', '+', 'ArrowLeft']) await page.keyboard.press(key)
    await expectAccessible(page)
    await photo.getByRole('button', { name: t('profile:form.crop.done') }).click()
    await expect(photo.getByRole('button', { name: t('profile:form.crop.stage') })).toBeHidden()
    await page.getByRole('textbox', { name: t('profile:form.field.biography') }).fill('Тіл тарихшысы.')
    await page.keyboard.press('Control+s')
    await expect(page.getByText(t('profile:form.unsaved'))).toBeHidden()
    await page.reload()
    await expect(page.getByRole('textbox', { name: t('profile:form.field.biography') })).toHaveValue('Тіл тарихшысы.')
    // The button has the accessible name; the image itself is decorative.
    await expect(page.getByRole('button', { name: t('shell:header.profileOf', { name }) }).locator('img')).toBeVisible()
  })

  await test.step('The author enters a card number, which is masked and can be revealed for a while', async () => {
    const cardNumberLabel = t('profile:confidential.field.card_number')
    await page.getByRole('button', { name: t('profile:confidential.addOf', { field: cardNumberLabel }) }).click()
    await confirmIdentity(page, t('profile:confidential.goOn'))
    await page.getByRole('textbox', { name: t('profile:form.field.card_number') }).fill('4111 1111 1111 1111')
    await page
      .getByRole('button', { name: t('profile:confidential.save'), exact: true })
      .last()
      .click()
    await expect(page.getByText('•••• •••• •••• 1111')).toBeVisible()
    await page.getByRole('button', { name: t('profile:confidential.showOf', { field: cardNumberLabel }) }).click()
    await confirmIdentity(page, t('profile:confidential.show'))
    await expect(page.getByText('4111 1111 1111 1111')).toBeVisible()
    await page.getByRole('button', { name: t('profile:confidential.hideOf', { field: cardNumberLabel }) }).click()
    await expect(page.getByText('4111 1111 1111 1111')).toBeHidden()
  })

  const codes = await test.step('The author turns on an authenticator app', async () => {
    return turnOnTotp(page, t, () => confirmIdentity(page, t('profile:security.turnOn')))
  })

  await test.step('The author locks the screen and continues on the same page', async () => {
    await page.getByRole('button', { name: t('shell:header.profileOf', { name }) }).click()
    await page.getByRole('menuitem', { name: t('shell:header.lock') }).click()
    await page.waitForURL('**/lock-screen?**')
    await typePassword(page)
    await page.getByRole('button', { name: t('registration:lock.submit') }).click()
    await page.waitForURL('**/app/author/profile-setting')
  })

  await test.step('The author signs out and signs in without the phone', async () => {
    await page.getByRole('button', { name: t('shell:header.profileOf', { name }) }).click()
    await page.getByRole('menuitem', { name: t('shell:header.signOut') }).click()
    await page.getByRole('textbox', { name: t('session:fields.email') }).fill(email)
    await typePassword(page)
    await page.getByRole('button', { name: t('session:signIn.submit'), exact: true }).click()
    const codeField = page.getByRole('textbox', { name: t('registration:factor.code') })
    await expect(codeField).toBeFocused()
    await codeField.fill(codes[0] ?? '')
    await page.keyboard.press('Enter')
    await page.waitForURL('**/app/author/home')
    await page.goto(`${url}/app/author/profile-setting`)
    await expect(page.getByText(t('profile:security.codesLeft', { count: 9, of: 10 }))).toBeVisible()
  })
})

test(
  'Two changes of one profile are merged, and unsaved text survives a reload',
  { tag: '@all' },
  async ({ browser }) => {
    const client = await createClient('stock')
    const { profile } = await client.call('GET /api/userprofile')
    const page = await openSignedInBlankPage(browser, 'stock')
    await page.goto(`${portalUrl('staff')}/app/profile-setting`)
    const biographyField = page.getByRole('textbox', { name: t('profile:form.field.biography') })
    await biographyField.fill('Принимаю тиражи')
    await client.call('POST /api/authorprofile/edit', { body: { version: profile.version, phone: '+7 701 000 1122' } })
    const save = page.getByRole('button', { name: t('profile:form.save') })
    await save.click()
    await expect(page.getByText(t('patterns:conflict.merged'))).toBeVisible()
    await expect(biographyField).toHaveValue('Принимаю тиражи')
    await expect(page.getByRole('textbox', { name: t('profile:form.field.phone') })).toHaveValue('+7 701 000 1122')
    await save.click()
    await expectAnnounced(page, t('profile:form.saved'))
    const { profile: savedProfile } = await client.call('GET /api/userprofile')
    expect(savedProfile).toMatchObject({ biography: 'Принимаю тиражи', phone: '+7 701 000 1122' })

    await biographyField.fill('Ещё не сохранено')
    page.once('dialog', (dialog) => void dialog.accept())
    await page.reload()
    await expect(biographyField).toHaveValue('Ещё не сохранено')
    await page.getByRole('button', { name: t('profile:form.cancel') }).click()
    await expect(biographyField).toHaveValue('Принимаю тиражи')
    await page.reload()
    await expect(biographyField).toHaveValue('Принимаю тиражи')
  },
)
