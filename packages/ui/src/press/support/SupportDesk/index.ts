export { SupportDesk, type SupportDeskProps } from './SupportDesk.tsx'
export type { SupportActor, SupportAnswer, SupportBody, SupportRequest } from './types.ts'
