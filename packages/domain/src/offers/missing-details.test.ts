import { describe, expect, it } from 'vitest'
import { offerDocumentKinds } from '../shared/documents/offers.ts'
import { requiredDetails } from '../shared/documents/parties.ts'
import { findMissingOfferDetails } from './missing-details.ts'

const partyDetails = {
  name: 'Баспа',
  phone: '',
  email: 'baspa@press.example',
  address: 'Алматы',
  bank: 'Халық банкі',
  bic: 'HSBKKZKX',
  bin: '940440010006',
  account: 'KZ21601A231000001445',
}
const prefixFields = <Name extends string>(name: Name) =>
  Object.fromEntries(Object.entries(partyDetails).map(([field, value]) => [`${name}_${field}`, value])) as Record<
    `${Name}_${keyof typeof partyDetails}`,
    string
  >
const offer = { ...prefixFields('sender'), ...prefixFields('recipient'), sender_kbe: '16', sender_knp: '710' }
const blankOffer = Object.fromEntries(Object.keys(offer).map((field) => [field, ''])) as typeof offer

describe('a document of an offer', () => {
  it.each(offerDocumentKinds)('of kind %s lacks nothing when both parties are known', (kind) => {
    expect(findMissingOfferDetails(kind, offer)).toEqual([])
  })

  it.each(offerDocumentKinds)('of kind %s names every missing field, those of the press first', (kind) => {
    const { press, party } = requiredDetails[kind]
    expect(findMissingOfferDetails(kind, blankOffer)).toEqual([
      ...press.map((field) => ({ side: 'press', field })),
      ...party.map((field) => ({ side: 'party', field })),
    ])
  })

  it.each([
    ['kp', { sender_email: '' }, [{ side: 'press', field: 'contact' }]],
    ['kp', { sender_email: '', sender_phone: '+77272574765' }, []],
    ['kp', { recipient_bin: '', recipient_address: '', sender_account: '' }, []],
    ['invoice', { sender_kbe: ' ' }, [{ side: 'press', field: 'kbe' }]],
    ['invoice', { recipient_bin: '' }, [{ side: 'party', field: 'bin' }]],
    ['act', { sender_account: '' }, []],
  ] as const)('of kind %s with %j lacks %j', (kind, change, missingDetails) => {
    expect(findMissingOfferDetails(kind, { ...offer, ...change })).toEqual(missingDetails)
  })
})
