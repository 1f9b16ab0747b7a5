import type { AccountingDay } from './day.ts'

/* The day of design mockup n7, for stories. */

export const now = new Date('2026-11-22T06:00:00Z')

const tengeToTiyn = (sum: number): number => sum * 100
const createOffer = (number: string, recipient_name: string) => ({
  id: Number(number),
  number,
  revision: 1,
  recipient_name,
})
const createOfferToInvoice = (
  number: string,
  name: string,
  sum: number,
  dayOfMonth: number,
  book_name: string,
  isRequested = true,
) => ({
  ...createOffer(number, name),
  version: 1,
  rest: tengeToTiyn(sum),
  book_name,
  requested: isRequested,
  since: `2026-11-${dayOfMonth}T05:00:00Z`,
})
const createOverdueInvoice = (number: string, name: string, sum: number, due: string, recipient_email: string) => ({
  ...createOffer(number, name),
  version: 1,
  rest: tengeToTiyn(sum),
  due,
  recipient_email,
  language: 'ru' as const,
})
const createOpenQuestion = (number: string, name: string, person: string, at: string, note: string) => ({
  ...createOffer(number, name),
  kind: 'request' as const,
  person,
  at,
  note,
  book_name: 'Машинное обучение для лингвистов',
  copies: 300,
})
const getDocumentFlags = (presentFlags: string) => ({
  has_invoice: presentFlags.includes('I'),
  has_act: presentFlags.includes('A'),
  has_esf: presentFlags.includes('E'),
})
const createIncompleteOrder = (number: string, name: string, delivered: string, due: string, presentFlags: string) => ({
  ...createOffer(number, name),
  delivered,
  due,
  ...getDocumentFlags(presentFlags),
})
const createWeek = (until: string, dated: number, hoped: number) => ({
  until,
  dated: tengeToTiyn(dated),
  hoped: tengeToTiyn(hoped),
})

export const accountingDay: AccountingDay = {
  bill: {
    total: 5,
    sum: tengeToTiyn(4_842_900),
    rows: [
      createOfferToInvoice('0412', 'Академия логистики и транспорта', 1_284_500, 20, 'Логистика Казахстана'),
      createOfferToInvoice('0407', 'ТОО «Кітап әлемі»', 1_120_000, 20, 'Ұлы дала философиясы'),
      createOfferToInvoice('0406', 'Мұқанова Г. Ж.', 512_400, 21, 'Тіл білімі'),
      createOfferToInvoice('0404', 'Ботанический сад', 286_000, 21, 'Флора Алматы', false),
      createOfferToInvoice('0400', 'КГУ «Областная библиотека»', 1_640_000, 21, 'Каталог редких книг'),
    ],
  },
  late: {
    total: 2,
    sum: tengeToTiyn(2_193_000),
    rows: [
      createOverdueInvoice('0388', 'Университет иностранных языков', 1_134_000, '2026-11-15', 'bukh@inyaz.example'),
      createOverdueInvoice('0408', 'Институт горного дела', 1_059_000, '2026-11-18', ''),
    ],
  },
  answer: {
    total: 3,
    rows: [
      createOpenQuestion('0415', 'Ли Т.', 'Тимур Ли', '2026-11-21T11:00:00Z', ''),
      createOpenQuestion(
        '0409',
        'Нұрғали Қ. Т.',
        'Қайрат Нұрғали',
        '2026-11-22T01:00:00Z',
        'Просит 250 экземпляров вместо 200',
      ),
      {
        kind: 'payment',
        id: 71,
        statement_id: 4,
        payer_name: 'ТОО «Кітап әлемі»',
        amount: tengeToTiyn(560_000),
        purpose: 'Оплата по счёту за книги, остаток двумя частями',
        at: '2026-11-22T04:00:00Z',
      },
    ],
  },
  lacking: {
    total: 4,
    rows: [
      createIncompleteOrder('0361', 'ЧУ «Международный колледж»', '2026-11-05', '2026-11-20', 'IA'),
      createIncompleteOrder('0365', 'Алимова М. С.', '2026-11-10', '2026-11-25', 'I'),
      createIncompleteOrder('0368', 'ТОО «Степь Медиа»', '2026-11-12', '2026-11-27', 'I'),
      createIncompleteOrder('0359', 'Научная библиотека', '2026-11-18', '2026-12-03', 'IE'),
    ],
  },
  income: {
    forecast: [
      createWeek('2026-11-29', 3_490_000, 2_193_000),
      createWeek('2026-12-06', 2_180_000, 4_842_900),
      createWeek('2026-12-13', 1_910_000, 0),
      createWeek('2026-12-20', 950_000, 0),
      createWeek('2026-12-27', 420_000, 0),
    ],
    received: tengeToTiyn(21_400_000),
  },
}

export const emptyAccountingDay: AccountingDay = {
  ...accountingDay,
  bill: { total: 0, sum: 0, rows: [] },
  late: { total: 0, sum: 0, rows: [] },
  answer: { total: 0, rows: [] },
  lacking: { total: 1, rows: accountingDay.lacking.rows.slice(1, 2) },
  income: {
    ...accountingDay.income,
    forecast: accountingDay.income.forecast.map((forecastWeek) => ({ ...forecastWeek, hoped: 0 })),
  },
}
