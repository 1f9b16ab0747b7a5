import type { Guide } from '../../../foundations/guide.ts'

export const guide: Guide = {
  purpose:
    'A year at a glance: which days are holidays, which are days off in their stead, and on which Saturdays the press works.',
  anatomy: ['Twelve months, a square a day', 'What the squares mean'],
  instead: [['Events and deadlines of a month', 'Calendar']],
  keyboard: [],
  accessibility: ['The squares are a picture and no stops: the same days stand beside it as a list.'],
  dos: ['Draw it again while days are typed, so that a wrong date shows.'],
  donts: ['Do not show it without the list of days.'],
}
