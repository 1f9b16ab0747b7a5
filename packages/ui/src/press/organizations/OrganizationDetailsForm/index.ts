export { RequisitesForm, type RequisitesFormProps } from './OrganizationDetailsForm.tsx'
