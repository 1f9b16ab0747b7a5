export { SupportDesk, type SupportDeskProps } from './SupportDesk.tsx'
export type { SupportActor, SupportAnswer, SupportBody } from './types.ts'
