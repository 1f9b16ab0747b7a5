import type { Guide } from '../../../foundations/guide.ts'

export const guide: Guide = {
  purpose:
    'The settings of the press on one screen: a list that says what each section holds, the open section, and who changed it.',
  anatomy: [
    'The list of sections, each with its value',
    'The form of the open section; its buttons are in the header',
    'Its history',
    'How many documents keep what they left with',
  ],
  instead: [['A few choices of one person', 'SettingsPanel']],
  keyboard: [
    ['/', 'Finds a section by a word'],
    ['H', 'To the history, or opens it'],
    ['Ctrl S', 'Saves'],
    ['Ctrl Z', 'Takes back the last change that is not saved'],
    ['↑ ↓', 'Through the list'],
    ['Tab', 'Through the list, then the form, then the history'],
  ],
  accessibility: ['The list is navigation; the open section is its current page.'],
  dos: ['Write a value that answers by itself: «16 % с 1 января 2026».'],
  donts: ['Do not hide the history: what was set before is part of the answer.'],
}
