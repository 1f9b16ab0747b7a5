import { getLangAttribute, type Locale, type Translate } from '@press/i18n/node'
import { expect, type Browser, type Page } from '@playwright/test'
import { everything } from '../everything.ts'
import { findViolationsInThemes } from './support/accessibility.ts'
import { expectFits } from './support/fits.ts'
import { openSignedInBlankPage, getTranslator, themes, openAnonymousBrowser, type Visit } from './support/browsers.ts'
import { navigateWithinPortal, publicScreens, screensFor, menuVisitors, type Screen } from './support/screens.ts'
import { collectFailures } from './support/page-failures.ts'
import { test } from './support/test.ts'

interface Tour {
  who: string
  begin: (browser: Browser, how: Visit) => Promise<Page>
  screens: (t: Translate) => Promise<Screen[]> | Screen[]
}

const tours: Tour[] = [
  { who: 'a stranger', begin: openAnonymousBrowser, screens: publicScreens },
  ...menuVisitors.map((walker) => ({
    who: walker.role,
    begin: (browser: Browser, how: Visit) => openSignedInBlankPage(browser, walker.role, how),
    screens: (t: Translate) => screensFor(walker, t),
  })),
]

interface ScreenTour {
  locale: Locale
  how: string
  /** The viewport width in CSS pixels, if the tour uses a phone. */
  phone?: number
  /** Widths at which each screen must not scroll sideways, in CSS pixels. */
  widths: readonly number[]
  themes: readonly string[]
  isTurnOf: (place: number) => boolean
}

/** The tour of every test run: every screen in Russian, in one theme, and in a narrow window. */
const gateTour: ScreenTour = {
  locale: 'ru',
  how: 'Every screen',
  widths: [390],
  themes: ['light'],
  isTurnOf: () => true,
}

/**
 * The tours of the full run. Texts do not depend on the theme, so only Russian runs in every theme. Kazakh texts are the longest,
 * so the Kazakh tour uses the narrowest windows.
 */
const screenTours: ScreenTour[] = everything
  ? [
      { ...gateTour, themes },
      {
        locale: 'kz',
        how: 'On a phone, every screen',
        phone: 390,
        widths: [390, 320],
        themes: ['dark'],
        isTurnOf: () => true,
      },
      {
        locale: 'en',
        how: 'Every other screen',
        widths: [],
        themes: ['semi-dark'],
        isTurnOf: (index) => index % 2 === 1,
      },
    ]
  : [gateTour]

/**
 * Soft expectations, which report a failure and continue. They retry, because a page that was just resized may still be measuring
 * its layout.
 */
const softExpect = expect.configure({ soft: true })

const getViewportHeight = (width: number) => (width < 390 ? 640 : 844)

for (const { locale, how, phone, widths, themes: tourThemes, isTurnOf } of screenTours)
  for (const { who, begin, screens } of tours)
    test(`${how} of ${who} fits its width and is accessible (${locale})`, async ({ browser }) => {
      const t = getTranslator(locale)
      const page = await begin(browser, { locale, ...(phone && { phone }) })
      const size = page.viewportSize() ?? { width: 1440, height: 900 }
      const getFailures = collectFailures(page)
      const html = page.locator('html')
      const visitedScreens = (await screens(t)).filter((_screen, index) => isTurnOf(index))
      const checkedPaints = new Set<string>()
      // The timeout grows with the number of screens, so that each screen has as much time as in a separate test.
      test.setTimeout((1 + visitedScreens.length) * 30_000)
      for (const screen of visitedScreens)
        await test.step(screen.url, async () => {
          await page.setViewportSize(size)
          await navigateWithinPortal(page, screen)
          await expect(html).toHaveAttribute('lang', getLangAttribute(locale))
          expect.soft(await findViolationsInThemes(page, tourThemes, checkedPaints), screen.url).toEqual([])
          for (const width of widths) {
            await page.setViewportSize({ width, height: getViewportHeight(width) })
            await expectFits(page, `${screen.url} at ${width}`, softExpect)
          }
        })
      expect(getFailures()).toEqual([])
    })
