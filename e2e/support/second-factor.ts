import { expect, type Page } from '@playwright/test'
import type { Translate } from '@press/i18n/node'
import { Secret, TOTP } from 'otpauth'

/**
 * Turns on the authenticator app on the person's own profile and returns the recovery codes. `confirm` confirms the person's
 * identity.
 */
export async function turnOnTotp(page: Page, t: Translate, confirm: () => Promise<void>): Promise<string[]> {
  await page.getByRole('switch', { name: t('profile:security.totp') }).click()
  await confirm()
  const secret = (await page.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).textContent()) ?? ''
  const code = new TOTP({ secret: Secret.fromBase32(secret.replaceAll(' ', '')) }).generate()
  await page.getByRole('textbox', { name: t('profile:totp.code') }).fill(code)
  await page.getByRole('button', { name: t('profile:totp.submit'), exact: true }).click()
  const list = page.getByRole('list', { name: t('profile:codes.list') })
  await expect(list.getByRole('listitem')).toHaveCount(10)
  const codes = await list.getByRole('listitem').allTextContents()
  await page.getByRole('button', { name: t('profile:codes.done') }).click()
  await expect(page.getByText(t('profile:security.guarded'))).toBeVisible()
  return codes
}
