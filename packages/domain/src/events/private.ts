import type { QuietHours } from '../notifications/quiet-hours.ts'
import type { NotificationPreferences } from '../notifications/topics.ts'
import { bareEvent, event } from './event.ts'
import type { Reassigned } from './people.ts'

export interface CalendarInput {
  name: string
  date: string
  /** The ids of the people who are invited, or whose meeting is cancelled. */
  told: number[]
  /** The ids of the guests whose meeting was rescheduled. */
  moved: number[]
}

/** Events of messages, private notes and notifications. Live updates need them, but no audit log shows them. */
export const privateEvents = {
  'message.joined': event(),
  'message.changed': event(),
  'message.left': event(),
  'message.read': event(),
  'message.sent': event<{ mentioned: number[]; by: string }>(),
  'message.edited': event(),
  'message.deleted': event(),
  'message.unread': event<{ unread: number[]; name: string }>(),
  'todo.created': event<{ by: string }>(),
  'todo.given': event<{ by: string }>(),
  'todo.changed': event<{ by: string }>(),
  'todo.removed': event<{ by: string }>(),
  'todo.done': event<{ by: string }>(),
  'todo.undone': event<{ by: string }>(),
  'todo.starred': event<{ by: string }>(),
  'todo.placed': event<{ by: string }>(),
  'todo.accepted': event<{ by: string }>(),
  'todo.declined': event<{ by: string }>(),
  'todo.handedOver': bareEvent<Reassigned>(),
  'event.created': event<CalendarInput>(),
  'event.changed': event<CalendarInput>(),
  'event.removed': event<CalendarInput>(),
  'event.soon': event<{ name: string; date: string; time: string | null; told: number[] }>(),
  'event.imported': event<{ created: number; changed: number }>(),
  'event.handedOver': bareEvent<Reassigned>(),
  'calculation.kept': event<{ name: string }>(),
  'calculation.edited': event<{ name: string }>(),
  'calculation.removed': event<{ name: string }>(),
  'notification.created': event(),
  'notification.chosen': event<{ choices: NotificationPreferences; quiet?: QuietHours }>(),
}
