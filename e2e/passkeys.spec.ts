import { expect, type Page } from '@playwright/test'
import { expectAccessible } from './support/accessibility.ts'
import { port, portalUrl } from './support/addresses.ts'
import { readLettersTo } from './support/mail.ts'
import { getTranslator, openAnonymousBrowser } from './support/browsers.ts'
import { expectAnnounced } from './support/announcements.ts'
import { turnOnTotp } from './support/second-factor.ts'
import { test } from './support/test.ts'

const t = getTranslator('ru')
/** Passkeys need a host name, not an IP address. */
const base = `http://localhost:${port}`
const url = portalUrl('partner', base)
const [email, password, name] = ['kilt@alatau-kitap.example', 'Kitap-zakaz-2', 'Айжан Қалиева']
const findConfirmationLink = (): string | undefined =>
  /\/confirm\?token=[\w-]+/.exec(readLettersTo(email).join('\n'))?.[0]

const typePassword = async (page: Page) =>
  page.getByRole('textbox', { name: t('session:fields.password'), exact: true }).fill(password)
/** Confirms the person's identity. `code` is needed if the account has two-factor sign-in. */
const confirmIdentity = async (page: Page, buttonName: string, code?: string) => {
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(t('profile:confirm.password'), { exact: true }).fill(password)
  if (code) await dialog.getByLabel(t('profile:confirm.code')).fill(code)
  await dialog.getByRole('button', { name: buttonName, exact: true }).click()
}
const signOut = async (page: Page) => {
  await page.getByRole('button', { name: t('shell:header.profileOf', { name }) }).click()
  await page.getByRole('menuitem', { name: t('shell:header.signOut') }).click()
  await expect(page.getByRole('button', { name: t('session:signIn.passkey') })).toBeVisible()
}

/** Adds a virtual authenticator: a phone with passkeys, unlocked by fingerprint. Returns functions that change its behavior. */
async function addVirtualPhone(page: Page) {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return {
    /** From now on the fingerprint does not match. */
    refuse: () => devtools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false }),
    lose: () => devtools.send('WebAuthn.removeVirtualAuthenticator', { authenticatorId }),
  }
}

test('A partner signs in with a passkey, loses the phone and uses a recovery code', async ({ browser }) => {
  test.slow()
  const page = await openAnonymousBrowser(browser, { base })
  const phone = await addVirtualPhone(page)

  await test.step('The partner registers and confirms the e-mail', async () => {
    await page.goto(`${url}/register`)
    await page.getByRole('textbox', { name: t('session:fields.name') }).fill(name)
    await page.getByRole('textbox', { name: t('session:fields.organization') }).fill('ТОО «Кілт»')
    await page.getByRole('textbox', { name: t('session:fields.bin') }).fill('170340990016')
    await page.getByRole('textbox', { name: t('session:fields.email') }).fill(email)
    await typePassword(page)
    await page.getByRole('checkbox', { name: t('privacy:agree') }).check()
    await page.getByRole('button', { name: t('registration:register.submit'), exact: true }).click()
    await expect.poll(findConfirmationLink).toBeDefined()
    await page.goto(`${url}${findConfirmationLink()}`)
    await typePassword(page)
    await page.getByRole('button', { name: t('registration:confirm.submit'), exact: true }).click()
    await page.waitForURL('**/app/partner/home')
  })

  const codes = await test.step('The partner adds a passkey and an authenticator app', async () => {
    await page.goto(`${url}/app/partner/profile-setting`)
    await page.getByRole('button', { name: t('profile:security.passkeyAdd') }).click()
    await confirmIdentity(page, t('profile:security.passkeyAdd'))
    await expectAnnounced(page, t('profile:security.passkeyAdded'))
    await expect(page.getByText(new RegExp(t('profile:security.passkeyUnused')))).toBeVisible()
    await expectAccessible(page)

    return turnOnTotp(page, t, () => confirmIdentity(page, t('profile:security.turnOn')))
  })

  await test.step('The partner signs in with the passkey alone', async () => {
    await signOut(page)
    await expectAccessible(page)
    await page.getByRole('button', { name: t('session:signIn.passkey') }).click()
    await page.waitForURL('**/app/partner/home')
  })

  await test.step('A rejected passkey shows a message and does not sign in', async () => {
    await signOut(page)
    await phone.refuse()
    await page.getByRole('button', { name: t('session:signIn.passkey') }).click()
    await expect(page.getByText(t('session:signIn.passkeyFailed'))).toBeVisible()
  })

  await test.step('The partner signs in with the password and a recovery code, and removes the lost passkey', async () => {
    await phone.lose()
    await page.getByRole('textbox', { name: t('session:fields.email') }).fill(email)
    await typePassword(page)
    await page.getByRole('button', { name: t('session:signIn.submit'), exact: true }).click()
    await page.getByRole('textbox', { name: t('registration:factor.code') }).fill(codes[0] ?? '')
    await page.keyboard.press('Enter')
    await page.waitForURL('**/app/partner/home')
    await page.goto(`${url}/app/partner/profile-setting`)
    await page.getByRole('button', { name: /^Удалить ключ доступа:/ }).click()
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: t('profile:security.passkeyRemoveConfirm') })
      .click()
    await confirmIdentity(page, t('profile:security.passkeyRemoveConfirm'), codes[1])
    await expectAnnounced(page, t('profile:security.passkeyRemoved'))
    await expect(page.getByRole('button', { name: /^Удалить ключ доступа:/ })).toHaveCount(0)
  })
})
