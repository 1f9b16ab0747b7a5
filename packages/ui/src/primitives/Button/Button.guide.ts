import type { Guide } from '../../foundations/guide.ts'

export const guide: Guide = {
  purpose: 'Does something here. ButtonLink looks the same and leads to another page.',
  anatomy: ['Drawing before', 'Words', 'Drawing after', 'While busy: a wheel and what is being done'],
  instead: [
    ['It leads to another page', 'Link'],
    ['Only a drawing fits', 'IconButton'],
    ['Several actions belong together', 'Menu'],
    ['It chooses one of a few views', 'SegmentedControl'],
  ],
  keyboard: [['Enter or Space', 'Presses it']],
  accessibility: [
    'Disabled with a reason it stays focusable and says why.',
    'While busy it keeps its width and place, and what is being done is announced.',
  ],
  dos: [
    'Name it by its verb: «Передать автору».',
    'Have one primary button to a view.',
    'Disable with a reason rather than hide what may not be done now.',
  ],
  donts: ['Do not say «ОК».', 'Do not use danger for what can be taken back.'],
}
