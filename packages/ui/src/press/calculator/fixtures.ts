import {
  defaultBlockPaper,
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

const [firstPriceList] = priceLists as readonly [PriceList]
const { from: _from, ...prices } = firstPriceList
/** The planned prices for the new year, as in design picture n5. */
const plannedPrices = writePriceCells(prices, {
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
const previousPrices = writePriceCells(prices, {
  'sheets.offset80': fromTenge(11),
  'bindings.KBS.each': fromTenge(160),
})

const createPriceList = (
  number: number,
  from: string,
  listPrices: typeof prices,
  status: EditablePriceList['status'],
): EditablePriceList => ({
  ...listPrices,
  id: number,
  number,
  from,
  status,
  version: 1,
  author: { id: 6, name: 'Айгүл Сапарова', role_id: 6, avatar: null },
  updated_at: `${from}T06:00:00.000Z`,
  entered_at: status === 'entered' ? `${from}T06:00:00.000Z` : null,
})

/** The lists of design picture n5: a past list, the current list and a draft of the next list. */
export const lists: readonly EditablePriceList[] = [
  createPriceList(6, '2026-01-01', previousPrices, 'entered'),
  createPriceList(7, '2026-07-01', prices, 'entered'),
  createPriceList(8, '2027-01-01', plannedPrices, 'draft'),
]

/** The default materials: the calculator's own paper, and the usual binding for the cover and the number of pages. */
const defaultMaterials = { paper_type: defaultBlockPaper, binding_method: null }

/** Added materials: a paper, a withdrawn paper, a format and a binding. */
export const addedMaterials: Materials = {
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
  ['Ежелгі түркі жазба ескерткіштері', createBook('70×100/16', 384, 1_000, 'hard')],
  ['Қазақ тілінің тарихи грамматикасы', createBook('60×90/16', 416, 300, 'hard')],
  ['Введение в корпусную лингвистику', createBook('A5', 200, 250, 'soft')],
  ['Медиақұқық негіздері', createBook('60×84/16', 240, 500, 'soft')],
  ['Органическая химия. Том II', { ...createBook('60×90/16', 288, 150, 'hard'), block_color: 'colored' }],
]

function createBook(
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

const [oldList, currentList, draftList] = lists as readonly [EditablePriceList, EditablePriceList, EditablePriceList]

/** Saved calculations: two at the old prices, all others at current prices. New prices are already entered. */
export const calculations: readonly SavedCalculation[] = books.map(([name, book], index) => {
  const priceList = index === 2 || index === 3 ? oldList : currentList
  const { unit_price, total, vat } = calculateEstimate(book, priceList, priceList.from)
  const estimateToday = calculateEstimate(book, currentList, currentList.from)
  return {
    ...book,
    title: name,
    id: index + 1,
    version: 1,
    name,
    price_list: { id: priceList.id, number: priceList.number, from: priceList.from },
    unit_price,
    sum: total,
    vat,
    unit_price_today: estimateToday.unit_price,
    sum_today: estimateToday.total,
    next:
      index === 0
        ? {
            from: draftList.from,
            number: draftList.number,
            sum: calculateEstimate(book, draftList, draftList.from).total,
          }
        : null,
    created_at: '2026-03-01T08:00:00.000Z',
    updated_at: `2026-${priceList === oldList ? '03' : '11'}-1${index}T08:00:00.000Z`,
  }
})
