import type { Guide } from '../../foundations/guide.ts'

export const guide: Guide = {
  purpose: 'A choice of one option out of a few, all visible.',
  anatomy: ['Label of the group', 'Options with details', 'Hint or error'],
  instead: [
    ['There are more than six options', 'Select'],
    ['It changes the view immediately', 'SegmentedControl'],
    ['It is yes or no', 'Checkbox'],
  ],
  keyboard: [
    ['Arrows', 'Moves the choice'],
    ['Tab', 'Enters or leaves the group'],
  ],
  accessibility: ['Native radio buttons in a named radio group. An option’s detail is part of its name.'],
  dos: ['Put the most likely option first.', 'Explain options whose consequences differ.'],
  donts: ['Do not require a choice without saying so.'],
}
