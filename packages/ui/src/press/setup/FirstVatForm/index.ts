export {
  FirstVatForm,
  formatFirstNumber,
  createFirstVat,
  numberingWith,
  type FirstVat,
  type FirstVatFormProps,
} from './FirstVatForm.tsx'
