/** The channels where a book is published in addition to print: the press's shop and its Instagram page. */
export const publicationChannels = ['shop', 'instagram'] as const
export type PublicationChannel = (typeof publicationChannels)[number]

/**
 * `waiting`: the first attempt or a retry is pending. `sent`: the channel has accepted the publication. `failed`: no more attempts
 * are made. `withdrawn`: the press withdrew the publication before it was accepted. A publication that is `failed` or `withdrawn`
 * can be sent again.
 */
export const publicationStatuses = ['waiting', 'sent', 'failed', 'withdrawn'] as const
export type PublicationStatus = (typeof publicationStatuses)[number]

/**
 * Whether a person may send a publication again. A pending publication is sent automatically, and an accepted publication is not
 * sent twice.
 */
export const isResendable = (status: PublicationStatus): boolean => status === 'failed' || status === 'withdrawn'

/** The reasons why an attempt failed. */
export const publicationErrors = ['unreachable', 'timeout', 'redirect', 'refused', 'down', 'nonsense'] as const
export type PublicationError = (typeof publicationErrors)[number]

/**
 * Delays in seconds before each retry (our rule). The first delays cover short outages, and the last delays cover a whole night.
 */
export const publicationRetryDelaysSeconds = [15, 60, 300, 1_800, 7_200, 21_600] as const

/** Whether a retry may succeed after this error. The channel would refuse a refused request again. */
export const isRetryable = (error: PublicationError): boolean => error !== 'refused' && error !== 'redirect'

/** Returns the delay in seconds before the next retry, or undefined when there are no retries left. */
export const getRetryDelaySeconds = (attempts: number, error: PublicationError): number | undefined =>
  isRetryable(error) ? publicationRetryDelaysSeconds[attempts - 1] : undefined

/**
 * The results for a book when its offer is added to the shop or removed from the shop.
 * - added: `queued`; `waiting`, the book is already in the queue; `lacking`, its description is missing; `notConnected`, the press
 *   has no shop;
 * - removed: `withdrawn` before it was sent; `stays`, because the shop has accepted it and has no API call to remove it;
 *   `elsewhere`, another offer keeps it in the shop; `wasNot`, it was not in the shop.
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
