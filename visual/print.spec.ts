import { expect, test, type Page } from './support/test.ts'
import { openStory } from './support/page.ts'
import { getStory } from './support/tested.ts'

/** The stories to print, alone or in their frame. */
const printedStories = [
  'screens-passport--light',
  'screens-offers--list',
  'screens-offers--drawer',
  'screens-application--to-decide',
  'screens-book-of-an-author--on-its-way',
  'screens-calendar--agenda',
  'screens-calendar--month',
  'screens-calendar--week',
  'screens-statistics--light',
  'press-invoicerequestdialog--narrow-in-kazakh',
  'foundations-print--a-page',
]
/** Screens whose grids truncate long names, also on the display. The list view prints the full names. */
const gridScreens = ['screens-calendar--month', 'screens-calendar--week']
const themes = ['light', 'dark', 'semi-dark', 'semi-light'] as const

/** A4 without the browser's default margins of one centimeter, in CSS pixels. */
const paperSize = { width: 718, height: 1047 }

async function emulatePaper(browserPage: Page): Promise<void> {
  await browserPage.setViewportSize(paperSize)
  await browserPage.emulateMedia({ media: 'print', reducedMotion: 'reduce' })
}

/**
 * Returns the printed elements that are only for interaction. A button that is the name of a row, a heading, a tab, a day or an
 * event counts as text and is not returned.
 */
const listControls = (browserPage: Page) =>
  browserPage.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('nav, input[type="search"], select, [role="radiogroup"], button')]
      .filter(
        (element) => !element.closest('td, th, li, h2, h3, h4, [role="gridcell"], [role="tablist"], [role="toolbar"]'),
      )
      // A day above its column counts as text. The column's link is a different element.
      .filter((element) => element.ariaHidden !== 'true')
      .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .filter((element) => element.getBoundingClientRect().width > 1)
      .map(({ outerHTML }) => outerHTML.slice(0, 160)),
  )

/** Returns the texts that are too pale for white paper, because backgrounds are not printed by default. */
const listPaleTexts = (browserPage: Page) =>
  browserPage.evaluate(() => {
    const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
    const luminance = (color: string) => {
      if (!canvas) return 0
      canvas.fillStyle = '#fff'
      canvas.fillRect(0, 0, 1, 1)
      canvas.fillStyle = color
      canvas.fillRect(0, 0, 1, 1)
      const [red = 0, green = 0, blue = 0] = [...canvas.getImageData(0, 0, 1, 1).data].map((part) => {
        const share = part / 255
        return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
      })
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue
    }
    const textWalker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const paleTexts: string[] = []
    for (let node = textWalker.nextNode(); node; node = textWalker.nextNode()) {
      const element = node.parentElement
      const text = node.textContent?.trim()
      if (!text || !element?.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
      // Covers and avatars are pictures, which are printed with their background.
      if (element.closest('svg, [aria-hidden="true"], [role="img"]')) continue
      const { color, printColorAdjust } = getComputedStyle(element)
      if (printColorAdjust === 'exact') continue
      if (1.05 / (luminance(color) + 0.05) < 4.5) paleTexts.push(`${text.slice(0, 40)}: ${color}`)
    }
    return paleTexts
  })

/** Returns the backgrounds of the page and its surfaces, which must be white in every theme. */
const listBackgrounds = (browserPage: Page) =>
  browserPage.evaluate(() =>
    [...document.querySelectorAll('html, body, main, [data-modal], table')]
      .filter((element) => element.checkVisibility())
      .map((element) => getComputedStyle(element).backgroundColor)
      .filter((color) => color !== 'rgb(255, 255, 255)' && color !== 'rgba(0, 0, 0, 0)'),
  )

/** Returns the texts that do not fit: cut off by their box, hidden in a scroll container, or beyond the edge of the paper. */
const listCutOffTexts = (browserPage: Page) =>
  browserPage.evaluate(() => {
    const cutOffTexts: string[] = []
    for (const element of document.querySelectorAll<HTMLElement>('#storybook-root *, [data-modal] *')) {
      if (!element.checkVisibility({ visibilityProperty: true }) || element.textContent.trim() === '') continue
      const { overflowX, overflowY, clipPath } = getComputedStyle(element)
      // Such text is only for screen readers.
      if (clipPath !== 'none' || element.closest('svg, [aria-hidden="true"]')) continue
      const hidesOverflow = overflowX !== 'visible' || overflowY !== 'visible'
      const { clientWidth, scrollWidth, clientHeight, scrollHeight } = element
      if (hidesOverflow && (scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 1))
        cutOffTexts.push(`cut: ${element.textContent.trim().slice(0, 60)}`)
      if (element.getBoundingClientRect().right > innerWidth + 1)
        cutOffTexts.push(`beyond: ${element.textContent.trim().slice(0, 60)}`)
    }
    return [...new Set(cutOffTexts)]
  })

/** Returns the rows that a page break may split, or that are higher than a page. */
const listSplittableRows = (browserPage: Page) =>
  browserPage.evaluate(
    (height) =>
      [...document.querySelectorAll('tr, li, figure, [role="row"]')]
        .filter((element) => element.checkVisibility())
        .filter(
          (element) =>
            getComputedStyle(element).breakInside !== 'avoid' ||
            (!element.querySelector('tr, li, figure') && element.getBoundingClientRect().height > height),
        )
        .map(({ outerHTML }) => outerHTML.slice(0, 120)),
    paperSize.height,
  )

test.describe('printed pages', { tag: '@all' }, () => {
  for (const id of printedStories)
    test(id, async ({ page: browserPage }) => {
      await browserPage.setViewportSize({ width: 1440, height: 900 })
      await openStory(browserPage, getStory(id))
      await emulatePaper(browserPage)
      // Waits for the layout, because elements that depend on the width of the page render again.
      await expect.poll(() => listControls(browserPage), { message: 'only for hands' }).toEqual([])
      for (const theme of themes) {
        await browserPage.evaluate((name) => (document.documentElement.dataset['theme'] = name), theme)
        expect.soft(await listControls(browserPage), `${theme}: only for hands`).toEqual([])
        expect.soft(await listBackgrounds(browserPage), `${theme}: not white`).toEqual([])
        expect.soft(await listPaleTexts(browserPage), `${theme}: too pale`).toEqual([])
        if (!gridScreens.includes(id))
          expect.soft(await listCutOffTexts(browserPage), `${theme}: does not fit`).toEqual([])
        expect.soft(await listSplittableRows(browserPage), `${theme}: may be torn`).toEqual([])
      }
    })
})
