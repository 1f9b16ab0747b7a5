export { ProjectForm, type ProjectFormProps } from './ProjectForm.tsx'
export { emptyTask, projectValues, type ProjectFormBody, type ProjectValues } from './project-values.ts'
