export { ApplicationForm, type ApplicationFormProps } from './ApplicationForm.tsx'
export {
  applicationValues,
  blankApplication,
  tidyValues as tidyApplication,
  type ApplicationFormBody,
  type ApplicationStep,
  type ApplicationValues,
} from './application-values.ts'
