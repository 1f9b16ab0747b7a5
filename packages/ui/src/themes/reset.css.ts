import { globalStyle as unlayered, type GlobalStyleRule } from '@vanilla-extract/css'
import { vars } from './contract.css.ts'
import { layers } from './layers.css.ts'
import { media, text } from './scale.ts'

const globalStyle = (selector: string, rule: GlobalStyleRule) =>
  unlayered(selector, { '@layer': { [layers.reset]: rule } })

globalStyle('*, *::before, *::after', { boxSizing: 'border-box' })
globalStyle('html', { height: '100%', WebkitTextSizeAdjust: '100%', scrollbarGutter: 'auto' })
globalStyle('body', {
  margin: 0,
  minHeight: '100%',
  ...text.body,
  color: vars.text.primary,
  backgroundColor: vars.canvas.bg,
  WebkitFontSmoothing: 'antialiased',
  textRendering: 'optimizeLegibility',
})
globalStyle('h1, h2, h3, h4, p, ul, ol, dl, dd, figure, fieldset', { margin: 0, padding: 0 })
globalStyle('h1, h2, h3, h4', { font: 'inherit' })
globalStyle('ul, ol', { listStyle: 'none' })
globalStyle('fieldset', { border: 0, minWidth: 0 })
globalStyle('button, input, textarea, select', { font: 'inherit', color: 'inherit', letterSpacing: 'inherit' })
globalStyle('button', { background: 'none', border: 0, padding: 0, textAlign: 'inherit' })
globalStyle('a', { color: 'inherit', textDecoration: 'none' })
globalStyle('img, svg', { display: 'block', maxWidth: '100%' })
globalStyle('table', { borderCollapse: 'separate', borderSpacing: 0 })
// Elements with `hidden="until-found"` are not hidden here, because the browser's find must be able to reveal them.
globalStyle('[hidden]:not([hidden="until-found"])', { display: 'none !important' })
globalStyle(':focus-visible', { outline: `2px solid ${vars.focus.ring}`, outlineOffset: '2px' })
globalStyle('dialog', { color: 'inherit' })
globalStyle('*, *::before, *::after', {
  '@media': {
    [media.reducedMotion]: {
      animationDuration: '0s !important',
      animationIterationCount: '1 !important',
      transitionDuration: '0s !important',
      scrollBehavior: 'auto',
    },
  },
})
