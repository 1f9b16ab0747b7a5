export { DecisionRoom, type DecisionRoomBook, type DecisionRoomProps } from './DecisionRoom.tsx'
export type { RemarkDraft } from './RemarkPopover.tsx'
export type { LoadPages } from './usePages.ts'
