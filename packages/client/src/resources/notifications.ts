import type { BodyOf, NoticeSettings, Notification, QueryOf } from '@press/contract'
import { changed } from '../changes.ts'
import { call } from '../http.ts'
import { reportMistake } from '../problems.ts'
import { useCall } from '../useCall.ts'

/** The person's notifications; marking one read shows at once and comes back if the server did not take it. */
export function useNotifications() {
  const { data, error, isLoading, mutate } = useCall('GET /api/notifications', {})
  const mark = async (which: (one: Notification) => boolean, send: () => Promise<unknown>) => {
    const read_at = new Date().toISOString()
    const marked = (list: Notification[] = []) =>
      list.map((one) => (which(one) && !one.read_at ? { ...one, read_at } : one))
    // Spec §8: that it was not taken is logged and no more.
    await mutate(
      async (list) => {
        await send()
        return marked(list)
      },
      { optimisticData: marked, rollbackOnError: true, revalidate: false },
    ).catch(reportMistake)
  }
  return {
    notifications: data,
    unread: data?.filter(({ read_at }) => !read_at).length ?? 0,
    error,
    isLoading,
    retry: () => mutate(),
    markRead: (id: number) =>
      mark(
        (one) => one.id === id,
        () => call('POST /api/notifications/{id}/read', { params: { id } }),
      ),
    markAllRead: () =>
      mark(
        () => true,
        () => call('POST /api/notifications/read-all', {}),
      ),
  }
}

type Choice = BodyOf<'PUT /api/notification-settings'>

/** What one is told of; a choice shows at once, and goes back if the server did not take it. */
export function useNoticeSettings() {
  const answer = useCall('GET /api/notification-settings', {})
  const choose = async (choice: Choice): Promise<void> => {
    const chosen = (now: NoticeSettings): NoticeSettings => ({
      ...now,
      ...(choice.quiet && { quiet: choice.quiet }),
      topics: now.topics.map(({ topic, on }) => ({ topic, on: { ...on, ...choice.choices?.[topic] } })),
    })
    const { data } = answer
    await answer.mutate(() => call('PUT /api/notification-settings', { body: choice }), {
      ...(data && { optimisticData: (now?: NoticeSettings) => chosen(now ?? data) }),
      rollbackOnError: true,
      revalidate: false,
    })
    await changed('notification')
  }
  return { ...answer, choose }
}

/** The letter of the day as it would come now. */
export const useDailyLetter = (language: QueryOf<'GET /api/daily-letter'>['language']) =>
  useCall('GET /api/daily-letter', { query: { language } })

/** Sends it to oneself; whether there was anything to say. */
export const sendDailyLetter = async (): Promise<boolean> => (await call('POST /api/daily-letter', {})).sent

/** Ends letters like the one whose link has this token, and says which. */
export const unsubscribe = (token: string) => call('POST /api/unsubscribe/{token}', { params: { token } })
