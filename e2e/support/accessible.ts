import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** What of WCAG 2.2 A and AA the page does not keep, as it stands; or of some of axe's rules alone. */
export async function violations(page: Page, rules?: string[]): Promise<string[]> {
  const asked = new AxeBuilder({ page })
    // No page has frames, which the newer way looks for in a tab of its own.
    .setLegacyMode(true)
    // Passes are not read; axe writes them down at length unless it is told.
    .options({ resultTypes: ['violations'] })
  if (rules) asked.withRules(rules)
  else asked.withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
  const found = await asked.analyze()
  return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
}

/** The page as it stands keeps all of it. */
export async function expectAccessible(page: Page): Promise<void> {
  expect(await violations(page)).toEqual([])
}
