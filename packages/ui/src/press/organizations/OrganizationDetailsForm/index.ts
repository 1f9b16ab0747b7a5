export { OrganizationDetailsForm, type OrganizationDetailsFormProps } from './OrganizationDetailsForm.tsx'
