import type { Guide } from '../../../foundations/guide.ts'

export const guide: Guide = {
  purpose:
    'Calculates the cost of printing one title while its parameters are typed: drawings to scale, every line of the sum, the price by run. All figures come from `calculateEstimate` of the domain.',
  anatomy: [
    'Page heading with reset, copy, share, save, and the primary button that creates or requests an offer (KP)',
    'Parameters, validated while they are typed; papers and bindings that the price list has prices for',
    'Drawing board: the book, a spread, a comparison with A4, the SRA3 sheet',
    'Price curve for runs of 10 to 1 000 copies',
    'Receipt: total, VAT, parts with their reasons, all lines on request, four other runs',
  ],
  instead: [['It prices the titles of an offer', 'OfferForm, which keeps the prices of the offer’s date']],
  keyboard: [
    ['Up, Down in pages and run', 'Changes them by 2 pages or 10 copies; Page Up and Page Down by ten times as much'],
    ['Arrows in format, binding, colour, lamination, drawing', 'Chooses the next option'],
    ['Arrows on the curve', 'Moves between runs and reads each price'],
    ['Enter on another run', 'Applies it'],
  ],
  accessibility: [
    'Each drawing is an image whose name states its dimensions; the curve is also available as a table.',
    'The total is a live region, announced when it changes.',
    'While a field is invalid, the last valid calculation stays, dimmed and marked as outdated.',
  ],
  dos: [
    'Keep `formatCalculatorSearch(params)` in the address, so that a link opens this calculation.',
    'Pass the server’s `prices`, and `next` if a next price list exists: it shows what the run will cost.',
    'Set `costs={false}` for people who may not see costs and margin.',
  ],
  donts: ['Do not calculate figures separately: call the domain.'],
}
