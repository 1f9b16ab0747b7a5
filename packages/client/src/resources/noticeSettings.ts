import type { BodyOf, NoticeSettings, QueryOf } from '@press/contract'
import { changed } from '../changes.ts'
import { call } from '../http.ts'
import { useCall } from '../useCall.ts'

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
