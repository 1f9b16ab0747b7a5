import type { Guide } from '../../../foundations/guide.ts'

export const guide: Guide = {
  purpose: 'Asks for a paper, a format or a binding that the press has not yet, and for its first prices.',
  anatomy: [
    'Names in the three languages; a format is called as people write it',
    'Measures that the rules calculate with: weight and thickness, page and sheet, cover and pages',
    'Prices, which go into the draft of the price list',
  ],
  instead: [['a price of something that is there changes', 'PriceListEditor']],
  keyboard: [
    ['Enter', 'Adds it'],
    ['Esc', 'Closes without adding'],
  ],
  accessibility: ['Each price says that it goes into the draft; what is wrong is said with its field.'],
  dos: ['Give all materials of the press: no two are of one name.'],
  donts: ['Do not check again outside: `paperProblems`, `formatProblems` and `bindingProblems` hold the rules.'],
}
