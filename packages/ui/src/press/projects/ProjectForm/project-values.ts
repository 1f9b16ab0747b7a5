import type { Project } from '@press/domain'
import { emptyWork, toWorkBody, toWorkValues, type WorkBody, type WorkValues } from '../work-values.ts'

/** One work of the form. `id` is null for a new work. */
export interface TaskValues extends WorkValues {
  id: number | null
}

const projectFields = [
  'name',
  'start_date',
  'deadline',
  'description',
  'budget',
  'urgent',
  'fname_gdisk',
  'fname_print',
  'fname_signal',
  'editor_requirements',
  'designer_requirements',
  'templator_requirements',
  'notes',
] as const

export interface ProjectValues extends Pick<Project, (typeof projectFields)[number]> {
  manager_id: number | null
  tasks: TaskValues[]
}

/** The request body. Executors are given by their ids. */
export type ProjectFormBody = Omit<ProjectValues, 'tasks'> & {
  tasks: (WorkBody & Pick<TaskValues, 'id'>)[]
}

export const emptyTask: TaskValues = { id: null, ...emptyWork }

export const emptyProject: ProjectValues = {
  name: '',
  manager_id: null,
  start_date: null,
  deadline: null,
  description: '',
  budget: null,
  urgent: false,
  fname_gdisk: null,
  fname_print: null,
  fname_signal: null,
  editor_requirements: '',
  designer_requirements: '',
  templator_requirements: '',
  notes: '',
  tasks: [],
}

/** Returns the form values of a project. */
export const toProjectValues = (project: Project): ProjectValues => ({
  ...(Object.fromEntries(projectFields.map((field) => [field, project[field]])) as Pick<
    Project,
    (typeof projectFields)[number]
  >),
  manager_id: project.manager?.id ?? null,
  // The form omits cancelled works, which stay unchanged.
  tasks: project.tasks
    .filter(({ status }) => status !== 'cancelled')
    .map((task) => ({ id: task.id, ...toWorkValues(task) })),
})

export const toProjectBody = ({ tasks, ...values }: ProjectValues): ProjectFormBody => ({
  ...values,
  tasks: tasks.map((task) => toWorkBody(task)),
})
