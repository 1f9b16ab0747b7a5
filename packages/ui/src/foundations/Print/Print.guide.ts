import type { Guide } from '../guide.ts'

export const guide: Guide = {
  purpose:
    'What every page does on paper, and two parts for what belongs to only one of the two: ScreenOnly and PrintOnly.',
  anatomy: [
    'White surfaces in every theme',
    'No frame, no popovers, no buttons, filters or page links',
    'An open dialog instead of what lies under it',
    'Unbroken rows and figures; a table as wide as the page, with all its words',
    'Addresses after links that lead out',
  ],
  instead: [
    ['A document is made to be printed', 'SheetLayout: A4 with its own margins'],
    ['A file is to be printed', 'FilePreview: the browser’s viewer prints it'],
  ],
  keyboard: [['Ctrl P, ⌘ P', 'The browser’s own printing: no button is needed, and one is not printed']],
  accessibility: [
    'Colours fall back to the light surface on white: all pairs keep their contrast.',
    'Folded parts of an Accordion are open on paper.',
  ],
  dos: ['Wrap other tools in ScreenOnly.', 'Say in PrintOnly when and by whom it was printed.'],
  donts: [
    'Do not hide data on paper that was in sight.',
    'Do not print pictures of the screen: let the page print itself.',
  ],
}
