import { useCall } from '../useCall.ts'

export const useUserProfile = () => useCall('GET /api/userprofile', {})
export const useUser = (id: number) => useCall('GET /api/user/{id}', { params: { id } })
export const useMenuItems = () => useCall('GET /api/menu-items', {})
export const useQueue = () => useCall('GET /api/queue', {})
