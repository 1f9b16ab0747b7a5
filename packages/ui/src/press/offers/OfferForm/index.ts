export { OfferForm, type OfferFormProps } from './OfferForm.tsx'
export { blankOffer, offerValues, type OfferFormBody, type OfferValues } from './offerValues.ts'
