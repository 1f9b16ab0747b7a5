import type { Guide } from '../../../foundations/guide.ts'

export const guide: Guide = {
  purpose: 'One project: the book it makes, its facts, its works with the step that comes next, and its requirements.',
  anatomy: [
    'Cover, tech card, stage, urgent mark; folder, form, start or finish',
    'Title; manager, start, deadline with days left, budget, works done',
    'Tabs: works, requirements, and those the caller adds',
    'Beside the works, or over them where there is no room: the work that stands open',
  ],
  instead: [
    ['The project is changed', 'ProjectForm'],
    ['The book itself and its way', 'TechCardPassport'],
  ],
  keyboard: [
    ['← → on the tabs', 'change the tab'],
    ['Tab, Enter on a work', 'show it beside the table'],
    ['Esc', 'closes the work where it stands over the table'],
  ],
  accessibility: [
    'The title is the page’s h1, in the language of the book.',
    'Finishing with works undone asks first and says how many they are.',
    'Needs an Announcer and a ToastProvider above it.',
  ],
  dos: ['Keep the tab and the open work in the address.', 'Leave out the callbacks of what a role never may.'],
  donts: ['Do not put it into a page that scrolls: it fills its height and scrolls inside.'],
}
