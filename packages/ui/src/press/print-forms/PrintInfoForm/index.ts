export { PrintInfoForm, type PrintInfoFormProps } from './PrintInfoForm.tsx'
