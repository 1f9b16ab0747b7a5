export { ProjectForm, type ProjectFormProps } from './ProjectForm.tsx'
export { blankTask, projectValues, type ProjectFormBody, type ProjectValues } from './project-values.ts'
