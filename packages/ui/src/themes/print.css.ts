import { assignVars, globalStyle as unlayered, type GlobalStyleRule } from '@vanilla-extract/css'
import { vars } from './contract.css.ts'
import { space } from './scale.ts'
import { layers } from './layers.css.ts'
import { light } from './light.ts'

/*
 * What every page does on paper. The frame's own parts hide themselves (AppShell); here are the rules for what stands in
 * it, after all components: white surfaces whatever the theme, nothing that floats, breaks that keep things together.
 */
const print = (selector: string, rule: GlobalStyleRule) =>
  unlayered(selector, { '@media': { print: { '@layer': { [layers.utilities]: rule } } } })

const white = '#fff'
const none = '0 0 #0000'
const hairline = `0 0 0 1px ${light.border.default}`

print(':root, [data-surface]', {
  vars: {
    ...assignVars(vars.canvas, {
      bg: white,
      surface: white,
      raised: white,
      sunken: white,
      hover: white,
      selected: white,
      well: white,
    }),
    ...assignVars(vars.shadow, { level1: none, level2: none, level3: none, level4: none, lift: none }),
    [vars.component.panelShadow]: hairline,
    [vars.component.segShadow]: hairline,
    [vars.component.navOnShadow]: none,
  },
})
print('html, body', { blockSize: 'auto', overflow: 'visible', backgroundColor: white })
print('[popover], [data-radix-popper-content-wrapper], [data-scrim]', { display: 'none !important' })

print('h1, h2, h3, h4, caption, summary', { breakAfter: 'avoid' })
print('tr, li, figure, img, svg, blockquote, [role="row"]', { breakInside: 'avoid' })
print('p, li, dd', { orphans: 3, widows: 3 })
// A table that goes on repeats its head on each page; its foot (range, pages) says nothing there.
print('table', { blockSize: 'auto', overflow: 'visible' })
print('thead', { display: 'table-header-group' })
print('th, td', { position: 'static', paddingInline: space[1] })
// The page is as wide as it is: columns share it, and words that a screen would cut off go on in the next line.
print('table, col, th, td', { tableLayout: 'auto', inlineSize: 'auto !important', minInlineSize: '0 !important' })
print('table', { inlineSize: '100% !important' })
print('th, td, td *', { whiteSpace: 'normal', WebkitLineClamp: 'none' })
print('td > *', { flexWrap: 'wrap' })
// What is on or off is told by its ground alone.
print('[role="switch"], input[type="checkbox"], input[type="radio"], [role="progressbar"], [role="progressbar"] *', {
  printColorAdjust: 'exact',
})
// Ticks choose rows for what is done with them.
print('th:has(input[type="checkbox"]), td:has(input[type="checkbox"])', { display: 'none' })

// An open dialog is the page: it fills it, and nothing else is printed.
print(':root:has([data-modal]) body :not(:has([data-modal]), [data-modal], [data-modal] *)', {
  display: 'none !important',
})
print('[data-modal]', {
  position: 'absolute',
  inset: '0 0 auto',
  inlineSize: 'auto',
  maxInlineSize: 'none',
  blockSize: 'auto',
  maxBlockSize: 'none',
  margin: 0,
  overflow: 'visible',
  boxShadow: 'none',
  translate: 'none',
  transition: 'none',
})
print('[data-modal] > *', { overflow: 'visible' })
print('[data-modal] > footer', { display: 'none' })
