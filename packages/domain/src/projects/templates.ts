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

const defineTask = (name: WorkTypeName, startOffsetDays: number, days: number): TemplateTask => ({
  name,
  startOffsetDays,
  days,
})

/** The works of each kind of book, in order of their dates (our rule: for a typical book of 200 to 300 pages). */
export const projectTemplates: Readonly<Record<EditionType, readonly TemplateTask[]>> = {
  textbook: [
    defineTask('editing', 0, 20),
    defineTask('cover design', 10, 8),
    defineTask('illustration', 10, 12),
    defineTask('proofreading', 20, 8),
    defineTask('layout', 28, 14),
    defineTask('index', 42, 3),
  ],
  'study guide': [
    defineTask('editing', 0, 15),
    defineTask('cover design', 10, 6),
    defineTask('proofreading', 15, 6),
    defineTask('layout', 21, 10),
  ],
  'teaching guide': [
    defineTask('editing', 0, 10),
    defineTask('cover design', 5, 5),
    defineTask('proofreading', 10, 4),
    defineTask('layout', 14, 7),
  ],
  monograph: [
    defineTask('editing', 0, 18),
    defineTask('cover design', 10, 6),
    defineTask('proofreading', 18, 8),
    defineTask('layout', 26, 10),
    defineTask('index', 36, 4),
  ],
  collection: [
    defineTask('editing', 0, 15),
    defineTask('translation', 5, 8),
    defineTask('cover design', 10, 5),
    defineTask('proofreading', 15, 6),
    defineTask('layout', 21, 10),
  ],
  reference: [
    defineTask('editing', 0, 25),
    defineTask('cover design', 15, 6),
    defineTask('proofreading', 25, 12),
    defineTask('layout', 37, 15),
    defineTask('index', 52, 6),
  ],
  fiction: [
    defineTask('editing', 0, 12),
    defineTask('illustration', 6, 10),
    defineTask('cover design', 6, 8),
    defineTask('proofreading', 16, 6),
    defineTask('layout', 22, 7),
  ],
  periodical: [defineTask('editing', 0, 6), defineTask('proofreading', 6, 3), defineTask('layout', 9, 4)],
}

export interface PlannedTask {
  name: WorkTypeName
  start_date: string
  end_date: string
}

/** Returns the works of an edition type with their dates, which are calculated in working days from the project's start. */
export const buildTemplateTasks = (type: EditionType, start: string): PlannedTask[] =>
  projectTemplates[type].map(({ name, startOffsetDays, days }) => {
    const start_date = addWorkingDays(addWorkingDays(start, 0), startOffsetDays)
    return { name, start_date, end_date: addWorkingDays(start_date, days - 1) }
  })
