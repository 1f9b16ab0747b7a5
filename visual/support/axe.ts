import { unlisted } from './pairs.ts'
import { pale } from '../../axe.ts'
import { everything } from '../../everything.ts'
import type { Visit } from './page.ts'
import { setTheme } from './picture.ts'
import type { Page } from './test.ts'

const storybooks = ['.sb-wrapper', '#storybook-docs', '#storybook-highlights-root']

/** What axe finds on the page as it stands; `illegible` asks about contrast. */
export const findViolations = (page: Page, { parameters }: Visit): Promise<string[]> =>
  page.evaluate(
    async ({ rules, exclude }) => {
      const { axe } = window
      axe.reset()
      // A story is a part of a page and has no landmarks of its own.
      const off = ['region', 'color-contrast'].map((id) => ({ id, enabled: false }))
      axe.configure({ rules: [...off, ...rules] })
      const found = await axe.run(
        { include: document.body, exclude },
        {
          resultTypes: ['violations'],
          selectors: false,
          elementRef: false,
        },
      )
      return found.violations.flatMap(({ id, help, nodes }) =>
        nodes.map(({ any, html }) => `${id}: ${any.map(({ message }) => message).join(' ') || help} ${html}`),
      )
    },
    { rules: parameters.a11y?.config?.rules ?? [], exclude: storybooks },
  )

/** What this worker has looked at. */
const legible = new Set<string>()

/** The letters that are painted too pale, and as none before. */
const paleOf = (page: Page) => pale(page, legible, storybooks)

/** A theme is two surfaces; where nothing stands on the frame's, two themes draw the same page and one of them is enough. */
const otherLooks = async (page: Page) =>
  (await page.locator('[data-surface="chrome"]').count()) > 0 ? ['dark', 'semi-dark', 'semi-light'] : ['dark']

/**
 * The texts that fail axe's contrast as the page stands. `npm run test:all` also looks at the other themes of a story that does not
 * set its own; the gate leaves those to the arithmetic of themes/contrast.test.ts.
 */
export async function findContrastFailures(page: Page, { globals }: Visit): Promise<string[]> {
  const before = new Set(legible)
  const found = await paleOf(page)
  const isLight = !globals.theme && (await page.locator('[data-surface="dark"]').count()) === 0
  if (isLight) {
    const fresh = [...legible].filter((paint) => !before.has(paint))
    found.push(...unlisted(fresh).map((pair) => `not in contrastPairs: ${pair}`))
  }
  if (!everything || globals.theme) return found
  const still = await page.addStyleTag({
    content: '*, ::before, ::after, ::backdrop { animation: none !important; transition: none !important }',
  })
  for (const theme of await otherLooks(page)) {
    await setTheme(page, theme)
    found.push(...(await paleOf(page)).map((text) => `${theme}: ${text}`))
  }
  await setTheme(page, 'light')
  await still.evaluate((element) => (element as HTMLElement).remove())
  return found
}
