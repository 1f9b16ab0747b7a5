import type { Guide } from '../guide.ts'

export const guide: Guide = {
  purpose:
    'The print styles of every page, and two components for content that belongs to one medium: ScreenOnly and PrintOnly.',
  anatomy: [
    'White surfaces in every theme',
    'No frame, popovers, buttons, filters or pagination',
    'An open dialog instead of the page behind it',
    'No page breaks inside rows and figures; tables fit the page width and show their full text',
    'Addresses after external links',
  ],
  instead: [
    ['A document is made for printing', 'SheetLayout: A4 with its own margins'],
    ['A file is printed', 'FilePreview: the browser’s viewer prints it'],
  ],
  keyboard: [['Ctrl+P, ⌘P', 'Opens the browser’s print dialog; no button is needed']],
  accessibility: [
    'Print uses the light surface on white, so all colour pairs keep their contrast.',
    'Closed sections of an Accordion are printed.',
  ],
  dos: ['Wrap other controls in ScreenOnly.', 'State in PrintOnly who printed the page and when.'],
  donts: ['Do not hide visible data in print.', 'Do not print screenshots: print the page itself.'],
}
