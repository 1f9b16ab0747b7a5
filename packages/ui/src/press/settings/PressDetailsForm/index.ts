export { PressDetailsForm, type PressDetailsFormProps } from './PressDetailsForm.tsx'
