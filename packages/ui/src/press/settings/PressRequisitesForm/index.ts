export { PressRequisitesForm, type PressRequisitesFormProps } from './PressRequisitesForm.tsx'
