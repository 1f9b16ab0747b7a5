export {
  FirstVatForm,
  formatFirstNumber,
  createFirstVat,
  applyFirstNumbers as numberingWith,
  type FirstVat,
  type FirstVatFormProps,
} from './FirstVatForm.tsx'
