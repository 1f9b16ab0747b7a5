export { ProjectForm, type ProjectFormProps } from './ProjectForm.tsx'
export { emptyTask, toProjectValues, type ProjectFormBody, type ProjectValues } from './project-values.ts'
