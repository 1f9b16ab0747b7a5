import { expect, test, type Page } from './support/test.ts'
import { open } from './support/page.ts'
import { components, screens, type Story } from './support/stories.ts'

/** Compares what is seen with the story's baseline, theme by theme. */
async function looksAsBefore(page: Page, story: Story, themes: readonly string[]) {
  for (const theme of themes) {
    await page.evaluate((name) => (document.documentElement.dataset['theme'] = name), theme)
    // What opens over the page stands outside the story's own box.
    const overlays = await page.locator('dialog[open], :popover-open').count()
    const whole = overlays > 0 || screens.includes(story)
    const seen = whole ? page : page.locator('#storybook-root')
    await expect.soft(seen).toHaveScreenshot(`${story.id}-${theme}.webp`)
  }
}

test.describe('a component looks as it did', () => {
  test.use({ viewport: { width: 800, height: 600 } })
  for (const story of components)
    test(`${story.title}, ${story.name}`, async ({ page }) => {
      await open(page, story)
      await looksAsBefore(page, story, ['light', 'dark'])
    })
})

test.describe('a screen looks as it did', () => {
  test.use({ viewport: { width: 1280, height: 800 } })
  for (const story of screens)
    test(`${story.title}, ${story.name}`, async ({ page }) => {
      await open(page, story)
      await looksAsBefore(page, story, ['light', 'dark', 'semi-light', 'semi-dark'])
    })
})
