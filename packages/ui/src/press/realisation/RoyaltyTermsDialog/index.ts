export { RoyaltyTermsDialog, type RoyaltyTermsDialogProps } from './RoyaltyTermsDialog.tsx'
