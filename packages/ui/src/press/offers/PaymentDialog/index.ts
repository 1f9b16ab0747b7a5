export {
  PaymentDialog,
  paymentWays,
  type PaymentChange,
  type PaymentDialogProps,
  type PaymentWay,
} from './PaymentDialog.tsx'
