export { SendStatementsDialog, type SendStatementsDialogProps } from './SendStatementsDialog.tsx'
