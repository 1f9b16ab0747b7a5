import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type * as Axe from 'axe-core'
import type { Page } from 'playwright'

/* The axe setup that all tests in this repository share. */

declare global {
  interface Window {
    axe: typeof Axe
  }
}

/** The script that defines `window.axe` on a page. */
export const axe: string = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

declare global {
  interface Window {
    /** The paints (colors, font and backgrounds of a text) that were already checked. The list is lost when the page reloads. */
    knownPaints?: Set<string>
  }
}

/**
 * Checks the contrast of every text whose paint (color, font, backgrounds) is not in `known`, and adds the checked paints to
 * `known`. A screen repeats a dozen paints hundreds of times, and most screens share them.
 */
export async function pale(page: Page, known: Set<string>, exclude: readonly string[] = []): Promise<string[]> {
  const scanPage = (knownPaints?: string[]) =>
    page.evaluate(
      async ({ given, parts: others }) => {
        // A freshly loaded page has no list of known paints. The caller then sends the list and scans again.
        const before = (window.knownPaints ??= given && new Set(given))
        if (!before) return undefined
        const grounds = new Map<Element, string>()
        /** Returns the backgrounds below an element's text, down to the first opaque one. */
        const groundOf = (element: Element | null): string => {
          if (!element) return ''
          const found = grounds.get(element)
          if (found !== undefined) return found
          const { backgroundColor, backgroundImage, opacity, position } = getComputedStyle(element)
          // An absolute or fixed element may cover anything, so its class name is part of the paint.
          const place = ['absolute', 'fixed'].includes(position) ? element.getAttribute('class') : ''
          const hides = backgroundColor.startsWith('rgb(') && opacity === '1'
          const own = [backgroundColor, backgroundImage, opacity, place].join('|')
          const ground = hides ? own : `${own}|${groundOf(element.parentElement)}`
          grounds.set(element, ground)
          return ground
        }
        const paints = new Set<string>()
        const include: Element[] = []
        for (const element of document.body.querySelectorAll('*')) {
          const writes =
            element.matches('input:not([type="checkbox"], [type="radio"], [type="range"]), textarea, select') ||
            [...element.childNodes].some(
              ({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && textContent?.trim(),
            )
          if (!writes || (others && element.closest(others))) continue
          if (!element.checkVisibility({ visibilityProperty: true })) continue
          const { color, fontSize, fontWeight, textShadow } = getComputedStyle(element)
          const paint = [color, fontSize, fontWeight, textShadow, groundOf(element)].join('|')
          if (before.has(paint) || paints.has(paint)) continue
          paints.add(paint)
          include.push(element)
        }
        if (include.length === 0) return { texts: [], paints: [] }
        window.axe.reset()
        const found = await window.axe.run({ include }, { runOnly: ['color-contrast'], resultTypes: ['violations'] })
        for (const paint of paints) before.add(paint)
        return {
          texts: found.violations.flatMap(({ nodes }) =>
            nodes.map(({ any, html }) => `${any.map(({ message }) => message).join(' ')} ${html}`),
          ),
          paints: [...paints],
        }
      },
      { given: knownPaints, parts: exclude.join(', ') },
    )
  const found = (await scanPage()) ?? (await scanPage([...known]))
  for (const paint of found?.paints ?? []) known.add(paint)
  return found?.texts ?? []
}
