import { addWorkingDays } from '../shared/dates/dates.ts'
import type { EditionType } from '../shared/books/reference-lists.ts'
import type { WorkTypeName } from '../shared/books/work-types.ts'

/**
 * A work of a template. It has the number of working days from the project's start to the start of the work, and its duration in
 * working days.
 */
export interface TemplateTask {
  name: WorkTypeName
  startOffsetDays: number
  days: number
}

const task = (name: WorkTypeName, after: number, days: number): TemplateTask => ({ name, startOffsetDays: after, days })

/** The works of each kind of book, in order of their dates (our rule: for a typical book of 200 to 300 pages). */
export const projectTemplates: Readonly<Record<EditionType, readonly TemplateTask[]>> = {
  textbook: [
    task('editing', 0, 20),
    task('cover design', 10, 8),
    task('illustration', 10, 12),
    task('proofreading', 20, 8),
    task('layout', 28, 14),
    task('index', 42, 3),
  ],
  'study guide': [
    task('editing', 0, 15),
    task('cover design', 10, 6),
    task('proofreading', 15, 6),
    task('layout', 21, 10),
  ],
  'teaching guide': [
    task('editing', 0, 10),
    task('cover design', 5, 5),
    task('proofreading', 10, 4),
    task('layout', 14, 7),
  ],
  monograph: [
    task('editing', 0, 18),
    task('cover design', 10, 6),
    task('proofreading', 18, 8),
    task('layout', 26, 10),
    task('index', 36, 4),
  ],
  collection: [
    task('editing', 0, 15),
    task('translation', 5, 8),
    task('cover design', 10, 5),
    task('proofreading', 15, 6),
    task('layout', 21, 10),
  ],
  reference: [
    task('editing', 0, 25),
    task('cover design', 15, 6),
    task('proofreading', 25, 12),
    task('layout', 37, 15),
    task('index', 52, 6),
  ],
  fiction: [
    task('editing', 0, 12),
    task('illustration', 6, 10),
    task('cover design', 6, 8),
    task('proofreading', 16, 6),
    task('layout', 22, 7),
  ],
  periodical: [task('editing', 0, 6), task('proofreading', 6, 3), task('layout', 9, 4)],
}

export interface PlannedTask {
  name: WorkTypeName
  start_date: string
  end_date: string
}

/** Returns the works of an edition type with their dates, which are calculated in working days from the project's start. */
export const tasksOfTemplate = (type: EditionType, start: string): PlannedTask[] =>
  projectTemplates[type].map(({ name, startOffsetDays: after, days }) => {
    const start_date = addWorkingDays(addWorkingDays(start, 0), after)
    return { name, start_date, end_date: addWorkingDays(start_date, days - 1) }
  })
