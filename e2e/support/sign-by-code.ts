import { expect, type Page } from '@playwright/test'
import { tabToAndPress } from './keyboard.ts'
import { lettersTo } from './mail.ts'
import { getTranslator } from './browsers.ts'

const t = getTranslator('ru')

/** Signs the contract on the page with the code that is sent to this address. */
export async function signByCode(page: Page, email: string): Promise<void> {
  const before = new Set(lettersTo(email))
  await tabToAndPress(page, page.getByRole('button', { name: t('contracts:sign.ask') }))
  const code = page.getByRole('textbox', { name: new RegExp(`^${t('contracts:sign.code')}`, 'u') })
  await expect(code).toBeFocused()
  let typed = ''
  await expect
    .poll(() => {
      const letter = lettersTo(email).find((one) => !before.has(one) && /\b\d{6}\b/u.test(one))
      typed = /\b\d{6}\b/u.exec(letter ?? '')?.[0] ?? ''
      return typed
    })
    .not.toBe('')
  await page.keyboard.type(typed)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('region', { name: t('contracts:signed.title') })).toContainText(
    t('contracts:signed.method.code'),
  )
}
