import type { TypingEvent } from '@press/contract'

export const typingChannel = 'press_typing'

/** A person who is typing, and the recipients. A hundred members fit well into PostgreSQL's notification limit (8000 bytes). */
export interface Typing extends TypingEvent {
  audience: number[]
}
