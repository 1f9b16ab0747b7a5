/** Where a book is published beside paper: the press's shop, and its page on Instagram. */
export const publicationChannels = ['shop', 'instagram'] as const
export type PublicationChannel = (typeof publicationChannels)[number]

/**
 * `waiting` for its first or its next try, `sent` and taken, `failed` for good, or `withdrawn` by the press before it was taken; the
 * last two until somebody sends it again.
 */
export const publicationStatuses = ['waiting', 'sent', 'failed', 'withdrawn'] as const
export type PublicationStatus = (typeof publicationStatuses)[number]

/** Whether somebody may send it again: what waits is sent anyway, and what was taken is not sent twice. */
export const isResendable = (status: PublicationStatus): boolean => status === 'failed' || status === 'withdrawn'

/** Why a try came to nothing. */
export const publicationErrors = ['unreachable', 'timeout', 'redirect', 'refused', 'down', 'nonsense'] as const
export type PublicationError = (typeof publicationErrors)[number]

/** Seconds before each next try: what is down for a minute is up at the second, what is down for a night by the last (ours). */
export const publicationRetryDelaysSeconds = [15, 60, 300, 1_800, 7_200, 21_600] as const

/** Whether a try that failed so may succeed when it is made again: what was refused will be refused again. */
export const isRetryable = (fault: PublicationError): boolean => fault !== 'refused' && fault !== 'redirect'

/** Seconds until the next try after so many, or undefined when that was the last. */
export const getRetryDelaySeconds = (attempts: number, fault: PublicationError): number | undefined =>
  isRetryable(fault) ? publicationRetryDelaysSeconds[attempts - 1] : undefined

/**
 * What came of a book when its offer was put into the shop (`queued`, `waiting` there already, `lacking` a description, or
 * `notConnected`: the press has no shop), or taken off (`withdrawn` before it was sent, `stays` as the shop has taken it and has no
 * call to take it off, `elsewhere`: another offer holds it there, or it `wasNot` there).
 */
export const storeOutcomes = [
  'queued',
  'waiting',
  'lacking',
  'notConnected',
  'withdrawn',
  'stays',
  'elsewhere',
  'wasNot',
] as const
export type StoreOutcome = (typeof storeOutcomes)[number]
