import { useCall } from '../useCall.ts'

/** Each panel is asked for by itself: one that fails leaves the others standing. */
export const useStagePace = () => useCall('GET /api/statistics/stages', {})
export const useLoad = () => useCall('GET /api/statistics/load', {})
export const useMoneyOwed = () => useCall('GET /api/statistics/money', {})
export const useDeliveries = () => useCall('GET /api/statistics/deliveries', {})
