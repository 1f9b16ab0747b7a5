import {
  validateOffer,
  calculateOfferTotals,
  partyFields,
  getOfferExpiryDate,
  type BudgetSource,
  type OfferFormInput,
  type OfferProblems,
  type OfferSide,
  type OfferTotals,
  type PartyField,
  type WorkUnit,
  type Offer,
  type OfferItem,
  type OfferParties,
  type Organization,
} from '@press/domain'
import type { Locale } from '@press/i18n'
import { get } from 'react-hook-form'

/** A work in the form. A number that is not typed yet is null. */
export interface WorkValues {
  name: string
  unit_count: number | null
  unit: WorkUnit
  unit_price: number | null
}

export interface ItemValues extends Omit<OfferItem, 'language' | 'quantity' | 'price' | 'work_types'> {
  language?: OfferItem['language']
  quantity: number | null
  price: number | null
  work_types: WorkValues[]
}

/** The values of the form, also saved as the draft. */
export interface OfferValues extends OfferParties {
  number: string
  date: string
  valid_until: string
  deadline: string
  language: Locale
  funding_source: BudgetSource | null
  items: ItemValues[]
  partner_discount: boolean
  hide_from_publisher: boolean
  isDigitalBook: boolean
  note: string
  disk_link: string
}

/** The request body. */
export interface OfferFormBody extends Omit<OfferValues, 'items' | 'deadline' | 'valid_until'> {
  deadline: string | null
  valid_until: string | null
  items: OfferItem[]
}

export const offerSections = ['recipient', 'books', 'offer', 'terms', 'sender'] as const
export type OfferSection = (typeof offerSections)[number]

const blankParties: OfferParties = {
  recipient_name: '',
  recipient_phone: '',
  recipient_address: '',
  recipient_bank: '',
  recipient_bic: '',
  recipient_bin: '',
  recipient_account: '',
  recipient_email: '',
  sender_name: '',
  sender_phone: '',
  sender_address: '',
  sender_bank: '',
  sender_bic: '',
  sender_bin: '',
  sender_account: '',
  sender_email: '',
  sender_kbe: '',
  sender_knp: '',
}

export const emptyItem: ItemValues = {
  name: '',
  quantity: null,
  color_pages: null,
  bw_pages: null,
  format: null,
  binding: null,
  paper_type: null,
  price: null,
  vat: 'included',
  work_types: [],
}
export const emptyWork: WorkValues = { name: '', unit_count: null, unit: 'service', unit_price: null }

/** Returns an empty offer with one empty book. */
export const createEmptyOffer = (today: string): OfferValues => ({
  ...blankParties,
  number: '',
  date: today,
  valid_until: getOfferExpiryDate(today),
  deadline: '',
  language: 'ru',
  funding_source: null,
  items: [emptyItem],
  partner_discount: false,
  hide_from_publisher: false,
  isDigitalBook: false,
  note: '',
  disk_link: '',
})

/** Returns the form values of an offer, with exactly the fields of the form. */
export function toOfferValues(offer: Offer): OfferValues {
  const fieldNames = Object.keys(createEmptyOffer(offer.date)) as (keyof OfferValues)[]
  const values = Object.fromEntries(fieldNames.map((field) => [field, offer[field as keyof Offer] ?? ''])) as unknown
  return {
    ...(values as OfferValues),
    funding_source: offer.funding_source,
    partner_discount: offer.discount > 0,
  }
}

export const getPricedItem = (item: ItemValues): OfferItem => ({
  ...item,
  language: item.language ?? null,
  quantity: item.quantity ?? 0,
  price: item.price ?? 0,
  work_types: item.work_types.map((work) => ({
    ...work,
    unit_count: work.unit_count ?? 0,
    unit_price: work.unit_price ?? 0,
  })),
})

export const toRequestBody = ({ items, deadline, valid_until, ...fields }: OfferValues): OfferFormBody => ({
  ...fields,
  deadline: deadline || null,
  valid_until: valid_until || null,
  items: items.map(getPricedItem),
})

/** Returns the input for validation. A missing price becomes an invalid number, so that it does not count as free. */
export const toRulesInput = (values: OfferValues): OfferFormInput => ({
  ...values,
  items: values.items.map((item) => ({
    ...getPricedItem(item),
    price: item.price ?? Number.NaN,
    work_types: item.work_types.map((work) => ({
      ...work,
      unit_count: work.unit_count ?? 0,
      unit_price: work.unit_price ?? Number.NaN,
    })),
  })),
})

/** Returns the problems of the form. An empty number is reported as missing, not as too small. */
export const validateForm = (values: OfferValues): OfferProblems =>
  Object.fromEntries(
    Object.entries(validateOffer(toRulesInput(values))).map(([field, problem]) => [
      field,
      get(values, field) === null ? 'required' : problem,
    ]),
  )

/** Calculates the totals of the given items. The date determines the VAT. */
export const calculateTotals = (
  { items, date }: Pick<OfferValues, 'items' | 'date'>,
  discount: number,
  today: string,
): OfferTotals => calculateOfferTotals(items.map(getPricedItem), date || today, discount)

/** The field of an organisation for each field of a party. */
const organizationFields: Record<PartyField, keyof Organization> = {
  name: 'name',
  phone: 'phone',
  address: 'address',
  bank: 'bank',
  bic: 'BIK',
  bin: 'IIN',
  account: 'account',
  email: 'email',
}

/** Returns the fields of a party, filled with an organisation's data. */
export const getParty = (side: OfferSide, organization: Organization): Partial<OfferParties> =>
  Object.fromEntries(partyFields.map((field) => [`${side}_${field}`, String(organization[organizationFields[field]])]))
