export { ClockContext, useNow, useToday } from './Clock.ts'
