import type { NotificationSettingsRow } from '@press/domain'
import type { BodyOf, QueryOf } from '@press/contract'
import { changed } from '../changes.ts'
import { call } from '../http.ts'
import { useCall } from '../useCall.ts'

type Choice = BodyOf<'PUT /api/notification-settings'>

/** The person's choices of notices. A choice shows at once; it is undone if the server refuses it. */
export function useNoticeSettings() {
  const answer = useCall('GET /api/notification-settings', {})
  const choose = async (choice: Choice): Promise<void> => {
    const chosen = (now: NotificationSettingsRow): NotificationSettingsRow => ({
      ...now,
      ...(choice.quiet && { quiet: choice.quiet }),
      topics: now.topics.map(({ topic, on }) => ({ topic, on: { ...on, ...choice.choices?.[topic] } })),
    })
    const { data } = answer
    await answer.mutate(() => call('PUT /api/notification-settings', { body: choice }), {
      ...(data && { optimisticData: (now?: NotificationSettingsRow) => chosen(now ?? data) }),
      rollbackOnError: true,
      revalidate: false,
    })
    await changed('notification')
  }
  return { ...answer, choose }
}

/** The daily letter as it would be sent now. */
export const useDailyLetter = (language: QueryOf<'GET /api/daily-letter'>['language']) =>
  useCall('GET /api/daily-letter', { query: { language } })

/** Sends the daily letter to the person. Resolves to whether there was anything to say. */
export const sendDailyLetter = async (): Promise<boolean> => (await call('POST /api/daily-letter', {})).sent

/** Unsubscribes from the kind of letter whose link has this token, and says which kind. */
export const unsubscribe = (token: string) => call('POST /api/unsubscribe/{token}', { params: { token } })
