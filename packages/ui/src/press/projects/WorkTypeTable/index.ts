export { WorkTypeDrawer, WorkTypePanel } from './WorkTypePanelFrame.tsx'
export type { WorkTypePanelProps } from './WorkTypePanel.tsx'
export { WorkTypeTable, type WorkTypeTableProps } from './WorkTypeTable.tsx'
export type { RateWork, RespondToWork, SendWork, WorkChange } from './work-change.ts'
