import { pictures } from '../everything.ts'
import { expect, test } from './support/test.ts'
import { open } from './support/page.ts'
import { components } from './support/stories.ts'
import { tolerances } from './tolerance.ts'

test.use({ viewport: { width: 800, height: 600 } })

/** Small parts, whose moving changes the fewest pixels. */
const parts = [
  ['primitives-actions-button--all', '#storybook-root button'],
  ['primitives-fields-checkbox--all', '#storybook-root label'],
  ['primitives-content-badge--neutral', '#storybook-root > *'],
] as const

for (const [id, part] of parts)
  for (const [build, tolerance] of Object.entries(tolerances))
    test(
      `a part of ${id} that has moved by 4 pixels is noticed, tolerance ${build}`,
      { tag: '@all' },
      async ({ page }) => {
        test.skip(!pictures, 'compares pictures')
        const story = components.find((one) => one.id === id)
        if (!story) throw new Error(`${id} stands for no component`)
        await open(page, story)
        const picture = page.locator('#storybook-root')
        await expect(picture).toHaveScreenshot(`${id}-light.webp`)
        await page
          .locator(part)
          .first()
          .evaluate((element: HTMLElement) => (element.style.translate = '4px 0'))
        await expect(picture).not.toHaveScreenshot(`${id}-light.webp`, tolerance)
      },
    )
