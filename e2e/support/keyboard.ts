import type { Locator, Page } from '@playwright/test'
import { waitUntilIdle } from './idle.ts'

/** A key until the focus is there; a place that it never reaches fails. */
export async function pressUntilFocused(page: Page, target: Locator, key: string): Promise<void> {
  await waitUntilIdle(page)
  for (let presses = 0; presses < 120; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press(key)
  }
  throw new Error(`${key} does not come to ${target.toString()}`)
}
export const tabTo = (page: Page, target: Locator) => pressUntilFocused(page, target, 'Tab')

/** Tab to something and press it. */
export async function tabToAndPress(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.press(key)
}

export const typeInto = async (page: Page, target: Locator, text: string): Promise<void> => {
  await tabTo(page, target)
  await page.keyboard.type(text)
}
