import { expect, type Page } from '@playwright/test'
import { tabToAndPress } from './keyboard.ts'
import { readLettersTo } from './mail.ts'
import { getTranslator } from './browsers.ts'

const t = getTranslator('ru')

/** Signs the contract on the page with the code that is sent to this address. */
export async function signByCode(page: Page, email: string): Promise<void> {
  const earlierLetters = new Set(readLettersTo(email))
  await tabToAndPress(page, page.getByRole('button', { name: t('contracts:sign.ask') }))
  const code = page.getByRole('textbox', { name: new RegExp(`^${t('contracts:sign.code')}`, 'u') })
  await expect(code).toBeFocused()
  let enteredCode = ''
  await expect
    .poll(() => {
      const letter = readLettersTo(email).find((one) => !earlierLetters.has(one) && /\b\d{6}\b/u.test(one))
      enteredCode = /\b\d{6}\b/u.exec(letter ?? '')?.[0] ?? ''
      return enteredCode
    })
    .not.toBe('')
  await page.keyboard.type(enteredCode)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('region', { name: t('contracts:signed.title') })).toContainText(
    t('contracts:signed.method.code'),
  )
}
