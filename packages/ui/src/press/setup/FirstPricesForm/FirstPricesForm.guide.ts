import type { Guide } from '../../../foundations/guide.ts'

export const guide: Guide = {
  purpose: 'Whether a press begins with the sample prices or enters its own.',
  anatomy: ['Two choices as cards', 'A link to the price list'],
  instead: [['Prices are written', 'PriceListEditor']],
  keyboard: [['↑ ↓', 'Move the choice']],
  accessibility: ['The choices are radio buttons.'],
  dos: ['Show what is in the sample beside.'],
  donts: ['Do not write prices here: they have a screen.'],
}
