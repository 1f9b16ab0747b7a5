import type { Notification } from '@press/contract'
import { callApi } from './http.ts'
import { reportClientBug } from './bug-reports.ts'
import { useCall } from './useCall.ts'

/** Returns the person's notifications. Marking a notification as read is optimistic and rolls back if the server refuses. */
export function useNotifications() {
  const { data, error, isLoading, mutate } = useCall('GET /api/notifications', {})
  const markAsRead = async (matches: (one: Notification) => boolean, send: () => Promise<unknown>) => {
    const read_at = new Date().toISOString()
    const markMatches = (list: Notification[] = []) =>
      list.map((one) => (matches(one) && !one.read_at ? { ...one, read_at } : one))
    // Spec §8: a failure is logged, but the person sees no message.
    await mutate(
      async (list) => {
        await send()
        return markMatches(list)
      },
      { optimisticData: markMatches, rollbackOnError: true, revalidate: false },
    ).catch(reportClientBug)
  }
  return {
    notifications: data,
    unread: data?.filter(({ read_at }) => !read_at).length ?? 0,
    error,
    isLoading,
    retry: () => mutate(),
    markRead: (id: number) =>
      markAsRead(
        (one) => one.id === id,
        () => callApi('POST /api/notifications/{id}/read', { params: { id } }),
      ),
    markAllRead: () =>
      markAsRead(
        () => true,
        () => callApi('POST /api/notifications/read-all', {}),
      ),
  }
}
