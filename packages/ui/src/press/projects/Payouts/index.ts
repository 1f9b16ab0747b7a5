export { PayableWorks, type PayableWorksProps } from './PayableWorks.tsx'
export { PayoutDialog, type PayoutDialogProps } from './PayoutDialog.tsx'
export { PayoutTable, type PayoutTableProps } from './PayoutTable.tsx'
