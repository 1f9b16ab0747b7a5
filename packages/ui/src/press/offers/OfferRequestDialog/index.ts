export { OfferRequestDialog, type OfferRequest, type OfferRequestDialogProps } from './OfferRequestDialog.tsx'
