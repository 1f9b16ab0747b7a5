import { token } from '../../packages/ui/src/themes/contrast.ts'
import { contrastPairs } from '../../packages/ui/src/themes/contrast-pairs.ts'
import { light } from '../../packages/ui/src/themes/light.ts'

/** Converts a color of a theme to the browser's computed format. */
function computed(colour: string): string {
  const hex = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(colour)
  return hex
    ? `rgb(${hex
        .slice(1)
        .map((pair) => Number.parseInt(pair, 16))
        .join(', ')})`
    : colour
}

/** Returns the tokens of a part of a theme, each with its color. */
function tokensOf(part: object, path = ''): [colour: string, token: string][] {
  return Object.entries(part).flatMap(([key, value]: [string, string | object]) =>
    typeof value === 'string' ? [[computed(value), path + key]] : tokensOf(value, `${path}${key}.`),
  )
}
const tokens = new Map(tokensOf(light).toReversed())
const listed = new Set(
  contrastPairs.map(([, letters, ground]) => [token(light, letters), token(light, ground)].map(computed).join(' on ')),
)

/** Returns the text color and the background of a paint (see `pale`). Returns undefined if several colors blend. */
function pairOf(paint: string): readonly [letters: string, ground: string] | undefined {
  const [letters = '', , , , ...grounds] = paint.split('|')
  for (let at = 0; at < grounds.length; at += 4) {
    const [ground = '', image, opacity] = grounds.slice(at)
    if (image !== 'none' || opacity !== '1') return undefined
    if (ground !== 'rgba(0, 0, 0, 0)') return [letters, ground]
  }
  return undefined
}

/** WCAG requires no contrast of disabled text. */
const disabled = computed(light.text.disabled)

/**
 * Returns the token pairs among the given paints of the light theme that contrastPairs does not list. The contrast of other themes
 * is calculated from contrastPairs, so the list must include every pair in use.
 */
export function unlisted(paints: Iterable<string>): string[] {
  const pairs = new Set<string>()
  for (const paint of paints) {
    const [letters = '', ground = ''] = pairOf(paint) ?? []
    // If text has the color of its background, a picture is between the text and the background.
    if (letters === ground || letters === disabled || !tokens.has(letters) || !tokens.has(ground)) continue
    if (!listed.has(`${letters} on ${ground}`)) pairs.add(`${tokens.get(letters)} on ${tokens.get(ground)}`)
  }
  return [...pairs]
}
