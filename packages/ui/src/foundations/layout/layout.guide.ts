import type { Guide } from '../guide.ts'

export const guide: Guide = {
  purpose:
    'Places things on a page without a rule of CSS in the portals: Page, Panel, Stack, Inline, Grid, Columns, DescriptionList, Divider, ScrollArea.',
  anatomy: [
    'Page: header and body with margins',
    'Panel: a surface for one subject',
    'Stack: one under another',
    'Inline: side by side, wrapping',
    'Grid and Columns: cells',
    'ScrollArea: a part that scrolls by itself',
  ],
  instead: [
    ['Panes are resized by hand', 'SplitView'],
    ['One of many equal things is shown', 'Card'],
    ['Rows share columns', 'Table'],
  ],
  keyboard: [
    ['Tab', 'Reaches a ScrollArea, so that it scrolls by keys'],
    ['Arrows, Page Up, Page Down', 'Scroll it'],
  ],
  accessibility: [
    'A ScrollArea is focusable and named while its content is larger than it.',
    'The order in the document is the order of reading; layout never changes it.',
  ],
  dos: ['Space things by the gap of their Stack or Inline.', 'Give lists of tiles `as="ul"`.'],
  donts: ['Do not nest a Panel in a Panel.', 'Do not use a Grid for tabular facts.'],
}
