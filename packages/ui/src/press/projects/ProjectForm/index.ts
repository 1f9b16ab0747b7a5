export { ProjectForm, type ProjectFormProps } from './ProjectForm.tsx'
export {
  emptyTask,
  toProjectValues as projectValues,
  type ProjectFormBody,
  type ProjectValues,
} from './project-values.ts'
