export { PrintCostDialog, type PrintCost, type PrintCostDialogProps } from './PrintCostDialog.tsx'
