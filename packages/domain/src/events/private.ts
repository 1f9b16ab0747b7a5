import type { QuietHours } from '../notifications/quiet-hours.ts'
import type { NotificationPreferences } from '../notifications/topics.ts'
import { defineBareEvent, defineEvent } from './event.ts'
import type { ReassignmentData } from './people.ts'

export interface CalendarInput {
  name: string
  date: string
  /** The ids of the people who are invited, or whose meeting is cancelled. */
  told: number[]
  /** The ids of the guests whose meeting was rescheduled. */
  moved: number[]
}

/** Events of messages, private notes and notifications. Live updates need them, but no audit log shows them. */
export const privateEventRules = {
  'message.joined': defineEvent(),
  'message.changed': defineEvent(),
  'message.left': defineEvent(),
  'message.read': defineEvent(),
  'message.sent': defineEvent<{ mentioned: number[]; by: string }>(),
  'message.edited': defineEvent(),
  'message.deleted': defineEvent(),
  'message.unread': defineEvent<{ unread: number[]; name: string }>(),
  'todo.created': defineEvent<{ by: string }>(),
  'todo.given': defineEvent<{ by: string }>(),
  'todo.changed': defineEvent<{ by: string }>(),
  'todo.removed': defineEvent<{ by: string }>(),
  'todo.done': defineEvent<{ by: string }>(),
  'todo.undone': defineEvent<{ by: string }>(),
  'todo.starred': defineEvent<{ by: string }>(),
  'todo.placed': defineEvent<{ by: string }>(),
  'todo.accepted': defineEvent<{ by: string }>(),
  'todo.declined': defineEvent<{ by: string }>(),
  'todo.handedOver': defineBareEvent<ReassignmentData>(),
  'event.created': defineEvent<CalendarInput>(),
  'event.changed': defineEvent<CalendarInput>(),
  'event.removed': defineEvent<CalendarInput>(),
  'event.soon': defineEvent<{ name: string; date: string; time: string | null; told: number[] }>(),
  'event.imported': defineEvent<{ created: number; changed: number }>(),
  'event.handedOver': defineBareEvent<ReassignmentData>(),
  'calculation.kept': defineEvent<{ name: string }>(),
  'calculation.edited': defineEvent<{ name: string }>(),
  'calculation.removed': defineEvent<{ name: string }>(),
  'notification.created': defineEvent(),
  'notification.chosen': defineEvent<{ choices: NotificationPreferences; quiet?: QuietHours }>(),
}
