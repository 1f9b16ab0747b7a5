export { ProjectForm, type ProjectFormProps } from './ProjectForm.tsx'
export { projectValues, type ProjectFormBody, type ProjectValues } from './projectValues.ts'
