export { ApplicationForm, type ApplicationFormProps } from './ApplicationForm.tsx'
export {
  applicationValues,
  blankApplication,
  type ApplicationFormBody,
  type ApplicationValues,
} from './applicationValues.ts'
