import { getContrastRatio, getTokenValue } from '../../themes/contrast.ts'
import { contrastPairs, type ContrastKind } from '../../themes/contrast-pairs.ts'
import { dark } from '../../themes/dark.ts'
import { light } from '../../themes/light.ts'
import { themeNames, themes, type ThemeName } from '../../themes/themes.ts'

export const surfaces = { light, dark }

/** Returns every token of a group with its value on a surface, by path: `canvas.bg`. */
export function getTokens(surface: keyof typeof surfaces, group: string): [path: string, value: string][] {
  const flattenTokens = (value: unknown, path: string): [string, string][] =>
    typeof value === 'string'
      ? [[path, value]]
      : Object.entries(value as object).flatMap(([key, child]) => flattenTokens(child, path ? `${path}.${key}` : key))
  return flattenTokens(surfaces[surface][group as keyof typeof light], group)
}

export interface MeasuredPair {
  kind: ContrastKind
  foreground: string
  background: string
  figures: Record<ThemeName, { ratio: number; foreground: string; background: string }>
}

/**
 * The pairs of the contrast test with their contrast in each theme. Pairs that name the chrome are measured on the chrome surface.
 */
export const measuredPairs: readonly MeasuredPair[] = contrastPairs.map(([kind, foreground, background]) => {
  const region = background.startsWith('chrome.') ? 'chrome' : 'canvas'
  const figures = Object.fromEntries(
    themeNames.map((name) => {
      const surface = surfaces[themes[name][region]]
      const [foregroundColour, backgroundColour] = [
        getTokenValue(surface, foreground),
        getTokenValue(surface, background),
      ]
      return [
        name,
        {
          ratio: getContrastRatio(foregroundColour, backgroundColour),
          foreground: foregroundColour,
          background: backgroundColour,
        },
      ]
    }),
  ) as MeasuredPair['figures']
  return { kind, foreground, background, figures }
})
