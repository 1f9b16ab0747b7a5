import type { RoleKey } from '@press/domain'
import { expect } from '@playwright/test'
import { createClient } from './client.ts'

/** Waits until the person of this role has a notification with each of these texts, in any language. */
export async function expectNotifications(role: RoleKey, ...messages: readonly string[]): Promise<void> {
  const client = await createClient(role)
  await expect
    .poll(
      async () => {
        const notificationTexts = (await client.call('GET /api/notifications')).flatMap(({ data }) =>
          Object.values(data),
        )
        return messages.filter((message) => !notificationTexts.includes(message))
      },
      { message: `${role} is told` },
    )
    .toEqual([])
}
