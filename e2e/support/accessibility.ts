import { expect, type Page } from '@playwright/test'
import { axe, pale } from '../../axe.ts'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

async function bring(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe)
}

/** Returns the WCAG 2.2 A and AA violations of the page in its current state. One axe rule can be left unchecked. */
async function violations(page: Page, but?: string): Promise<string[]> {
  await bring(page)
  return page.evaluate(
    async ({ values, rule }) => {
      const { violations: found } = await window.axe.run(document, {
        runOnly: { type: 'tag', values },
        rules: rule ? { [rule]: { enabled: false } } : {},
        // Omits the rules that passed, because axe would report them at length.
        resultTypes: ['violations'],
      })
      return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
    },
    { values: tags, rule: but },
  )
}

/** Checks that the page in its current state has no violations. */
export async function expectAccessible(page: Page): Promise<void> {
  expect(await violations(page)).toEqual([])
}

/**
 * Returns the violations of a screen, and its contrast violations in each of the given themes, prefixed with the theme's name.
 * Themes differ only in colors. A combination of text color, font and background that is already in the set is not checked again.
 */
export async function violationsIn(page: Page, themes: readonly string[], known: Set<string>): Promise<string[]> {
  const found = await violations(page, 'color-contrast')
  for (const theme of themes) {
    await page.locator('html').evaluate((element, name) => (element.dataset['theme'] = name), theme)
    found.push(...(await pale(page, known)).map((text) => `${theme}: ${text}`))
  }
  return found
}
