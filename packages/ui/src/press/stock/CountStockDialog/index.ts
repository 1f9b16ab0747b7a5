export { CountStockDialog, type CountStockDialogProps, type CountedStock } from './CountStockDialog.tsx'
