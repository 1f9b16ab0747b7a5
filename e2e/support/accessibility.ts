import { expect, type Page } from '@playwright/test'
import { axe, pale } from '../../axe.ts'

const wcagTags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

async function injectAxe(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe)
}

/** Returns the WCAG 2.2 A and AA violations of the page in its current state. One axe rule can be left unchecked. */
async function findViolations(page: Page, disabledRule?: string): Promise<string[]> {
  await injectAxe(page)
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
    { values: wcagTags, rule: disabledRule },
  )
}

/** Checks that the page in its current state has no violations. */
export async function expectAccessible(page: Page): Promise<void> {
  expect(await findViolations(page)).toEqual([])
}

/**
 * Returns the violations of a screen, and its contrast violations in each of the given themes, prefixed with the theme's name.
 * Themes differ only in colors. A combination of text color, font and background that is already in the set is not checked again.
 */
export async function findViolationsInThemes(
  page: Page,
  themes: readonly string[],
  checkedPaints: Set<string>,
): Promise<string[]> {
  const found = await findViolations(page, 'color-contrast')
  for (const theme of themes) {
    await page.locator('html').evaluate((element, name) => (element.dataset['theme'] = name), theme)
    found.push(...(await pale(page, checkedPaints)).map((text) => `${theme}: ${text}`))
  }
  return found
}
