import { useCall } from './useCall.ts'

// Queries that several screens use with the same configuration.

export const useOffer = (id: number | null) =>
  useCall('GET /api/offers/{id}', id === null ? null : { params: { id } }, { keepPreviousData: false })

/** The default values of a new offer. */
export const useOfferReference = () => useCall('GET /api/offers/create', {}, { revalidateOnFocus: false })

export const useOrganization = (id: number) =>
  useCall('GET /api/organizations/{id}', { params: { id } }, { revalidateOnFocus: false })

/** The names and BIN of the press. Works without a session. */
export const usePress = () => useCall('GET /api/press', {}, { revalidateOnFocus: false })

export const useSettings = () => useCall('GET /api/settings', {}, { revalidateOnFocus: false })

export const useCardManagers = () => useCall('GET /api/tech-cards/managers', {}, { revalidateOnFocus: false })
