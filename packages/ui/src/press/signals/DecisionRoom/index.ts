export { DecisionRoom, type DecisionRoomBook, type DecisionRoomProps } from './DecisionRoom.tsx'
export type { RemarkDraft } from './RemarkPopover.tsx'
export type { LoadPages } from './usePages.ts'
export type { SignalPage, SignalRemark, SignalRound } from '../wire.ts'
