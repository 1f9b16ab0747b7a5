import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type * as Axe from 'axe-core'
import type { Page } from 'playwright'

/* How every test of this repository asks axe. */

declare global {
  interface Window {
    axe: typeof Axe
  }
}

/** What puts `window.axe` on a page. */
export const axe: string = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/**
 * What axe finds of the contrast of letters that are painted as none that are `known`: a screen shows a dozen paints in
 * hundreds of places, and the next shows the same. What was looked at is known from then on.
 */
export async function pale(page: Page, known: Set<string>, exclude: readonly string[] = []): Promise<string[]> {
  const { texts, paints } = await page.evaluate(
    async ({ seen, parts: others }) => {
      const before = new Set(seen)
      const fresh = new Set<string>()
      const include: Element[] = []
      for (const element of document.body.querySelectorAll('*')) {
        const writes =
          element.matches('input, textarea, select') ||
          [...element.childNodes].some(
            ({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && textContent?.trim(),
          )
        if (!writes || (others && element.closest(others))) continue
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
        if (before.has(paint) || fresh.has(paint)) continue
        fresh.add(paint)
        include.push(element)
      }
      if (include.length === 0) return { texts: [], paints: [] }
      window.axe.reset()
      const found = await window.axe.run({ include }, { runOnly: ['color-contrast'], resultTypes: ['violations'] })
      return {
        texts: found.violations.flatMap(({ nodes }) =>
          nodes.map(({ any, html }) => `${any.map(({ message }) => message).join(' ')} ${html}`),
        ),
        paints: [...fresh],
      }
    },
    { seen: [...known], parts: exclude.join(', ') },
  )
  for (const paint of paints) known.add(paint)
  return texts
}
