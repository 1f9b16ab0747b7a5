export { WorkTypeDrawer, WorkTypePanel } from './WorkTypePanelFrame.tsx'
export type { WorkTypePanelProps } from './WorkTypePanel.tsx'
export { WorkTypeTable, type WorkTypeTableProps } from './WorkTypeTable.tsx'
export type { SendWork, WorkChange } from './workChange.ts'
