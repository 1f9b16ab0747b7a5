import { assignVars, globalStyle } from '@vanilla-extract/css'
import { vars } from './contract.css.ts'
import { dark } from './dark.ts'
import { layers } from './layers.css.ts'
import { light } from './light.ts'
import { themeNames, themes } from './themes.ts'

/**
 * The theme's name is set on <html data-theme>. An element sets data-surface="chrome" or "canvas" and gets the light or dark values
 * that the theme defines for that surface. Overlays always set "canvas". The values "light" and "dark" show both variants next to
 * each other.
 */
const surfaces = { light, dark }

for (const [surface, values] of Object.entries(surfaces) as ['light' | 'dark', typeof light][]) {
  const selectors = themeNames.flatMap((name) => {
    const root = name === 'light' ? ':root' : `:root[data-theme="${name}"]`
    const { chrome, canvas } = themes[name]
    return [
      ...(canvas === surface ? [root, `${root} [data-surface="canvas"]`] : []),
      ...(chrome === surface ? [`${root} [data-surface="chrome"]`] : []),
    ]
  })
  const rule = { '@layer': { [layers.tokens]: { vars: assignVars(vars, values), colorScheme: surface } } }
  // The values of dark surfaces do not apply in print, because print is light.
  globalStyle(
    [...selectors, `:root [data-surface="${surface}"]`].join(', '),
    surface === 'dark' ? { '@media': { 'not print': rule } } : rule,
  )
}

globalStyle('[data-surface]', { '@layer': { [layers.tokens]: { color: vars.text.primary } } })
globalStyle('::selection', {
  '@layer': { [layers.tokens]: { backgroundColor: vars.selection, color: vars.text.primary } },
})
