import { assignVars, globalStyle as unlayered, type GlobalStyleRule } from '@vanilla-extract/css'
import { vars } from './contract.css.ts'
import { space } from './scale.ts'
import { layers } from './layers.css.ts'
import { light } from './light.ts'

/*
 * The print styles of every page. The parts of the frame hide themselves (AppShell). These rules apply to the content and override
 * all components: white surfaces in every theme, no floating elements, and page breaks that keep related content together.
 */
const addPrintRule = (selector: string, rule: GlobalStyleRule) =>
  unlayered(selector, { '@media': { print: { '@layer': { [layers.utilities]: rule } } } })

const white = '#fff'
const noShadow = '0 0 #0000'
const hairline = `0 0 0 1px ${light.border.default}`

addPrintRule(':root, [data-surface]', {
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
    ...assignVars(vars.shadow, {
      level1: noShadow,
      level2: noShadow,
      level3: noShadow,
      level4: noShadow,
      lift: noShadow,
    }),
    [vars.component.panelShadow]: hairline,
    [vars.component.segShadow]: hairline,
    [vars.component.navOnShadow]: noShadow,
  },
})
addPrintRule('html, body', { blockSize: 'auto', overflow: 'visible', backgroundColor: white })
addPrintRule('[popover], [data-radix-popper-content-wrapper], [data-scrim]', { display: 'none !important' })

addPrintRule('h1, h2, h3, h4, caption, summary', { breakAfter: 'avoid' })
addPrintRule('tr, li, figure, img, svg, blockquote, [role="row"]', { breakInside: 'avoid' })
addPrintRule('p, li, dd', { orphans: 3, widows: 3 })
// A table that continues on the next page repeats its header. Its footer (range, pages) is useless in print.
addPrintRule('table', { blockSize: 'auto', overflow: 'visible' })
addPrintRule('thead', { display: 'table-header-group' })
addPrintRule('th, td', { position: 'static', paddingInline: space[1] })
// The page width is fixed, so the columns share it. Text that is truncated on a screen wraps in print.
addPrintRule('table, col, th, td', {
  tableLayout: 'auto',
  inlineSize: 'auto !important',
  minInlineSize: '0 !important',
})
addPrintRule('table', { inlineSize: '100% !important' })
addPrintRule('th, td, td *', { whiteSpace: 'normal', WebkitLineClamp: 'none' })
addPrintRule('td > *', { flexWrap: 'wrap' })
// Prints the background of these controls, because only the background shows whether they are on or off.
addPrintRule(
  '[role="switch"], input[type="checkbox"], input[type="radio"], [role="progressbar"], [role="progressbar"] *',
  {
    printColorAdjust: 'exact',
  },
)
// Columns of checkboxes are not printed, because the checkboxes only select rows for actions.
addPrintRule('th:has(input[type="checkbox"]), td:has(input[type="checkbox"])', { display: 'none' })

// An open dialog fills the page, and nothing else is printed.
addPrintRule(':root:has([data-modal]) body :not(:has([data-modal]), [data-modal], [data-modal] *)', {
  display: 'none !important',
})
addPrintRule('[data-modal]', {
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
addPrintRule('[data-modal] > *', { overflow: 'visible' })
addPrintRule('[data-modal] > footer', { display: 'none' })
