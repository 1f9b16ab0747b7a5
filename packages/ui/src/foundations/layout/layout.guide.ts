import type { Guide } from '../guide.ts'

export const guide: Guide = {
  purpose:
    'The layout of a page without CSS in the portals: Page, Panel, Stack, Inline, Grid, Columns, DescriptionList, Divider, ScrollArea.',
  anatomy: [
    'Page: header and body with margins',
    'Panel: a surface for one subject',
    'Stack: items one below another',
    'Inline: items in a row that wraps',
    'Grid and Columns: cells',
    'ScrollArea: a part that scrolls independently',
  ],
  instead: [
    ['People resize the panes', 'SplitView'],
    ['It shows one of many similar items', 'Card'],
    ['Rows share columns', 'Table'],
  ],
  keyboard: [
    ['Tab', 'Moves to a ScrollArea'],
    ['Arrows, Page Up, Page Down', 'Scrolls it'],
  ],
  accessibility: [
    'A ScrollArea is a named, focusable region.',
    'The order in the document is the reading order; layout never changes it.',
  ],
  dos: ['Set the space between items with the `gap` of Stack or Inline.', 'Give lists of tiles `as="ul"`.'],
  donts: ['Do not nest a Panel in a Panel.', 'Do not use a Grid for tabular data.'],
}
