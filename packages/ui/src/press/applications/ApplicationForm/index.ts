export { ApplicationForm, type ApplicationFormProps } from './ApplicationForm.tsx'
export {
  toApplicationValues,
  emptyApplication,
  normalizeValues as tidyApplication,
  type ApplicationFormBody,
  type ApplicationStep,
  type ApplicationValues,
} from './application-values.ts'
