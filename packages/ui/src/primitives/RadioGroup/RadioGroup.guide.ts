import type { Guide } from '../../foundations/guide.ts'

export const guide: Guide = {
  purpose: 'One of a few, all of them in sight.',
  anatomy: ['Label of the group', 'Options with hints', 'Error'],
  instead: [
    ['There are more than six', 'Select'],
    ['It changes the view at once', 'SegmentedControl'],
    ['Yes or no', 'Checkbox'],
  ],
  keyboard: [
    ['Arrows', 'Move the choice'],
    ['Tab', 'Enters and leaves the group'],
  ],
  accessibility: ['A native fieldset and radio buttons; the hint of an option is its description.'],
  dos: ['Put the likeliest first.', 'Explain options that differ in consequence.'],
  donts: ['Do not leave a required choice without saying so.'],
}
