import type * as Axe from 'axe-core'
import type { Visit } from './page.ts'
import { setTheme } from './picture.ts'
import type { Page } from './test.ts'

const storybooks = ['.sb-wrapper', '#storybook-docs', '#storybook-highlights-root']

declare global {
  interface Window {
    axe: typeof Axe
    /** The paints whose contrast was looked at since the page was loaded. */
    legible?: Set<string>
  }
}

/** What axe finds on the page as it stands; `illegible` asks about contrast. */
export const violations = (page: Page, { parameters }: Visit): Promise<string[]> =>
  page.evaluate(
    async ({ rules, exclude }) => {
      const { axe } = window
      axe.reset()
      // A story is a part of a page and has no landmarks of its own.
      const off = ['region', 'color-contrast'].map((id) => ({ id, enabled: false }))
      axe.configure({ rules: [...off, ...rules] })
      const found = await axe.run({ include: document.body, exclude }, { resultTypes: ['violations'] })
      return found.violations.flatMap(({ id, help, nodes }) =>
        nodes.map(({ any, html }) => `${id}: ${any.map(({ message }) => message).join(' ') || help} ${html}`),
      )
    },
    { rules: parameters.a11y?.config?.rules ?? [], exclude: storybooks },
  )

/**
 * What axe finds of the contrast of letters that are painted as none before on this page: a story shows a dozen paints in
 * hundreds of places, and its title's other stories show the same.
 */
const pale = (page: Page) =>
  page.evaluate(async (exclude) => {
    const known = (window.legible ??= new Set())
    const include: Element[] = []
    for (const element of document.body.querySelectorAll('*')) {
      const writes =
        element.matches('input, textarea, select') ||
        [...element.childNodes].some(({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && textContent?.trim())
      if (!writes || element.closest(exclude.join(', '))) continue
      if (!element.checkVisibility({ visibilityProperty: true })) continue
      // What decides on its contrast: its letters, and each ground below them down to the first that hides the rest.
      const { color, fontSize, fontWeight, textShadow } = getComputedStyle(element)
      const parts = [color, fontSize, fontWeight, textShadow]
      for (let ground: Element | null = element; ground; ground = ground.parentElement) {
        const { backgroundColor, backgroundImage, opacity, position } = getComputedStyle(ground)
        parts.push(backgroundColor, backgroundImage, opacity)
        // What is taken out of the flow may lie over anything.
        if (position === 'absolute' || position === 'fixed') parts.push(ground.getAttribute('class') ?? '')
        if (backgroundColor.startsWith('rgb(') && opacity === '1') break
      }
      const paint = parts.join('|')
      if (known.has(paint)) continue
      known.add(paint)
      include.push(element)
    }
    if (include.length === 0) return []
    window.axe.reset()
    const found = await window.axe.run({ include }, { runOnly: ['color-contrast'], resultTypes: ['violations'] })
    return found.violations.flatMap(({ nodes }) =>
      nodes.map(({ any, html }) => `${any.map(({ message }) => message).join(' ')} ${html}`),
    )
  }, storybooks)

/** A theme is two surfaces; where nothing stands on the frame's, two themes draw the same page and one of them is enough. */
const otherLooks = async (page: Page) =>
  (await page.locator('[data-surface="chrome"]').count()) > 0 ? ['dark', 'semi-dark', 'semi-light'] : ['dark']

/** The texts that fail axe's contrast as the page stands and, unless it has a theme of its own, in the others. */
export async function illegible(page: Page, { globals, parameters }: Visit): Promise<string[]> {
  const still = await page.addStyleTag({
    content: '*, ::before, ::after, ::backdrop { animation: none !important; transition: none !important }',
  })
  const found = await pale(page)
  if (!globals.theme && parameters.themes !== false) {
    for (const theme of await otherLooks(page)) {
      await setTheme(page, theme)
      found.push(...(await pale(page)).map((text) => `${theme}: ${text}`))
    }
    await setTheme(page, 'light')
  }
  await still.evaluate((element) => (element as HTMLElement).remove())
  return found
}
