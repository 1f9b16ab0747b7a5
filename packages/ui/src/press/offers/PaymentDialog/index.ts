export {
  PaymentDialog,
  paymentInputModes,
  type PaymentChange,
  type PaymentDialogProps,
  type PaymentInputMode,
} from './PaymentDialog.tsx'
