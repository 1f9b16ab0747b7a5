export {
  FirstPricesForm,
  PriceSample,
  type FirstPrices,
  type FirstPricesFormProps,
  type PriceSampleProps,
} from './FirstPricesForm.tsx'
