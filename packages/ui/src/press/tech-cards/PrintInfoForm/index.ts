export { PrintInfoForm, type PrintInfoFormProps } from './PrintInfoForm.tsx'
export { blankPrintWork } from './printWork.ts'
