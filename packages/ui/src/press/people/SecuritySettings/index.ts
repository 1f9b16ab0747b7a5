export {
  SecuritySettings,
  type SecuritySettingsProps,
  type OwnPasskey,
  type OwnSession,
  type Security,
} from './SecuritySettings.tsx'
export { ConfirmPersonDialog, type ConfirmPersonDialogProps } from './ConfirmPersonDialog.tsx'
export { RecoveryCodesDialog, type RecoveryCodesDialogProps } from './RecoveryCodesDialog.tsx'
export { TotpDialog, type TotpDialogProps } from './TotpDialog.tsx'
