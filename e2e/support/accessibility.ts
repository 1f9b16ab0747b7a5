import { expect, type Page } from '@playwright/test'
import { axe, pale } from '../../axe.ts'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

async function bring(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe)
}

/** What of WCAG 2.2 A and AA the page does not keep, as it stands; `but` leaves out one of axe's rules. */
async function violations(page: Page, but?: string): Promise<string[]> {
  await bring(page)
  return page.evaluate(
    async ({ values, rule }) => {
      const { violations: found } = await window.axe.run(document, {
        runOnly: { type: 'tag', values },
        rules: rule ? { [rule]: { enabled: false } } : {},
        // Passes are not read; axe writes them down at length unless it is told.
        resultTypes: ['violations'],
      })
      return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
    },
    { values: tags, rule: but },
  )
}

/** The page as it stands keeps all of it. */
export async function expectAccessible(page: Page): Promise<void> {
  expect(await violations(page)).toEqual([])
}

/**
 * What a screen does not keep in each of these themes, each told with its name. Another theme has other colours and nothing
 * else; of these, only what is painted as nothing before in `known` is asked about.
 */
export async function violationsIn(page: Page, themes: readonly string[], known: Set<string>): Promise<string[]> {
  const found = await violations(page, 'color-contrast')
  for (const theme of themes) {
    await page.locator('html').evaluate((element, name) => (element.dataset['theme'] = name), theme)
    found.push(...(await pale(page, known)).map((text) => `${theme}: ${text}`))
  }
  return found
}
