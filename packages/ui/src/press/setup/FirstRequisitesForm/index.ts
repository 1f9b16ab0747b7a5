export { FirstRequisitesForm, type SetupFormProps } from './FirstRequisitesForm.tsx'
