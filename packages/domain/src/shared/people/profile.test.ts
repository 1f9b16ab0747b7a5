import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { validateConfidential, maskers, canReadConfidential } from './confidential.ts'
import { validateProfile, type ProfileInput } from './profile.ts'
import { summarizeRatings } from './rating.ts'
import { roleKeys } from './roles.ts'

const today = '2026-11-22'
const validProfile: ProfileInput = { name: 'Тимур Ли', birthday: '', social_links: [], experience: [], education: [] }

describe('a profile', () => {
  it('requires a name and reports the problems of other fields', () => {
    expect(validateProfile(validProfile, today)).toEqual({})
    const invalidProfile = {
      ...validProfile,
      name: ' ',
      birthday: '2026-11-23',
      social_links: [{ url: 'orcid.org' }, { url: '' }],
      experience: [{ place: '', from: '2019', to: '2012' }],
      education: [{ place: 'КазНУ', year: '2027' }],
    }
    expect(validateProfile(invalidProfile, today)).toEqual({
      name: 'required',
      birthday: 'future',
      'social_links.0.url': 'link',
      'experience.0.place': 'required',
      'experience.0.to': 'yearOrder',
      'education.0.year': 'yearFuture',
    })
  })
})

describe('confidential data', () => {
  it('is masked so that values can be distinguished but not read', () => {
    expect(maskers.IIN('860314300174')).toBe('8603••••••74')
    expect(maskers.card_number('4111111111114820')).toBe('•••• •••• •••• 4820')
    expect(maskers.identity_document({ number: '041234517', issued_by: '', issued_at: '' }).number).toBe('04•••••17')
    expect(maskers.bank({ name: 'Банк', BIK: '', IIK: 'KZ86125KZT5004100100' }).IIK).toBe('KZ86••••••••••••0100')
    expect(maskers.IIN('86031')).toBe('•••••')
  })

  it('never shows more than six characters of a number', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{1,30}$/), (number) => {
        for (const masked of [maskers.IIN(number), maskers.card_number(number)])
          expect(masked.replace(/[• ]/g, '').length).toBeLessThanOrEqual(Math.min(6, Math.max(0, number.length - 3)))
      }),
    )
  })

  it('is validated before it is saved', () => {
    expect(validateConfidential({ IIN: '900412450011' }, today)).toEqual({ IIN: 'binIin' })
    expect(validateConfidential({ IIN: '940140000385' }, today), 'a BIN is nobody’s IIN').toEqual({ IIN: 'binIin' })
    expect(validateConfidential({ card_number: '4111111111111112' }, today)).toEqual({ card_number: 'card' })
    expect(validateConfidential({ bank: { name: '', BIK: 'HSBK', IIK: '' } }, today)).toEqual({
      'bank.IIK': 'required',
      'bank.BIK': 'bic',
    })
  })

  it('is readable only by the roles that write contracts or pay', () => {
    const readers = roleKeys.filter((role) => canReadConfidential(role, 'IIN'))
    expect(readers).toEqual(['accounting', 'hr'])
    expect(roleKeys.filter((role) => canReadConfidential(role, 'card_number'))).toEqual(['accounting'])
  })
})

it('a rating summary is null without ratings and averages each criterion', () => {
  expect(summarizeRatings([])).toBeNull()
  const topRating = { quality: 5, punctuality: 5, creativity: 5, politeness: 5, communication: 5 } as const
  expect(summarizeRatings([topRating, { ...topRating, punctuality: 2 }])).toEqual({
    mean: 4.7,
    count: 2,
    criteria: { quality: 5, punctuality: 3.5, creativity: 5, politeness: 5, communication: 5 },
  })
})
