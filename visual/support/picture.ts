import { fileURLToPath } from 'node:url'
import { expect, type Page } from './test.ts'
import type { Story } from './stories.ts'

/** Hides what the browser draws by itself, in letters that each machine has others of. */
const stylePath = fileURLToPath(new URL('picture.css', import.meta.url))

/** Whether something stands over the page, outside the story's own box. */
const covered = (page: Page) =>
  page.evaluate(() => {
    const storybooks = '#storybook-root, #storybook-docs, .sb-wrapper, script, style'
    const others = [...document.body.children].filter((element) => !element.matches(storybooks))
    return (
      document.querySelector('[data-modal], [data-radix-popper-content-wrapper], :popover-open') !== null ||
      others
        .flatMap((element) => [element, ...element.querySelectorAll('*')])
        .some((element) => {
          const { width, height } = element.getBoundingClientRect()
          return width > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true })
        })
    )
  })

/** Compares what is seen with the story's baseline, theme by theme. */
export async function looksAsBefore(
  page: Page,
  story: Story,
  themes: readonly string[],
  whole: boolean,
): Promise<void> {
  const own = await page.evaluate(() => document.documentElement.dataset['theme'])
  const seen = whole || (await covered(page)) ? page : page.locator('#storybook-root')
  for (const theme of themes) {
    await setTheme(page, theme)
    await expect.soft(seen).toHaveScreenshot(`${story.id}-${theme}.webp`, { stylePath })
  }
  await setTheme(page, own ?? 'light')
}

/** Shows the page as it stands in another theme. */
export const setTheme = (page: Page, theme: string): Promise<string> =>
  page.evaluate((name) => (document.documentElement.dataset['theme'] = name), theme)
