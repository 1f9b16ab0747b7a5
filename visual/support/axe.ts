import type * as Axe from 'axe-core'
import type { Visit } from './page.ts'
import { setTheme } from './picture.ts'
import type { Page } from './test.ts'

/** What axe finds on the page as it stands. */
export const violations = (page: Page, { parameters }: Visit, options: Pick<Axe.RunOptions, 'runOnly'> = {}) =>
  page.evaluate(
    async ({ rules, runOnly }) => {
      const { axe } = window as unknown as { axe: typeof Axe }
      axe.reset()
      // A story is a part of a page and has no landmarks of its own.
      axe.configure({ rules: [{ id: 'region', enabled: false }, ...rules] })
      const found = await axe.run(
        { include: document.body, exclude: ['.sb-wrapper', '#storybook-docs', '#storybook-highlights-root'] },
        { ...(runOnly && { runOnly }), resultTypes: ['violations'] },
      )
      return found.violations.flatMap(({ id, help, nodes }) =>
        nodes.map(({ any, html }) => `${id}: ${any.map(({ message }) => message).join(' ') || help} ${html}`),
      )
    },
    { rules: parameters.a11y?.config?.rules ?? [], ...options },
  )

/** A theme is two surfaces; where nothing stands on the frame's, two themes draw the same page and one of them is enough. */
const otherLooks = async (page: Page) =>
  (await page.locator('[data-surface="chrome"]').count()) > 0 ? ['dark', 'semi-dark', 'semi-light'] : ['dark']

/** The texts that fail axe's contrast in another theme than light, with that theme's name. */
export async function illegible(page: Page, visited: Visit): Promise<string[]> {
  const still = await page.addStyleTag({
    content: '*, ::before, ::after, ::backdrop { animation: none !important; transition: none !important }',
  })
  const found: string[] = []
  for (const theme of await otherLooks(page)) {
    await setTheme(page, theme)
    const pale = await violations(page, visited, { runOnly: ['color-contrast'] })
    found.push(...pale.map((text) => `${theme}: ${text}`))
  }
  await setTheme(page, 'light')
  await still.evaluate((element) => (element as HTMLElement).remove())
  return found
}
