import type { Offer, OfferVersion, OfferDelivery } from '@press/domain'
import { offer } from '../fixtures.ts'

/* An invoice for stories, as in design/png n2. */

export const offerWithDocuments: Offer = { ...offer, printed_from: '2026-11-10' }

/** The first version of the example offer. */
export const earlierVersion: OfferVersion = {
  ...offer,
  note: 'Прежняя цена',
  sum: 118_000_000,
  superseded_at: '2026-11-19T10:12:00.000Z',
  superseded_by: 'Айгүл Сәрсен',
}

const createDelivery = (
  id: number,
  name: string,
  language: OfferDelivery['language'],
  sha256: string,
): OfferDelivery => ({
  id,
  kind: 'invoice',
  language,
  revision: 1,
  file: { id, name, size: 88_000, mime: 'application/pdf' },
  sha256,
  email: 'buh@kitapalemi.example',
  state: 'sent',
  problem: null,
  sent_by: 'Айгүл Сәрсен',
  created_at: '2026-11-19T11:42:00.000Z',
  delivered_at: null,
})
const createHash = (start: string, end: string): string => `${start}${'0'.repeat(48)}${end}`

export const deliveries: OfferDelivery[] = [
  { ...createDelivery(3, 'Счет_411.pdf', 'ru', createHash('9f2c41b8', '07e371ab')), state: 'queued' },
  createDelivery(2, 'Төлемге_шот_411.pdf', 'kz', createHash('c07de915', 'b2f43a60')),
  {
    ...createDelivery(1, 'Invoice_411.pdf', 'en', createHash('5be10c77', '9d18e4f2')),
    state: 'failed',
    email: 'buh@kitapalem.example',
    problem: '550 5.1.1 No such mailbox',
  },
]
