export {
  FirstVatForm,
  formatFirstNumber,
  createFirstVat,
  applyFirstNumbers,
  type FirstVat,
  type FirstVatFormProps,
} from './FirstVatForm.tsx'
