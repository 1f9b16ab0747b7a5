/**
 * The versions of the consent to the processing of personal data (law 94-V of 21 May 2013), the newest last. Their texts are in the
 * catalogs as `privacy:wording`. Never change a version that someone has agreed to; add a new one.
 */
export const consentVersions = {
  /**
   * Consent to having an account. Since 2026-12 it names the operator, the subject, third parties and cross-border transfer
   * (article 8).
   */
  account: ['2026-11', '2026-12'],
  /** Consent to being named as the author of a book. */
  authorship: ['2026-11'],
} as const
export type ConsentKind = keyof typeof consentVersions
export type AccountConsentVersion = (typeof consentVersions.account)[number]
export type ConsentVersion = AccountConsentVersion | (typeof consentVersions.authorship)[number]

/** The current versions, used for new consents. */
export const newestConsent = { account: '2026-12', authorship: '2026-11' } as const satisfies Record<
  ConsentKind,
  ConsentVersion
>

export const consentKinds = ['account', 'authorship'] as const satisfies readonly ConsentKind[]

/** Days for which an unconfirmed registration is kept. */
const registrationDays = 1
/** Years for which financial documents must be kept (Tax Code) and in which claims about them are possible. */
const paperYears = 5
/** Years for which a log entry is kept: as long as its document may be questioned. */
export const logYears = paperYears

/** Years after a delivery for which a shop order keeps the customer's contact data: as long as a claim is possible. */
export const shopContactYears = paperYears

/**
 * The personal data that the press keeps, and for how long: while the account exists, for days, or for years after the last entry.
 * Data in other people's conversations stays without the name; authorship stays with the book. Listed in display order.
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
 * Returns the last day on which the documents of a removed person are kept. The years count from the end of the year of the last
 * entry, and nothing is added after the removal.
 */
export const retentionEnd = (removedOn: string): string => `${Number(removedOn.slice(0, 4)) + paperYears}-12-31`
