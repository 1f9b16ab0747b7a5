import { roleById } from '@press/domain'
import type { Locale } from '@press/i18n/node'
import { inArray } from 'drizzle-orm'
import { users } from '../../database/schema.ts'
import type { Subscribers } from '../../events/subscribers.ts'
import { texts } from '../../texts.ts'

/** Whoever a message names is told, with the way to the conversation; the others see it in their chat. */
export const chatSubscribers: Subscribers = {
  'message.sent': async ({ data, resource_id }, tx) => {
    const called = Array.isArray(data['mentioned']) ? data['mentioned'].map(Number) : []
    if (called.length === 0) return []
    const say = (locale: Locale): string => texts(locale)('notifications:mentioned', { name: String(data['by']) })
    const found = await tx.select({ id: users.id, role_id: users.role_id }).from(users).where(inArray(users.id, called))
    return found.map(({ id, role_id }) => ({
      user_id: id,
      data: {
        message_ru: say('ru'),
        message_kz: say('kz'),
        message_en: say('en'),
        kind: 'message',
        path: `/app/${roleById(role_id)?.path}/chat?id=${resource_id}`,
      },
      mail: true,
    }))
  },
}
