import { roleById } from '@press/domain'
import type { Locale } from '@press/i18n/node'
import { and, eq } from 'drizzle-orm'
import { users } from '../../database/schema.ts'
import type { Subscriber, Subscribers } from '../../events/subscribers.ts'
import { texts } from '../../texts.ts'

type Key = 'todoGiven' | 'todoAccepted' | 'todoDeclined' | 'todoDone'

/** Tells one of a task's two people what the other did. */
const tell =
  (key: Key, whom: 'owner' | 'assignee', mail = false): Subscriber =>
  async ({ data, resource_id, actor_id }, tx) => {
    const id = data[whom]
    if (typeof id !== 'number' || id === actor_id) return []
    const say = (locale: Locale): string =>
      texts(locale)(`notifications:${key}`, { name: String(data['by']), title: String(data['title']) })
    const found = await tx
      .select({ id: users.id, role_id: users.role_id })
      .from(users)
      .where(and(users.active, eq(users.id, id)))
    return found.map(({ id: user_id, role_id }) => ({
      user_id,
      data: {
        message_ru: say('ru'),
        message_kz: say('kz'),
        message_en: say('en'),
        kind: 'todo',
        path: `/app/${roleById(role_id)?.path}/todo?task=${resource_id}`,
      },
      mail,
    }))
  }

/** Whoever is given a task is told, and whoever gave it hears what became of it. */
export const todoSubscribers: Subscribers = {
  'todo.created': tell('todoGiven', 'assignee', true),
  'todo.given': tell('todoGiven', 'assignee', true),
  'todo.accepted': tell('todoAccepted', 'owner'),
  'todo.declined': tell('todoDeclined', 'owner', true),
  'todo.done': tell('todoDone', 'owner'),
}
