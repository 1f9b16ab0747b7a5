import type { Locator, Page } from '@playwright/test'
import { waitUntilIdle } from './idle.ts'

/** Presses a key until the target has the focus. Fails if it never does. */
export async function pressUntilFocused(page: Page, target: Locator, key: string): Promise<void> {
  await waitUntilIdle(page)
  for (let presses = 0; presses < 120; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press(key)
  }
  throw new Error(`${key} never focuses ${target.toString()}`)
}
export const tabTo = (page: Page, target: Locator) => pressUntilFocused(page, target, 'Tab')

/** Tabs to an element and presses a key on it. */
export async function tabToAndPress(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.press(key)
}

export const typeInto = async (page: Page, target: Locator, text: string): Promise<void> => {
  await tabTo(page, target)
  await page.keyboard.type(text)
}
