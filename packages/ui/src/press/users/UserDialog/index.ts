export { UserDialog, type UserDialogProps, type UserFormValues } from './UserDialog.tsx'
