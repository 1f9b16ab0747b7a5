export {
  FirstVatForm,
  firstNumberText,
  firstVatOf,
  numberingWith,
  type FirstVat,
  type FirstVatFormProps,
} from './FirstVatForm.tsx'
