export { RequisitesForm, type RequisitesFormProps } from './RequisitesForm.tsx'
