export * from '../press/calendar/Calendar/index.ts'
