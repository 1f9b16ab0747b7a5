import type { Guide } from '../../foundations/guide.ts'

export const guide: Guide = {
  purpose: 'Collapsible sections of a long page, for readers who each need only some of them.',
  anatomy: ['Title, a button', 'Aside: a count, a date or a badge', 'Arrow', 'Panel'],
  instead: [
    ['One section is always visible and all are equal', 'Tabs'],
    ['The sections are steps in an order', 'Steps'],
    ['Everyone needs all of the content', 'Panel'],
  ],
  keyboard: [
    ['Tab', 'Moves to the next title, and through the content of open sections'],
    ['Up, Down, Home, End', 'Moves between titles'],
    ['Enter, Space', 'Opens or closes the section'],
  ],
  accessibility: [
    'Each title is a button that exposes whether its section is open.',
    'The browser’s page search also finds text in closed sections and opens them.',
    'Titles are headings: set `level` to fit the outline of the page.',
    'Printing shows every section.',
  ],
  dos: ['Write titles that describe the content.', 'Open the section that most people need.'],
  donts: ['Do not hide an error or a required field in a closed section.', 'Do not nest accordions.'],
}
