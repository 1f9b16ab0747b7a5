/**
 * The versions of the consent to the processing of personal data (law 94-V of 21 May 2013). The newest version is last. Their texts
 * are in the catalogs as `privacy:wording`. Never change a version to which someone has agreed; add a new version instead.
 */
export const consentVersions = {
  /**
   * Consent to having an account. Since version 2026-12 the consent names the operator, the subject, third parties and cross-border
   * transfer (article 8).
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

/** The number of days for which an unconfirmed registration is kept. */
const registrationRetentionDays = 1
/**
 * The number of years for which financial documents must be kept (Tax Code). In these years, claims about the documents are
 * possible.
 */
const documentRetentionYears = 5
/** The number of years for which a log entry is kept. The document to which the entry belongs may be questioned in these years. */
export const logRetentionYears = documentRetentionYears

/** The number of years after a delivery for which a shop order keeps the customer's contact data, because a claim is possible. */
export const shopContactRetentionYears = documentRetentionYears

/**
 * The personal data that the press keeps, and for how long: while the account exists, for days, or for years after the last entry.
 * Data in other people's conversations stays without the name. Authorship stays with the book. Listed in display order.
 */
export const retentionRules = [
  { what: 'profile', kept: 'account' },
  { what: 'tasks', kept: 'account' },
  { what: 'registrations', kept: 'days', count: registrationRetentionDays },
  { what: 'messages', kept: 'nameless' },
  { what: 'contracts', kept: 'years', count: documentRetentionYears },
  { what: 'payments', kept: 'years', count: documentRetentionYears },
  { what: 'shopOrders', kept: 'years', count: shopContactRetentionYears },
  { what: 'hours', kept: 'years', count: documentRetentionYears },
  { what: 'consents', kept: 'years', count: documentRetentionYears },
  { what: 'log', kept: 'years', count: logRetentionYears },
  { what: 'authorship', kept: 'book' },
] as const
export type Retention = (typeof retentionRules)[number]

/**
 * Returns the last day on which the documents of a removed person are kept. The years count from the end of the year in which the
 * account was removed, because no documents are added after the removal.
 */
export const getRetentionEnd = (removedOn: string): string =>
  `${Number(removedOn.slice(0, 4)) + documentRetentionYears}-12-31`
