export { SupportDesk, type SupportDeskProps } from './SupportDesk.tsx'
export type { SupportActor, SupportAnswer, SupportBody, SupportEvent, SupportRequest } from './types.ts'
