import { findUnlistedPairs } from './pairs.ts'
import { pale } from '../../axe.ts'
import { everything } from '../../everything.ts'
import type { Visit } from './page.ts'
import { setTheme } from './picture.ts'
import type { Page } from './test.ts'

const storybookSelectors = ['.sb-wrapper', '#storybook-docs', '#storybook-highlights-root']

/** Returns axe's violations on the current page, without contrast. */
export const findViolations = (page: Page, { parameters }: Visit): Promise<string[]> =>
  page.evaluate(
    async ({ rules, exclude }) => {
      const { axe } = window
      axe.reset()
      // A story is a part of a page and has no landmarks.
      const disabledRules = ['region', 'color-contrast'].map((id) => ({ id, enabled: false }))
      axe.configure({ rules: [...disabledRules, ...rules] })
      const results = await axe.run(
        { include: document.body, exclude },
        {
          resultTypes: ['violations'],
          selectors: false,
          elementRef: false,
        },
      )
      return results.violations.flatMap(({ id, help, nodes }) =>
        nodes.map(({ any, html }) => `${id}: ${any.map(({ message }) => message).join(' ') || help} ${html}`),
      )
    },
    { rules: parameters.a11y?.config?.rules ?? [], exclude: storybookSelectors },
  )

/** The combinations of text color and background that this worker has already checked. */
const checkedPaints = new Set<string>()

/** Returns the texts with too little contrast. A combination of colors that was already checked is skipped. */
const findPaleTexts = (page: Page) => pale(page, checkedPaints, storybookSelectors)

/**
 * Returns the other themes to check. A theme consists of two surfaces. If nothing uses the frame's surface, two themes render the
 * same page, and one of them is enough.
 */
const getOtherThemes = async (page: Page) =>
  (await page.locator('[data-surface="chrome"]').count()) > 0 ? ['dark', 'semi-dark', 'semi-light'] : ['dark']

/**
 * Returns the texts on the current page that fail axe's contrast check. `npm run test:all` also checks other themes of a story that
 * sets no theme. In the gate, themes/contrast.test.ts calculates the contrast of these themes.
 */
export async function findContrastFailures(page: Page, { globals }: Visit): Promise<string[]> {
  const paintsBefore = new Set(checkedPaints)
  const failures = await findPaleTexts(page)
  const isLight = !globals.theme && (await page.locator('[data-surface="dark"]').count()) === 0
  if (isLight) {
    const newPaints = [...checkedPaints].filter((paint) => !paintsBefore.has(paint))
    failures.push(...findUnlistedPairs(newPaints).map((pair) => `not in contrastPairs: ${pair}`))
  }
  if (!everything || globals.theme) return failures
  const freezeStyle = await page.addStyleTag({
    content: '*, ::before, ::after, ::backdrop { animation: none !important; transition: none !important }',
  })
  for (const theme of await getOtherThemes(page)) {
    await setTheme(page, theme)
    failures.push(...(await findPaleTexts(page)).map((text) => `${theme}: ${text}`))
  }
  await setTheme(page, 'light')
  await freezeStyle.evaluate((element) => (element as HTMLElement).remove())
  return failures
}
