import { getTokenValue } from '../../packages/ui/src/themes/contrast.ts'
import { contrastPairs } from '../../packages/ui/src/themes/contrast-pairs.ts'
import { light } from '../../packages/ui/src/themes/light.ts'

/** Converts a color of a theme to the browser's computed format. */
function toComputedColor(colour: string): string {
  const hex = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(colour)
  return hex
    ? `rgb(${hex
        .slice(1)
        .map((pair) => Number.parseInt(pair, 16))
        .join(', ')})`
    : colour
}

/** Returns the tokens of a part of a theme, each with its color. */
function listTokens(part: object, path = ''): [colour: string, token: string][] {
  return Object.entries(part).flatMap(([key, value]: [string, string | object]) =>
    typeof value === 'string' ? [[toComputedColor(value), path + key]] : listTokens(value, `${path}${key}.`),
  )
}
const tokensByColor = new Map(listTokens(light).toReversed())
const listedPairs = new Set(
  contrastPairs.map(([, letters, ground]) =>
    [getTokenValue(light, letters), getTokenValue(light, ground)].map(toComputedColor).join(' on '),
  ),
)

/** Returns the text color and the background of a paint (see `pale`). Returns undefined if several colors blend. */
function parsePair(paint: string): readonly [letters: string, ground: string] | undefined {
  const [textColor = '', , , , ...backgroundParts] = paint.split('|')
  for (let index = 0; index < backgroundParts.length; index += 4) {
    const [background = '', image, opacity] = backgroundParts.slice(index)
    if (image !== 'none' || opacity !== '1') return undefined
    if (background !== 'rgba(0, 0, 0, 0)') return [textColor, background]
  }
  return undefined
}

/** WCAG requires no contrast of disabled text. */
const disabledTextColor = toComputedColor(light.text.disabled)

/**
 * Returns the token pairs among the given paints of the light theme that contrastPairs does not list. The contrast of other themes
 * is calculated from contrastPairs, so the list must include every pair in use.
 */
export function findUnlistedPairs(paints: Iterable<string>): string[] {
  const pairs = new Set<string>()
  for (const paint of paints) {
    const [textColor = '', background = ''] = parsePair(paint) ?? []
    // If text has the color of its background, a picture is between the text and the background.
    if (
      textColor === background ||
      textColor === disabledTextColor ||
      !tokensByColor.has(textColor) ||
      !tokensByColor.has(background)
    )
      continue
    if (!listedPairs.has(`${textColor} on ${background}`))
      pairs.add(`${tokensByColor.get(textColor)} on ${tokensByColor.get(background)}`)
  }
  return [...pairs]
}
