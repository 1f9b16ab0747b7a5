export { NewTechCardForm, type NewTechCardFormProps } from './NewTechCardForm.tsx'
