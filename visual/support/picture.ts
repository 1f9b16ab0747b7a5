import type { Page } from '@playwright/test'
import { waitUntilStable, resize, showStory, playStory } from './page.ts'
import { isScreen, type Story } from './stories.ts'

/** Returns whether something outside the story's own box covers the page. */
const isPageCovered = (page: Page) =>
  page.evaluate(() => {
    const storybookSelector = '#storybook-root, #storybook-docs, .sb-wrapper, script, style'
    const others = [...document.body.children].filter((element) => !element.matches(storybookSelector))
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

/** Returns the pictures of a story as PNG, by theme. A screen is shown in its frame in four themes, a component in two themes. */
export async function takePictures(page: Page, story: Story): Promise<Map<string, Buffer>> {
  const isScreenStory = isScreen(story.title)
  const { errors } = await playStory(page, story)
  // A story of an older commit may fail because tests have changed since. It is captured in the state in which the play stopped.
  if (errors.length > 0) {
    console.log(`${story.id} failed: ${errors[0]?.split('\n')[0]}`)
    await showStory(page)
  }
  if (isScreenStory) await resize(page, { width: 1280, height: 800 })
  await waitUntilStable(page)
  const ownTheme = await page.evaluate(() => document.documentElement.dataset['theme'])
  const pictureTarget = isScreenStory || (await isPageCovered(page)) ? page : page.locator('#storybook-root')
  const pictures = new Map<string, Buffer>()
  for (const theme of isScreenStory ? ['light', 'dark', 'semi-light', 'semi-dark'] : ['light', 'dark']) {
    await setTheme(page, theme)
    pictures.set(theme, await pictureTarget.screenshot({ animations: 'disabled', caret: 'hide', scale: 'css' }))
  }
  await setTheme(page, ownTheme ?? 'light')
  return pictures
}

/** Switches the current page to another theme. */
export const setTheme = (page: Page, theme: string): Promise<string> =>
  page.evaluate((name) => (document.documentElement.dataset['theme'] = name), theme)
