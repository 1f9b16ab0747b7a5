export { ApplicationForm, type ApplicationFormProps, type FormRefusal } from './ApplicationForm.tsx'
export {
  applicationValues,
  blankApplication,
  type ApplicationFormBody,
  type ApplicationValues,
} from './applicationValues.ts'
