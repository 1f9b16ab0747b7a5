/**
 * The wordings of the consent to the keeping of personal data (law 94-V of 21 May 2013), the newest last; their texts stand in the
 * catalogs as `privacy:wording`. One that somebody agreed to is never changed: another is added.
 */
export const consentVersions = {
  /** To have an account. Since 2026-12 it names the operator, the subject, third parties and borders (article 8). */
  account: ['2026-11', '2026-12'],
  /** To be named as the author of a book. */
  authorship: ['2026-11'],
} as const
export type ConsentKind = keyof typeof consentVersions
export type AccountConsentVersion = (typeof consentVersions.account)[number]
export type ConsentVersion = AccountConsentVersion | (typeof consentVersions.authorship)[number]

/** The ones that are agreed to from now on. */
export const newestConsent = { account: '2026-12', authorship: '2026-11' } as const satisfies Record<
  ConsentKind,
  ConsentVersion
>

export const consentKinds = ['account', 'authorship'] as const satisfies readonly ConsentKind[]

/** Days that what somebody asked for and never began is kept. */
const registrationDays = 1
/** Years that papers of money must be kept (Tax Code), and that a claim can be brought about them. */
const paperYears = 5
/** Years that an entry of the log is kept: as long as somebody may ask who did what to a paper. */
export const logYears = paperYears

/** Years after a delivery that the shop's order says to whom: as long as a claim can be brought about it. */
export const shopContactYears = paperYears

/**
 * What the press keeps of a person, and for how long: while there is an account, for days, for years after the last entry, without
 * their name in the conversations of others, or with the book, as who wrote it is part of it. In the order people read it.
 */
export const retentionRules = [
  { what: 'profile', kept: 'account' },
  { what: 'tasks', kept: 'account' },
  { what: 'registrations', kept: 'days', count: registrationDays },
  { what: 'messages', kept: 'nameless' },
  { what: 'contracts', kept: 'years', count: paperYears },
  { what: 'payments', kept: 'years', count: paperYears },
  { what: 'shopOrders', kept: 'years', count: shopContactYears },
  { what: 'hours', kept: 'years', count: paperYears },
  { what: 'consents', kept: 'years', count: paperYears },
  { what: 'log', kept: 'years', count: logYears },
  { what: 'authorship', kept: 'book' },
] as const
export type Retention = (typeof retentionRules)[number]

/**
 * The last day on which the papers of somebody who was removed are kept: years are counted from the end of the one in which the last
 * entry was made, and nothing is entered after the removal.
 */
export const retentionEnd = (removedOn: string): string => `${Number(removedOn.slice(0, 4)) + paperYears}-12-31`
