/**
 * The wordings of the consent to the keeping of personal data (law 94-V of 21 May 2013), the newest last; their texts stand in the
 * catalogs as `privacy:wording`. One that somebody agreed to is never changed: another is added.
 */
export const consentVersions = ['2026-11'] as const
export type ConsentVersion = (typeof consentVersions)[number]

/** The one that is agreed to from now on. */
export const consentVersion: ConsentVersion = '2026-11'

/** To have an account, or to be named as the author of a book. */
export const consentKinds = ['account', 'authorship'] as const
export type ConsentKind = (typeof consentKinds)[number]

/** Days that what somebody asked for and never began is kept. */
const registrationDays = 1
/** Years that papers of money must be kept (Tax Code), and that a claim can be brought about them. */
const paperYears = 5

/**
 * What the press keeps of a person, and for how long: while there is an account, for days, for years after the last entry, or with
 * the book, as who wrote it is part of it. In the order people read it.
 */
export const retention = [
  { what: 'profile', kept: 'account' },
  { what: 'registrations', kept: 'days', count: registrationDays },
  { what: 'messages', kept: 'account' },
  { what: 'contracts', kept: 'years', count: paperYears },
  { what: 'payments', kept: 'years', count: paperYears },
  { what: 'log', kept: 'years', count: paperYears },
  { what: 'authorship', kept: 'book' },
] as const
