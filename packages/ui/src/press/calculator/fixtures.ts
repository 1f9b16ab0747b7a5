import {
  blockPaper,
  calculateEstimate,
  fromTenge,
  priceLists,
  writePriceCells,
  type BookParams,
  type Materials,
  type PriceList,
  type SavedCalculation,
  type EditablePriceList,
} from '@press/domain'

const [first] = priceLists as readonly [PriceList]
const { from: _from, ...prices } = first
/** The prices that picture n5 plans for the new year. */
const planned = writePriceCells(prices, {
  'sheets.offset80': fromTenge(13),
  'sheets.coated130': fromTenge(32),
  'sheets.colotech160': fromTenge(76),
  'clicks.black-white.0.price': fromTenge(15),
  'clicks.black-white.1.price': fromTenge(13),
  'clicks.black-white.2.price': fromTenge(11),
  'clicks.black-white.3.price': fromTenge(9),
  'clicks.colored.2.price': fromTenge(88),
  'clicks.colored.3.price': fromTenge(78),
  'lamination.matte': fromTenge(95),
  'bindings.7BC.each': fromTenge(1_520),
})
const before = writePriceCells(prices, { 'sheets.offset80': fromTenge(11), 'bindings.KBS.each': fromTenge(160) })

const list = (
  number: number,
  from: string,
  its: typeof prices,
  status: EditablePriceList['status'],
): EditablePriceList => ({
  ...its,
  id: number,
  number,
  from,
  status,
  version: 1,
  author: { id: 6, name: 'Айгүл Сапарова', role_id: 6, avatar: null },
  updated_at: `${from}T06:00:00.000Z`,
  entered_at: status === 'entered' ? `${from}T06:00:00.000Z` : null,
})

/** The lists of picture n5: a past list, the current list and a draft of the next list. */
export const lists: readonly EditablePriceList[] = [
  list(6, '2026-01-01', before, 'entered'),
  list(7, '2026-07-01', prices, 'entered'),
  list(8, '2027-01-01', planned, 'draft'),
]

/** The default materials: the calculator's own paper, and the usual binding for the cover and the number of pages. */
const defaultMaterials = { paper_type: blockPaper, binding_method: null }

/** Added materials: a paper, a withdrawn paper, a format and a binding. */
export const added: Materials = {
  papers: [
    {
      key: 'offset-ivory70',
      name: { kz: 'Піл сүйегі түсті офсеттік', ru: 'Офсетная слоновая кость', en: 'Offset, ivory' },
      grammage: 70,
      caliper: 0.12,
    },
    {
      key: 'newsprint45',
      name: { kz: 'Газет қағазы', ru: 'Газетная', en: 'Newsprint' },
      grammage: 45,
      caliper: 0.07,
      withdrawn: true,
    },
  ],
  formats: [{ key: '60×70/16', width: 140, height: 165, sheet: '60×70', share: 16 }],
  bindings: [
    {
      key: 'sewn-7bc',
      name: { kz: 'Тігілген 7БЦ', ru: '7БЦ шитый', en: 'Sewn 7BC' },
      cover: 'hard',
      min: 96,
      max: 1_200,
      multiple: 2,
      sewn: true,
    },
  ],
}

const books: readonly (readonly [name: string, book: Required<BookParams>])[] = [
  ['Ежелгі түркі жазба ескерткіштері', bookOf('70×100/16', 384, 1_000, 'hard')],
  ['Қазақ тілінің тарихи грамматикасы', bookOf('60×90/16', 416, 300, 'hard')],
  ['Введение в корпусную лингвистику', bookOf('A5', 200, 250, 'soft')],
  ['Медиақұқық негіздері', bookOf('60×84/16', 240, 500, 'soft')],
  ['Органическая химия. Том II', { ...bookOf('60×90/16', 288, 150, 'hard'), block_color: 'colored' }],
]

function bookOf(
  format: BookParams['format'],
  pages: number,
  quantity: number,
  binding: BookParams['binding'],
): Required<BookParams> {
  return {
    title: '',
    format,
    pages,
    quantity,
    binding,
    block_color: 'black-white',
    lamination: 'matte',
    ...defaultMaterials,
  }
}

const [old, current, draft] = lists as readonly [EditablePriceList, EditablePriceList, EditablePriceList]

/** Saved calculations: two at the old prices, all others at current prices. New prices are already entered. */
export const calculations: readonly SavedCalculation[] = books.map(([name, book], place) => {
  const by = place === 2 || place === 3 ? old : current
  const { unit_price, total, vat } = calculateEstimate(book, by, by.from)
  const today = calculateEstimate(book, current, current.from)
  return {
    ...book,
    title: name,
    id: place + 1,
    version: 1,
    name,
    price_list: { id: by.id, number: by.number, from: by.from },
    unit_price,
    sum: total,
    vat,
    unit_price_today: today.unit_price,
    sum_today: today.total,
    next:
      place === 0
        ? { from: draft.from, number: draft.number, sum: calculateEstimate(book, draft, draft.from).total }
        : null,
    created_at: '2026-03-01T08:00:00.000Z',
    updated_at: `2026-${by === old ? '03' : '11'}-1${place}T08:00:00.000Z`,
  }
})
