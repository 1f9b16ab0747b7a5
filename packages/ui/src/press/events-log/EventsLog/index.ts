export { EventsLog, type EventsLogProps } from './EventsLog.tsx'
export { LogLayout, type LogLayoutProps } from './LogLayout.tsx'
