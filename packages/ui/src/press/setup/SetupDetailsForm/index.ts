export { SetupDetailsForm, type SetupFormProps } from './SetupDetailsForm.tsx'
