import type { Guide } from '../../../foundations/guide.ts'

export const guide: Guide = {
  purpose:
    'Calculates what printing one title costs while its parameters are typed: the book to scale, its pages on the press’s sheet, every line of the sum, the price over runs. All figures come from `estimate` of the domain.',
  anatomy: [
    'Page heading with reset, copy, link and the one primary button, a request for a KP',
    'Parameters, each checked as it is typed; papers and bindings that the price list has a price for',
    'Drawing board: the book, a spread, beside A4, the SRA3 sheet',
    'Price curve over runs of 10 to 1 000 copies',
    'Receipt: total, VAT, parts with their reasons, every line on asking, four other runs',
  ],
  instead: [['titles of an offer are priced', 'OfferForm, which keeps the prices of its day']],
  keyboard: [
    ['Arrows in pages and run', 'change by 2 pages, by 10 copies; PageUp and PageDown by ten times as much'],
    ['Arrows in formats, binding, colour, lamination, drawing', 'choose the next one'],
    ['Arrows on the curve', 'walk over the runs and say each price'],
    ['Enter on another run', 'takes it'],
  ],
  accessibility: [
    'Each drawing is a picture whose name gives its measures; the curve is also a table.',
    'The total is a live region: it is read out when it changes.',
    'While a field is wrong the last right calculation stays, dimmed, and says that it is old.',
  ],
  dos: [
    'Keep `calculatorSearch(params)` in the address, so that a link leads to the very calculation.',
    'Give `prices` of the server, and `next` where others are entered: people learn in time that a run will cost more.',
    'Give `costs={false}` to whoever must not see costs and margin.',
  ],
  donts: ['Do not calculate a figure beside it: ask the domain.'],
}
