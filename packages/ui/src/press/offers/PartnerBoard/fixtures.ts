import type { OfferRow } from '@press/domain'
import { offer } from '../fixtures.ts'
import { createOfferRow } from '../fixtures.ts'

/* The board of design/png/h2-partner-kanban, for stories. */

export { today } from '../fixtures.ts'
/** The press's own company. */
const companyName = 'РГП «Университет баспасы»'
export const company = { bin: '940440010006', names: [companyName] }

const createOffer = (
  input: Partial<Parameters<typeof createOfferRow>[0]> &
    Pick<OfferRow, 'number' | 'status' | 'progress'> & { first: string; sum: number },
  extraFields: Partial<OfferRow> = {},
): OfferRow => ({
  ...createOfferRow({
    date: '2026-11-01',
    recipient: offer.recipient_name,
    bin: offer.recipient_bin,
    documents: '',
    partner: true,
    ...input,
  }),
  tech_card_count: 0,
  ...extraFields,
})

/** The offers to one partner. */
export const partnerOffers: OfferRow[] = [
  { ...offer, tech_card_count: 0 },
  createOffer(
    {
      number: '0407',
      first: 'Экономика устойчивого развития',
      copies: 350,
      status: 'Request for invoice',
      progress: 0,
      sum: 1_120_000,
    },
    { deadline: '2026-11-28' },
  ),
  createOffer(
    {
      number: '0401',
      first: 'Нейробиология: краткий курс',
      count: 2,
      status: 'in process',
      progress: 0,
      sum: 2_014_000,
    },
    { deadline: '2026-12-20' },
  ),
  createOffer(
    { number: '0397', first: 'Деловой казахский язык', copies: 900, status: 'accept', progress: 0, sum: 1_755_500 },
    { deadline: '2026-12-24' },
  ),
  createOffer(
    {
      number: '0384',
      first: 'Атлас птиц Семиречья',
      copies: 1_500,
      status: 'typo_finish',
      progress: 60,
      sum: 5_415_000,
    },
    { deadline: '2026-12-05' },
  ),
  createOffer(
    {
      number: '0376',
      first: 'Теория перевода: хрестоматия',
      count: 2,
      status: 'typo_finish',
      progress: 40,
      sum: 1_890_000,
    },
    { deadline: '2026-12-09' },
  ),
  createOffer(
    { number: '0370', first: 'Финансовая математика', count: 2, status: 'wap', progress: 100, sum: 1_284_500 },
    { deadline: '2026-11-24' },
  ),
  createOffer({
    number: '0362',
    first: 'Петроглифы Тамгалы',
    count: 3,
    status: 'stock',
    progress: 100,
    sum: 3_240_000,
  }),
  createOffer(
    {
      number: '0349',
      first: 'Алтай өркениеті: мәтіндер мен түсіндірмелер',
      count: 6,
      status: 'done',
      progress: 100,
      sum: 11_480_000,
    },
    { status_since: '2026-11-02T06:00:00Z' },
  ),
]

/** The offers on the staff's boards: also with other recipients, with tech cards, and to the press's own company. */
export const allOffers: OfferRow[] = [
  ...partnerOffers,
  createOffer(
    {
      number: '0405',
      recipient: 'Национальная научная библиотека',
      first: 'Қазақстан тарихы: оқу құралы',
      count: 6,
      status: 'typo_finish',
      progress: 100,
      sum: 9_870_400,
    },
    { deadline: '2026-11-19' },
  ),
  createOffer(
    {
      number: '0399',
      recipient: 'Алимова М. С.',
      first: 'Геоботаника сухих степей',
      status: 'wap',
      progress: 70,
      sum: 1_066_800,
    },
    { deadline: '2026-11-23', tech_card_count: 1 },
  ),
  createOffer(
    {
      number: '0410',
      recipient: companyName,
      first: 'Академиялық жазылым',
      copies: 1_000,
      status: 'Invoice and contract sent',
      progress: 100,
      sum: 2_340_000,
    },
    { deadline: '2026-12-09' },
  ),
  createOffer({
    number: '0393',
    recipient: companyName,
    first: 'Педагогикалық психология',
    copies: 600,
    status: 'stock',
    progress: 100,
    sum: 1_488_000,
  }),
]
