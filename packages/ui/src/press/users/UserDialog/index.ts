export { UserDialog, type UserDialogProps, type UserFilling } from './UserDialog.tsx'
