import {
  allocateAmount,
  fromTenge,
  calculateOfferTotals,
  sumPayments,
  getPaidPercentage,
  priceLists,
  getCurrentTotal,
  getVatRate,
  type ChargedItem,
  type OfferPayment,
  type OfferAttachmentField,
  type OfferFlag,
  type OfferPrices,
  type StoredFile,
  type Offer,
  type OfferItem,
  type OfferRow,
  type Organization,
} from '@press/domain'

/* Offers for stories, as in design/png b1, b2, h1 and h3. */

export const today = '2026-11-21'

const createPdf = (id: number, name: string): StoredFile => ({ id, name, size: 240_000, mime: 'application/pdf' })

const fileNames: Record<OfferAttachmentField, (number: string) => string> = {
  isbn: () => 'ISBN_978-601-04-6612.pdf',
  contract_file: () => 'Договор_214-26.pdf',
  invoice_file: (number) => `Счёт_${number}.pdf`,
  act_file: (number) => `Акт_${number}.pdf`,
  esf_file: (number) => `ЭСФ_${number}.pdf`,
  author_contract_file: () => 'Авторский_договор_88.pdf',
  sales_contract_file: () => 'Реализация_31-26.pdf',
}
const flagByFile: Record<OfferAttachmentField, OfferFlag> = {
  isbn: 'has_isbn',
  contract_file: 'has_contract',
  invoice_file: 'has_invoice',
  act_file: 'has_act',
  esf_file: 'has_esf',
  author_contract_file: 'has_author_contract',
  sales_contract_file: 'has_sales_contract',
}
const fileFields = Object.keys(fileNames) as OfferAttachmentField[]
/** One letter for each document of an offer, in the order of `fileFields`. */
const fileLetters = 'ICVAEPS'

const createFiles = (presentLetters: string, number: string) =>
  Object.fromEntries(
    fileFields.flatMap((file, index) => {
      const isPresent = presentLetters.includes(fileLetters[index] ?? '')
      return [
        [flagByFile[file], isPresent],
        [file, isPresent ? createPdf(Number(number) * 10 + index, fileNames[file](number)) : null],
      ]
    }),
  ) as Record<OfferFlag, boolean> & Record<OfferAttachmentField, StoredFile | null>

const titles = [
  'Қазақстан тарихы: оқу құралы',
  'Органическая химия. Том II',
  'Ботаника степи: определитель',
  'Сандық гуманитаристика негіздері',
  'Деловой казахский язык',
]
const createBook = (name: string, quantity: number, price: number, overrides: Partial<OfferItem> = {}): OfferItem => ({
  name,
  language: /[әғқңөұүһі]/i.test(name) ? 'kz' : 'ru',
  quantity,
  price,
  color_pages: null,
  bw_pages: 320,
  format: '60×90/16',
  binding: '7BC',
  paper_type: 'offset80',
  vat: 'included',
  work_types: [],
  ...overrides,
})
/** Returns example books. The copies have a round price, and the remaining part of the sum is charged as layout. */
const createBooks = (firstTitle: string, count: number, sum: number, copies = 400): OfferItem[] =>
  allocateAmount(sum, [3, 2, 1, 1, 1, 1].slice(0, count)).map((part, index) => {
    const price = Math.floor(part / copies / 1000) * 1000
    const work = { name: 'Вёрстка', unit_count: 1, unit: 'service' as const, unit_price: part - price * copies }
    return createBook(index === 0 ? firstTitle : (titles[index - 1] ?? firstTitle), copies, price, {
      work_types: [work],
    })
  })
const withTotals = (items: OfferItem[], date: string, discount: number): ChargedItem[] => {
  const { lines } = calculateOfferTotals(items, date, discount)
  return items.map((item, index) => ({ ...item, total: lines[index]?.sum ?? 0 }))
}

/** The data of an example row. All other fields of the row are derived from it. */
interface OfferRowInput {
  number: string
  date: string
  recipient: string
  bin: string
  first: string
  count?: number
  copies?: number
  status: OfferRow['status']
  documents: string
  progress: number
  /** Sum of the offer, in tenge. */
  sum: number
  partner?: boolean
  valid_until?: string
}

export const createOfferRow = (input: OfferRowInput): OfferRow => {
  const { number, date, recipient, bin, first, count = 1, copies, status, progress, partner = false } = input
  const sum = fromTenge(input.sum)
  const items = createBooks(first, count, sum, copies)
  return {
    ...createFiles(input.documents, number),
    id: Number(number),
    version: 1,
    offer_id: Number(number),
    number,
    revision: 1,
    date,
    status,
    status_since: date,
    recipient_name: recipient,
    recipient_bin: bin,
    is_partner: partner,
    own: false,
    discount: 0,
    items: withTotals(items, date, 0),
    sum,
    vat: calculateOfferTotals(items, date, 0).vat,
    vat_rate: getVatRate(date),
    paid: Math.round((sum * progress) / 100),
    delivered: 0,
    progress,
    instalments: [],
    valid_until: input.valid_until ?? '2026-12-21',
    deadline: null,
    tech_card_count: count,
    asked_at: null,
    answered_at: null,
    received_at: null,
    received_note: '',
    sum_today: sum,
    price_list_id: null,
    in_price: false,
    in_store: false,
    invoice_number: input.documents.includes('V') ? number : null,
    invoice_date: input.documents.includes('V') ? date : null,
    contract_number: input.documents.includes('C') ? '214-26' : null,
    contract_date: input.documents.includes('C') ? date : null,
    created_at: `${date}T05:00:00Z`,
  }
}

const press = {
  sender_name: 'РГП «Университет баспасы»',
  sender_phone: '+77273773333',
  sender_address: 'Алматы, пр. аль-Фараби, 71',
  sender_bank: 'АО «Народный банк Казахстана»',
  sender_bic: 'HSBKKZKX',
  sender_bin: '990240004519',
  sender_account: 'KZ86125KZT5004100100',
  sender_email: 'sales@press.example',
  sender_kbe: '16',
  sender_knp: '710',
}

export const createPayment = (id: number, amount: number, date: string, note: string): OfferPayment => ({
  id,
  amount,
  date,
  note,
  kind: 'payment',
  document_number: '',
  reason: '',
  by: 'Айгүл Сәрсен',
})

/** Returns the offer of a row, with the press as its sender and the paid amount as one payment. */
export const getOffer = (row: OfferRow): Offer => ({
  ...row,
  ...press,
  recipient_phone: '+77012345678',
  recipient_address: 'Алматы, ул. Жибек жолы, 50',
  recipient_bank: 'АО «Kaspi Bank»',
  recipient_bic: 'CASPKZKA',
  recipient_account: 'KZ86125KZT5004100100',
  recipient_email: 'office@recipient.example',
  language: 'ru',
  funding_source: 'publisher',
  note: '',
  disk_link: '',
  isDigitalBook: false,
  hide_from_publisher: false,
  partner_discount: row.discount > 0,
  amount_in_words: '',
  paymentPercentage: row.progress,
  payments: row.paid ? [createPayment(row.id, row.paid, row.date, 'Предоплата')] : [],
  contract: null,
  decided_by: null,
  decided_at: null,
  decision_note: '',
  decisions: [],
  request_note: '',
  esf_number: null,
  esf_date: null,
  turnovers: [],
  printed_from: null,
  signer: null,
  techcards: [],
})

const items = [
  createBook('Абай және әлем әдебиеті', 400, fromTenge(7_000), { bw_pages: 480, format: '60×84/8' }),
  createBook('Қазақстан тарихы: оқу құралы', 500, fromTenge(3_800), { bw_pages: 352, format: '70×100/16' }),
  createBook('Органическая химия. Том II', 200, fromTenge(4_000), {
    bw_pages: null,
    color_pages: 288,
    binding: 'KBS',
    paper_type: 'coated130',
  }),
  createBook('Ботаника степи: определитель', 50, fromTenge(1_000), {
    bw_pages: 96,
    color_pages: 16,
    binding: 'staple',
    format: 'A5',
    work_types: [
      { name: 'Вёрстка', unit_count: 12.5, unit: 'authorSheet' as const, unit_price: fromTenge(4_000) },
      { name: 'Корректура', unit_count: 5, unit: 'authorSheet' as const, unit_price: fromTenge(10_000) },
    ],
  }),
]
const { sum: offerSum, vat: offerVat } = calculateOfferTotals(items, '2026-11-19', 12)
const prepaidAmount = fromTenge(1_000_000)
const secondAmount = Math.ceil(offerSum * 0.3) - prepaidAmount

/** КП-0411 as in the design pictures: the partner has received the invoice, and 30 % is paid. */
export const offer: Offer = {
  ...getOffer(
    createOfferRow({
      number: '0411',
      date: '2026-11-19',
      recipient: 'ТОО «Кітап әлемі»',
      bin: '120340018205',
      first: '',
      status: 'Invoice and contract sent',
      documents: 'ICV',
      progress: 30,
      sum: 0,
      partner: true,
    }),
  ),
  items: withTotals(items, '2026-11-19', 12),
  sum: offerSum,
  sum_today: offerSum,
  vat: offerVat,
  discount: 12,
  partner_discount: true,
  deadline: '2026-12-12',
  in_price: true,
  in_store: true,
  tech_card_count: 4,
  note: 'Доставка на склад партнёра двумя частями.',
  disk_link: 'https://disk.example/d/kitap-alemi',
  payments: [
    createPayment(1, prepaidAmount, '2026-11-19', 'Предоплата по счёту 0411'),
    createPayment(2, secondAmount, '2026-11-20', ''),
  ],
  paid: sumPayments([{ amount: prepaidAmount }, { amount: secondAmount }]),
  progress: getPaidPercentage([{ amount: prepaidAmount }, { amount: secondAmount }], offerSum),
}

const [priceList] = priceLists
if (!priceList) throw new Error('The fixtures have no price list')
/** The price list of the example offers and today's price list, in which paper is more expensive. */
export const prices: OfferPrices = {
  own: priceList,
  today: { ...priceList, from: '2026-11-20', sheets: { ...priceList.sheets, offset80: fromTenge(15) } },
}
/** A book whose price the calculator took from the price list of that day. */
export const listedBook = createBook('Геоботаника сухих степей', 100, fromTenge(1_822), {
  bw_pages: 200,
  format: 'A5',
  binding: 'KBS',
})
const listedTotals = { items: withTotals([listedBook], '2026-11-12', 0), date: '2026-11-12', discount: 0 }
/** An offer whose sum would differ under today's price list. */
export const listedOffer: Offer = {
  ...getOffer(
    createOfferRow({
      number: '0398',
      date: listedTotals.date,
      recipient: 'Ботанический сад',
      bin: '950840000104',
      first: listedBook.name,
      status: 'in process',
      documents: '',
      progress: 0,
      sum: 182_200,
    }),
  ),
  ...listedTotals,
  sum_today: getCurrentTotal(listedTotals, prices),
}

const createOrganization = (id: number, name: string, IIN: string, is_partner = false): Organization => ({
  id,
  name,
  phone: '+77012345678',
  email: 'office@recipient.example',
  address: 'Алматы, ул. Жибек жолы, 50',
  bank: 'АО «Kaspi Bank»',
  BIK: 'CASPKZKA',
  IIN,
  account: 'KZ86125KZT5004100100',
  is_partner,
})
export const organizations: Organization[] = [
  createOrganization(1, 'ТОО «Кітап әлемі»', '940140000385', true),
  createOrganization(2, 'Академия логистики и транспорта', '940140000385'),
  { ...createOrganization(3, 'РГП «Университет баспасы»', '940140000385'), BIK: 'HSBKKZKX' },
]
export const searchOrganizations = async (query: string): Promise<Organization[]> =>
  organizations.filter(({ name, IIN }) => IIN === query || name.toLowerCase().includes(query.toLowerCase()))
