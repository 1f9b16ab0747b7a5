import { expect, test, type Page } from './support/test.ts'
import { openStory } from './support/page.ts'
import { components, getStory } from './support/tested.ts'

test.use({ viewport: { width: 320, height: 640 }, contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } })

/**
 * Stories whose plays need something that this screen does not show: a table, a second pane or a color. All other stories are
 * played to the end.
 */
const storiesForOtherScreens = [
  'foundations-overview-controls--controls',
  'primitives-navigation-pagination--first',
  'patterns-datatable--offers',
  'patterns-datatable-working--columns-arranged',
  'patterns-pageheader--with-filters',
  'patterns-splitview--by-keyboard',
  'patterns-appshell--sidebar',
  'patterns-appshell--more-than-the-header-holds',
  'press-accountledger--of-a-year',
  'press-applicationtable--list',
  'press-authorboard--five-phases',
  'press-bookpathrow--paths',
  'press-calculationtable--several',
  'press-contracttable--of-every-state',
  'press-calendar--month',
  'press-cataloguetable--list',
  'press-chat--open',
  'press-decisionroom--a-remark-is-written',
  'press-logfilters--nothing',
  'press-offerlist--offers',
  'press-organizationtable--several',
  'press-shoporderboard--of-a-past-day',
  'press-statementdesk--doubtful',
  'press-trackingtable--several',
  'press-worktypetable--for-the-manager',
  'patterns-kanbanboard-roles--initiator',
  'press-techcardtable--list',
  'press-usertable--several',
]

/** Returns the number of pixels by which the page is wider than the screen, and the elements that overflow. */
const measureOverflow = (page: Page) =>
  page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement
    const parts = [...document.querySelectorAll('#storybook-root *')]
      .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
      .map(({ outerHTML }) => outerHTML.slice(0, 160))
    return { pixels: scrollWidth - clientWidth, parts: parts.slice(0, 3).join('\n') }
  })

const listRunningAnimations = (page: Page) =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ playState }) => playState === 'running')
      .map(({ effect }) => (effect instanceof KeyframeEffect ? effect.target?.outerHTML.slice(0, 160) : '')),
  )

/** Returns the elements that look the same with and without focus, among the first elements that Tab reaches. */
async function findInvisibleFocus(page: Page): Promise<string[]> {
  const invisibleElements: string[] = []
  for (let stop = 0; stop < 4; stop += 1) {
    await page.keyboard.press('Tab')
    const focusedElement = await page.evaluateHandle(() => document.activeElement as HTMLElement)
    if (await focusedElement.evaluate((element) => element === document.body)) break
    const withFocus = await page.screenshot({ caret: 'hide' })
    await focusedElement.evaluate((element) => element.blur())
    const withoutFocus = await page.screenshot({ caret: 'hide' })
    await focusedElement.evaluate((element) => element.focus({ preventScroll: true }))
    if (withFocus.equals(withoutFocus))
      invisibleElements.push(await focusedElement.evaluate((element) => element.outerHTML.slice(0, 200)))
  }
  return invisibleElements
}

test.describe('on the narrowest phone, in Kazakh, with forced colours and without motion', { tag: '@all' }, () => {
  for (const story of components)
    test(`${story.title}, ${story.name}`, async ({ page }) => {
      await openStory(page, story, { locale: 'kz' }, { stops: storiesForOtherScreens.includes(story.id) })
      await expect(page.locator('html')).toHaveAttribute('lang', 'kk')
      const { pixels, parts } = await measureOverflow(page)
      expect.soft(pixels, `wider than the page\n${parts}`).toBeLessThanOrEqual(0)
      expect.soft(await listRunningAnimations(page), 'running animations').toEqual([])
      expect.soft(await findInvisibleFocus(page), 'focused and not seen').toEqual([])
    })
})

/**
 * Returns the thickness of the lines between the markers of a path. Backgrounds do not count, because forced colors remove them.
 */
const measureLineWidths = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('#storybook-root li:not(:last-child)')].map((step) => {
      const { borderInlineStartWidth, borderBlockStartWidth } = getComputedStyle(step, '::before')
      return Math.max(Number.parseFloat(borderInlineStartWidth), Number.parseFloat(borderBlockStartWidth))
    }),
  )

test.describe('with forced colours the markers of a timeline stay joined', { tag: '@all' }, () => {
  for (const id of [
    'primitives-content-timeline--contract',
    'press-stagetimeline--rail',
    'press-stagetimeline--horizontal',
  ])
    test(id, async ({ page }) => {
      await openStory(page, getStory(id))
      const lineWidths = await measureLineWidths(page)
      expect(lineWidths.length).toBeGreaterThan(1)
      expect(Math.min(...lineWidths)).toBeGreaterThanOrEqual(1)
    })
})
