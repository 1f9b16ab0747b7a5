import { useCall } from './useCall.ts'

// The hooks of this file are queries that several screens use with the same configuration.

export const useOffer = (id: number | null) =>
  useCall('GET /api/offers/{id}', id === null ? null : { params: { id } }, { keepPreviousData: false })

/** Returns the default values of a new offer. */
export const useOfferReference = () => useCall('GET /api/offers/create', {}, { revalidateOnFocus: false })

export const useOrganization = (id: number) =>
  useCall('GET /api/organizations/{id}', { params: { id } }, { revalidateOnFocus: false })

/** Returns the names and the BIN of the press. Works without a session. */
export const usePress = () => useCall('GET /api/press', {}, { revalidateOnFocus: false })

export const useSettings = () => useCall('GET /api/settings', {}, { revalidateOnFocus: false })

export const useCardManagers = () => useCall('GET /api/tech-cards/managers', {}, { revalidateOnFocus: false })
