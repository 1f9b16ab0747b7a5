import type { BodyOf } from '@press/contract'
import type { NotificationSettingsRow } from '@press/domain'
import { act } from './act.ts'
import { useCall } from './useCall.ts'

type Choice = BodyOf<'PUT /api/notification-settings'>

/** Returns the person's notification settings. `choose` updates them optimistically and rolls back if the server refuses. */
export function useNotificationSettings() {
  const answer = useCall('GET /api/notification-settings', {})
  const saveChoice = async (choice: Choice): Promise<void> => {
    const applyChoice = (current: NotificationSettingsRow): NotificationSettingsRow => ({
      ...current,
      ...(choice.quiet && { quiet: choice.quiet }),
      topics: current.topics.map(({ topic, on }) => ({ topic, on: { ...on, ...choice.choices?.[topic] } })),
    })
    const { data } = answer
    await answer.mutate(() => act('PUT /api/notification-settings', { body: choice }), {
      ...(data && {
        optimisticData: (currentSettings?: NotificationSettingsRow) => applyChoice(currentSettings ?? data),
      }),
      rollbackOnError: true,
      revalidate: false,
    })
  }
  return { ...answer, choose: saveChoice }
}
