import { language, locales, type Locale, type Translator } from '@press/i18n/node'
import { expect, type Browser, type Page } from '@playwright/test'
import { violations } from './support/accessible.ts'
import { enter, textsIn, themes, visit } from './support/people.ts'
import {
  authorScreens,
  makers,
  makerScreens,
  open,
  partnerScreens,
  publicScreens,
  salesScreens,
  staffScreens,
  type Screen,
} from './support/screens.ts'
import { failures } from './support/watch.ts'
import { test } from './support/test.ts'

interface Tour {
  who: string
  enter: (browser: Browser, locale: Locale) => Promise<Page>
  screens: (t: Translator) => Promise<Screen[]> | Screen[]
}

const tours: Tour[] = [
  { who: 'a stranger', enter: (browser, locale) => visit(browser, { locale }), screens: publicScreens },
  { who: 'the author', enter: (browser, locale) => enter(browser, 'author', { locale }), screens: authorScreens },
  {
    who: 'the chief editor',
    enter: (browser, locale) => enter(browser, 'initiator', { locale }),
    screens: (t) => staffScreens('initiator', t),
  },
  {
    who: 'the accountant',
    enter: (browser, locale) => enter(browser, 'accounting', { locale }),
    screens: salesScreens,
  },
  ...makers.map((role) => ({
    who: `the staff’s ${role}`,
    enter: (browser: Browser, locale: Locale) => enter(browser, role, { locale }),
    screens: (t: Translator) => makerScreens(role, t),
  })),
  { who: 'the partner', enter: (browser, locale) => enter(browser, 'partner', { locale }), screens: partnerScreens },
]

/** Words do not change colours: each language is read in a theme of its own, and Russian in all of them. */
const themesIn = { ru: themes, kz: ['dark'], en: ['semi-dark'] } as const

for (const locale of locales)
  for (const tour of tours)
    test(`Every screen of ${tour.who} is whole and accessible (${locale})`, async ({ browser }) => {
      const t = textsIn(locale)
      const page = await tour.enter(browser, locale)
      // A colour on its way to another is neither.
      await page.emulateMedia({ reducedMotion: 'reduce' })
      const failed = failures(page)
      const html = page.locator('html')
      for (const screen of await tour.screens(t))
        await test.step(screen.url, async () => {
          await open(page, screen)
          await expect(html).toHaveAttribute('lang', language(locale))
          for (const [index, theme] of themesIn[locale].entries()) {
            await html.evaluate((element, name) => (element.dataset['theme'] = name), theme)
            // Another theme has other colours, and nothing else.
            const found = await violations(page, index === 0 ? undefined : ['color-contrast'])
            expect.soft(found, `${screen.url}, ${theme}`).toEqual([])
          }
        })
      expect(failed()).toEqual([])
    })
