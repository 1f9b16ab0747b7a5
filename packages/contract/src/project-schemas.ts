import {
  bookLanguages,
  limits,
  projectStatuses,
  ratingCriteria,
  ratingScores,
  stageKeys,
  workTypes,
  workTypeStatuses,
  type RatingCriterion,
  type StageKey,
  type MyWork,
  type Project,
  type ProjectBook,
  type ProjectRow,
  type WorkResponse,
  type WorkTask,
} from '@press/domain'
import { z } from 'zod'
import { isoDate, id, singleLineText, isoDateTime, version } from './common-schemas.ts'
import { fileInfo } from './files.ts'
import { activeUser } from './profile.ts'
import { nonNegativeCount } from './tech-card-schemas.ts'
import { schemaFor } from './schema-for.ts'

export const note = z.string().trim().max(limits.noteLength)
const nullableLink = singleLineText(500).nullable()
/** An amount in tiyn. */
export const sum = z.number().int().nonnegative().max(100_000_000_000_00)

const score = z.literal([...ratingScores])
/** Five scores, which are always given together. */
export const scores = z.object(
  Object.fromEntries(ratingCriteria.map((criterion) => [criterion, score])) as Record<RatingCriterion, typeof score>,
)

export const workTask = schemaFor<WorkTask>()(
  z.object({
    id,
    version,
    name: z.enum(workTypes),
    unit: z.string(),
    price: sum.nullable(),
    executor: activeUser.nullable(),
    start_date: isoDate.nullable(),
    end_date: isoDate.nullable(),
    hours: nonNegativeCount.nullable(),
    description: z.string(),
    status: z.enum(workTypeStatuses),
    result_files: z.array(fileInfo),
    earlier_results: z.array(z.array(fileInfo)),
    completed_at: isoDateTime.nullable(),
    scores: scores.nullable(),
    comment: z.string(),
  }),
)

const projectFields = z.object({
  name: singleLineText(limits.bookNameLength * 2),
  manager_id: id.nullable(),
  start_date: isoDate.nullable(),
  deadline: isoDate.nullable(),
  description: note,
  budget: sum.nullable(),
  urgent: z.boolean(),
  fname_gdisk: nullableLink,
  fname_print: nullableLink,
  fname_signal: nullableLink,
  editor_requirements: note,
  designer_requirements: note,
  templator_requirements: note,
  notes: note,
})

export const workFields = z.object({
  name: z.enum(workTypes).nullable(),
  unit: singleLineText(200),
  price: sum.nullable(),
  executor_id: id.nullable(),
  start_date: isoDate.nullable(),
  end_date: isoDate.nullable(),
  hours: nonNegativeCount.nullable(),
  description: note,
})
/** A complete work. Omitted fields become empty, but an omitted fee stays unchanged. */
export const workBody = workFields.extend({
  unit: workFields.shape.unit.default(''),
  price: workFields.shape.price.optional(),
  executor_id: workFields.shape.executor_id.default(null),
  start_date: workFields.shape.start_date.default(null),
  end_date: workFields.shape.end_date.default(null),
  hours: workFields.shape.hours.default(null),
  description: workFields.shape.description.default(''),
})

/** The values that a project copies from its tech card. */
export const projectPrefill = projectFields.extend({
  tasks: z.array(z.object({ id, name: z.enum(workTypes), executor: activeUser.nullable() })),
})
export type ProjectPrefill = z.output<typeof projectPrefill>

export const projectBody = projectFields.extend({
  /** The works of the project. If omitted, the works stay unchanged. */
  tasks: z
    .array(workBody.extend({ id: id.nullable().default(null) }))
    .max(40)
    .optional(),
})

const projectBook = schemaFor<ProjectBook>()(
  z.object({
    language: z.enum(bookLanguages),
    authors: z.string(),
    src_cover: z.string().nullable(),
    stage: z.enum(stageKeys as [StageKey, ...StageKey[]]),
  }),
)
export const project = schemaFor<Project>()(
  projectFields.omit({ manager_id: true }).extend({
    id,
    version,
    techcard_id: id,
    status: z.enum(projectStatuses),
    created_date: isoDate,
    manager: activeUser.nullable(),
    tasks: z.array(workTask),
    book: projectBook,
  }),
)

export const projectRow = schemaFor<ProjectRow>()(
  z.object({
    id,
    version,
    techcard_id: id,
    name: z.string(),
    book_name: z.string(),
    language: z.enum(bookLanguages),
    authors: z.string(),
    src_cover: z.string().nullable(),
    status: z.enum(projectStatuses),
    urgent: z.boolean(),
    created_date: isoDate,
    start_date: isoDate.nullable(),
    deadline: isoDate.nullable(),
    manager: activeUser.nullable(),
    works_done: nonNegativeCount,
    works_total: nonNegativeCount,
  }),
)

export const workResponse = schemaFor<WorkResponse>()(
  z.object({
    work_id: id,
    work: z.enum(workTypes),
    executor: activeUser,
    agree: z.boolean(),
    comment: z.string(),
    at: isoDateTime,
  }),
)

export const myWork = schemaFor<MyWork>()(
  workTask.extend({
    project_id: id,
    techcard_id: id,
    book_name: z.string(),
    language: z.enum(bookLanguages),
    authors: z.string(),
    src_cover: z.string().nullable(),
    manager: activeUser.nullable(),
  }),
)
