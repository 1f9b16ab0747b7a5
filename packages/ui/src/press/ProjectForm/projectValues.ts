import type { WorkTypeName } from '@press/domain'
import type { Project, WorkTask } from '../projects/index.ts'
import type { Person } from '../wire.ts'

/** One work as the form holds it: its executor with the name, so that it can be shown. */
export interface TaskValues extends Pick<WorkTask, 'unit' | 'start_date' | 'end_date' | 'hours' | 'description'> {
  /** Null for one that is new. */
  id: number | null
  name: WorkTypeName | null
  executor: Pick<Person, 'id' | 'name'> | null
}

const fields = [
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

export interface ProjectValues extends Pick<Project, (typeof fields)[number]> {
  manager_id: number | null
  tasks: TaskValues[]
}

/** What is sent: executors by their numbers. */
export type ProjectFormBody = Omit<ProjectValues, 'tasks'> & {
  tasks: (Omit<TaskValues, 'executor'> & { executor_id: number | null })[]
}

export const blankTask: TaskValues = {
  id: null,
  name: null,
  unit: '',
  executor: null,
  start_date: null,
  end_date: null,
  hours: null,
  description: '',
}

export const blankProject: ProjectValues = {
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

/** The form's values of a project. */
export const projectValues = (project: Project): ProjectValues => ({
  ...(Object.fromEntries(fields.map((field) => [field, project[field]])) as Pick<Project, (typeof fields)[number]>),
  manager_id: project.manager?.id ?? null,
  tasks: project.tasks.map(({ id, name, unit, executor, start_date, end_date, hours, description }) => ({
    id,
    name,
    unit,
    executor,
    start_date,
    end_date,
    hours,
    description,
  })),
})

export const projectBodyOf = ({ tasks, ...values }: ProjectValues): ProjectFormBody => ({
  ...values,
  tasks: tasks.map(({ executor, ...task }) => ({ ...task, executor_id: executor?.id ?? null })),
})
