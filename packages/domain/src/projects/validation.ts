import { limits } from '../shared/constants.ts'
import { findInvalidDates } from '../shared/dates/dates.ts'
import { isLink } from '../shared/text.ts'
import { maxWorkResultFiles, type WorkTypeName } from '../shared/books/work-types.ts'

/** One work of a project's form (spec §3). Dates are `yyyy-mm-dd`. */
export interface ProjectTaskInput {
  name: WorkTypeName | null
  unit: string
  start_date: string | null
  end_date: string | null
  hours: number | null
  description: string
}

/** The fields of a project's form (spec §3). The specification does not say how to validate them, so their rules are ours. */
export interface ProjectInput {
  name: string
  manager_id: number | null
  start_date: string | null
  deadline: string | null
  description: string
  notes: string
  editor_requirements: string
  designer_requirements: string
  templator_requirements: string
  fname_gdisk: string | null
  fname_print: string | null
  fname_signal: string | null
  tasks: readonly ProjectTaskInput[]
}

export type ProjectProblem =
  | 'required'
  | 'tooLong'
  | 'date'
  | 'beforeStart'
  | 'afterDeadline'
  | 'link'
  | 'positive'
  | 'twice'
  | 'tooMany'
/** Problems by form field. The field of a work is, for example, `tasks.0.name`. */
export type ProjectProblems = Record<string, ProjectProblem>

const longTextFields = [
  'description',
  'notes',
  'editor_requirements',
  'designer_requirements',
  'templator_requirements',
] as const
const linkFields = ['fname_gdisk', 'fname_print', 'fname_signal'] as const
const isBefore = (day: string | null, otherDay: string | null): boolean => Boolean(day && otherDay && day < otherDay)

/** Returns the problems of one work by field. `deadline` is the deadline of the project. */
export function validateWork(task: ProjectTaskInput, deadline: string | null): ProjectProblems {
  const problems: ProjectProblems = {}
  if (!task.name) problems['name'] = 'required'
  if (isBefore(deadline, task.end_date)) problems['end_date'] = 'afterDeadline'
  if (isBefore(task.end_date, task.start_date)) problems['end_date'] = 'beforeStart'
  for (const field of findInvalidDates(task, ['start_date', 'end_date'])) problems[field] = 'date'
  if (task.hours !== null && task.hours <= 0) problems['hours'] = 'positive'
  if (task.description.length > limits.noteLength) problems['description'] = 'tooLong'
  return problems
}

/** Returns the problems of a project by field. The project may be saved if there are none. */
export function validateProject(project: ProjectInput): ProjectProblems {
  const problems: ProjectProblems = {}
  if (!project.name.trim()) problems['name'] = 'required'
  if (project.name.length > limits.bookNameLength) problems['name'] = 'tooLong'
  if (project.manager_id === null) problems['manager_id'] = 'required'
  if (!project.start_date) problems['start_date'] = 'required'
  if (!project.deadline) problems['deadline'] = 'required'
  if (isBefore(project.deadline, project.start_date)) problems['deadline'] = 'beforeStart'
  for (const field of findInvalidDates(project, ['start_date', 'deadline'])) problems[field] = 'date'
  for (const field of longTextFields) if (project[field].length > limits.noteLength) problems[field] = 'tooLong'
  for (const field of linkFields) {
    const link = project[field]
    if (link && !isLink(link)) problems[field] = 'link'
  }
  project.tasks.forEach((task, index) => {
    for (const [field, problem] of Object.entries(validateWork(task, project.deadline)))
      problems[`tasks.${index}.${field}`] = problem
    if (project.tasks.slice(0, index).some(({ name }) => name && name === task.name))
      problems[`tasks.${index}.name`] = 'twice'
  })
  return problems
}

/** Returns the problems of the files submitted for a work. */
export function validateWorkResult({
  result_files,
}: {
  result_files: readonly unknown[]
}): Partial<Record<'result_files', 'required' | 'tooMany'>> {
  if (result_files.length === 0) return { result_files: 'required' }
  return result_files.length > maxWorkResultFiles ? { result_files: 'tooMany' } : {}
}

/** Returns the problems of the reason for returning or cancelling a work. The executor reads this reason. */
export function validateWorkReason({ comment }: { comment: string }): Partial<Record<'comment', ProjectProblem>> {
  if (!comment.trim()) return { comment: 'required' }
  return comment.length > limits.noteLength ? { comment: 'tooLong' } : {}
}
