import type { Guide } from '../../foundations/guide.ts'

export const guide: Guide = {
  purpose: 'A choice of one option out of a few, all visible: a view, a theme, a stage.',
  anatomy: ['Segments with text or icons'],
  instead: [
    ['Each option has its own panel', 'Tabs'],
    ['It is a value of a form', 'RadioGroup'],
    ['There are more than five options', 'Select'],
  ],
  keyboard: [
    ['Arrows', 'Moves the choice'],
    ['Tab', 'Enters or leaves the control'],
  ],
  accessibility: ['Native radio buttons in a named radio group. With `iconOnly`, screen readers still read the label.'],
  dos: ['Use labels of similar length.'],
  donts: ['Do not use it for actions.'],
}
