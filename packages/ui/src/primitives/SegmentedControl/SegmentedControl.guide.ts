import type { Guide } from '../../foundations/guide.ts'

export const guide: Guide = {
  purpose: 'One of a few, all in sight: a view, a theme, a stage.',
  anatomy: ['Segments with words or drawings'],
  instead: [
    ['Parts of one thing have panels of their own', 'Tabs'],
    ['It is a value of a form', 'RadioGroup'],
    ['There are more than five', 'Select'],
  ],
  keyboard: [
    ['Arrows', 'Move the choice'],
    ['Tab', 'Enters and leaves'],
  ],
  accessibility: [
    'Radio buttons underneath, named as a group; a drawing alone keeps its words for assistive technology.',
  ],
  dos: ['Keep the words of equal length.'],
  donts: ['Do not use it for actions.'],
}
