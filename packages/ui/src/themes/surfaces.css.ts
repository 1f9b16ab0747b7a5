import { assignVars, globalStyle } from '@vanilla-extract/css'
import { vars } from './contract.css.ts'
import { dark } from './dark.ts'
import { layers } from './layers.css.ts'
import { light } from './light.ts'
import { themeNames, themes } from './themes.ts'

/**
 * The theme's name stands on <html data-theme>; an element says which part it is with data-surface="chrome" or
 * "canvas" and gets that theme's light or dark values. Overlays say "canvas" themselves, wherever they were opened.
 * "light" and "dark" are for showing both side by side.
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
  // Paper is light: there the values of the dark surfaces give way to those beneath them.
  globalStyle(
    [...selectors, `:root [data-surface="${surface}"]`].join(', '),
    surface === 'dark' ? { '@media': { 'not print': rule } } : rule,
  )
}

globalStyle('[data-surface]', { '@layer': { [layers.tokens]: { color: vars.text.primary } } })
globalStyle('::selection', {
  '@layer': { [layers.tokens]: { backgroundColor: vars.selection, color: vars.text.primary } },
})
