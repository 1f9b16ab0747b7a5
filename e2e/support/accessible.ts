import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** What of WCAG 2.2 A and AA the page does not keep, as it stands. */
export async function violations(page: Page): Promise<string[]> {
  const found = await new AxeBuilder({ page })
    // No page has frames, which the newer way looks for in a tab of its own.
    .setLegacyMode(true)
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze()
  return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
}

/** The page as it stands keeps all of it. */
export async function expectAccessible(page: Page): Promise<void> {
  expect(await violations(page)).toEqual([])
}
