export { TechCardForm, type TechCardFormProps } from './TechCardForm.tsx'
export { techCardValues, type TechCardFormBody, type TechCardValues } from './techCardValues.ts'
