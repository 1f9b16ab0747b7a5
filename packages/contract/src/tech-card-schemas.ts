import {
  boardColumnKeys,
  bookLanguages,
  copyShares,
  editionTypes,
  laminations,
  limits,
  printingMethods,
  printNeeds,
  printParts,
  printWorkStatuses,
  shortageOutcomes,
  stageFlags,
  stageKeys,
  stageWorkKeys,
  techCardStatuses,
  workTypes,
  workTypeStatuses,
  type BoardCard,
  type BoardColumn,
  type CopyShare,
  type PrintPart,
  type StageFlag,
  type StageKey,
  type CardRemark,
  type HistoryEvent,
  type PathStep,
  type PrintInfo,
  type PrintFormValues,
  type Protocol,
  type Shortage,
  type TechCard,
  type TechCardFields,
  type TechCardRow,
  type WorkRemark,
  type WorkType,
} from '@press/domain'
import { z } from 'zod'
import { isoDate, id, singleLineText as lineOf, isoDateTime, version } from './common-schemas.ts'
import { author, authorOption } from './applications.ts'
import { fileInfo } from './files.ts'
import { binding, bookFormat, paper } from './materials.ts'
import { activeUser } from './profile.ts'
import { schemaFor } from './schema-for.ts'

export const nonNegativeCount = z.number().int().nonnegative().max(100_000_000)
const shortLine = lineOf(500)
export const stageKey = z.enum(stageKeys as [StageKey, ...StageKey[]])
export const columnKey = z.enum(boardColumnKeys as [BoardColumn, ...BoardColumn[]])
/** 1 means archived (spec §3). */
export const archiveFlag = z.literal([0, 1])
export const createStageFlagFields = <Value extends z.ZodType>(value: Value) =>
  z.object(Object.fromEntries(stageFlags.map((flag) => [flag, value])) as Record<StageFlag, Value>)

const missingNeeds = z.array(z.enum(printNeeds))

/**
 * The fields of a tech card that a board shows. It has no other fields, because a board has a thousand cards. Unset flags are
 * omitted.
 */
export const boardCard = schemaFor<BoardCard>()(
  createStageFlagFields(z.literal(true).optional()).extend({
    id,
    version,
    book_name: z.string(),
    language: z.enum(bookLanguages),
    authors: z.string(),
    src_cover: z.string().optional(),
    works_done: nonNegativeCount,
    works_total: nonNegativeCount,
    quantity: nonNegativeCount.optional(),
    due: isoDate.optional(),
    project_manager: z.string().optional(),
    signalEndDate: isoDate.optional(),
    /** The date on which the card reached its furthest stage. */
    since: isoDate.optional(),
    /** Details that a textbook needs for its print run but does not have yet. */
    print_lacks: missingNeeds.optional(),
    /** Whether the card's print run was received into stock. */
    received: z.literal(true).optional(),
    /** Only on the board of a past day: the card's current stage, and the date since which the card has been there. */
    now: z.object({ stage: columnKey, since: isoDate.optional() }).optional(),
  }),
)

export const boardColumn = z.object({
  key: columnKey,
  total: nonNegativeCount,
  overdue: nonNegativeCount,
  ids: z.array(id),
  /**
   * Only on the board of a past day. `now` is the number of cards in this column today. `arrived` lists the cards of today that
   * were not in the column on that day.
   */
  now: nonNegativeCount.optional(),
  arrived: z
    .object({
      total: nonNegativeCount,
      cards: z.array(
        z.object({ id, book_name: z.string(), language: z.enum(bookLanguages), since: isoDate.nullable() }),
      ),
    })
    .optional(),
})

export const workType = schemaFor<WorkType>()(
  z.object({
    id,
    name: z.enum(workTypes),
    status: z.enum(workTypeStatuses),
    executor: activeUser.nullable(),
  }),
)
export const techCardRow = schemaFor<TechCardRow>()(
  createStageFlagFields(z.boolean()).extend({
    id,
    version,
    book_name: z.string(),
    language: z.enum(bookLanguages),
    status: z.enum(techCardStatuses),
    edition_type: z.enum(editionTypes).nullable(),
    authors: z.string(),
    work_types: z.array(workType.omit({ executor: true })),
    fname_gdisk: z.string().nullable(),
    fname_print: z.string().nullable(),
    fname_signal: z.string().nullable(),
    src_cover: z.string().nullable(),
    src_fpage: z.string().nullable(),
    quantity: nonNegativeCount.nullable(),
    due: isoDate.nullable(),
    signalEndDate: isoDate.nullable(),
    project_manager: activeUser.nullable(),
    stage_since: isoDateTime,
    application_id: id.nullable(),
    is_archieve: archiveFlag,
    created_at: isoDateTime,
  }),
)

const protocol = schemaFor<Protocol>()(z.object({ number: shortLine.nullable(), date: isoDate.nullable() }))
const printInfo = schemaFor<PrintInfo>()(
  z.object({
    copies: nonNegativeCount.nullish(),
    colored_pages: nonNegativeCount.nullish(),
    inserts_count: nonNegativeCount.nullish(),
    paper_text: paper.nullish(),
    colorfulness_text: shortLine.nullish(),
    paper_insert: paper.nullish(),
    colorfulness_insert: shortLine.nullish(),
    paper_cover: paper.nullish(),
    colorfulness_cover: shortLine.nullish(),
    paper_flyleaf: paper.nullish(),
    colorfulness_flyleaf: shortLine.nullish(),
    lamination: z.enum(laminations).nullish(),
    binding: binding.nullish(),
    remarks: z.string().max(limits.noteLength).nullish(),
  }),
)

const createPartFields = <Name extends string, Value extends z.ZodType>(name: Name, value: Value) =>
  Object.fromEntries(printParts.map((part) => [`${name}_${part}`, value])) as Record<`${Name}_${PrintPart}`, Value>

export const printWork = schemaFor<PrintFormValues>()(
  z.object({
    copies: nonNegativeCount.nullable(),
    format: bookFormat.nullable(),
    total_pages: nonNegativeCount.nullable(),
    colored_pages: nonNegativeCount.nullable(),
    inserts_count: nonNegativeCount.nullable(),
    ...createPartFields('paper', paper.nullable()),
    ...createPartFields('colorfulness', lineOf(20).nullable()),
    lamination: z.enum(laminations).nullable(),
    binding_counts: z.record(binding, nonNegativeCount.nullable()),
    remarks: z.string().max(limits.noteLength),
    status: z.enum(printWorkStatuses),
    start_date: isoDate.nullable(),
    completed_date: isoDate.nullable(),
  }),
)
const createShareSchema = <Value extends z.ZodType>(value: Value) =>
  z.object(Object.fromEntries(copyShares.map((share) => [share, value])) as Record<CopyShare, Value>)

/** The number of copies that were received into stock, by share. */
export const receivedCopies = createShareSchema(nonNegativeCount)
export const deliveredCopies = createShareSchema(
  z.object({ copies: nonNegativeCount, to: lineOf(limits.bookNameLength) }),
)

export const shortage = schemaFor<Shortage>()(
  z.object({
    id,
    missing: receivedCopies,
    reason: z.string(),
    recorded_by: activeUser.nullable(),
    recorded_at: isoDateTime,
    outcome: z.enum(shortageOutcomes).nullable(),
    note: z.string(),
    settled_by: activeUser.nullable(),
    settled_at: isoDateTime.nullable(),
  }),
)

export const techCardFields = schemaFor<TechCardFields>()(
  z.object({
    book_name: lineOf(limits.bookNameLength * 2),
    language: z.enum(bookLanguages),
    edition_type: z.enum(editionTypes).nullable(),
    ISBN: shortLine.nullable(),
    udc: shortLine.nullable(),
    bbk: shortLine.nullable(),
    quantity: nonNegativeCount.nullable(),
    pages: nonNegativeCount.nullable(),
    symbols: nonNegativeCount.nullable(),
    format: bookFormat.nullable(),
    volume: z.number().positive().max(100_000).nullable(),
    kegel: shortLine.nullable(),
    typeface: shortLine.nullable(),
    printing_method: z.enum(printingMethods).nullable(),
    printer_name: shortLine.nullable(),
    printer_address: shortLine.nullable(),
    ioot: shortLine.nullable(),
    pre_editorial_conclusion: z.string().max(limits.noteLength).nullable(),
    department_protocol: protocol,
    methodological_council_protocol: protocol,
    scientific_council_protocol: protocol,
    circulation_author: nonNegativeCount.nullable(),
    circulation_university: nonNegativeCount.nullable(),
    circulation_library: nonNegativeCount.nullable(),
    project_manager_id: id.nullable(),
    created_date: isoDate.nullable(),
    appointment_date: isoDate.nullable(),
    due: isoDate.nullable(),
    fname_gdisk: shortLine.nullable(),
    fname_print: shortLine.nullable(),
    fname_signal: shortLine.nullable(),
    delivery_address: shortLine.nullable(),
    from_address: shortLine.nullable(),
    delivery_payment: shortLine.nullable(),
    print_info: printInfo,
  }),
)
const authors = z.array(author).max(30)
const workTypeList = z.array(z.enum(workTypes)).max(20)

/** The body of an edit. An omitted field stays unchanged. */
export const techCardEdit = techCardFields.partial().extend({
  authors: authors.optional(),
  work_types: workTypeList.optional(),
  /** Ids of uploaded files: the cover photo, the first page, and the document of the ИООТ. */
  src_cover: id.nullish(),
  src_fpage: id.nullish(),
  ioot_file: id.nullish(),
})

export const techCardBody = techCardEdit.extend({
  book_name: techCardFields.shape.book_name,
  authors: authors.default([]),
  work_types: workTypeList.default([]),
})
export type TechCardBody = z.input<typeof techCardBody>

export const pathStep = schemaFor<PathStep>()(
  z.object({
    stage: stageKey,
    state: z.enum(['past', 'current', 'future']),
    entered_at: isoDateTime.nullable(),
    left_at: isoDateTime.nullable(),
    expected: isoDate.nullable(),
    earliest: isoDate.nullable(),
    latest: isoDate.nullable(),
    usual: z.object({ least: nonNegativeCount, most: nonNegativeCount }).nullable(),
    lasts: nonNegativeCount.nullable(),
  }),
)

export const workRemark = schemaFor<WorkRemark>()(
  z.object({ work: z.enum(stageWorkKeys), remarks: z.string(), at: isoDateTime }),
)

export const cardRemark = schemaFor<CardRemark>()(
  z.object({
    id,
    content: z.string(),
    author: activeUser,
    said_at: isoDateTime,
    recorded_by: activeUser,
    recorded_at: isoDateTime,
    message_id: id,
    conversation_id: id.nullable(),
  }),
)

export const techCard = schemaFor<TechCard>()(
  createStageFlagFields(z.boolean()).extend({
    ...techCardFields.shape,
    id,
    version,
    status: z.enum(techCardStatuses),
    print_lacks: missingNeeds,
    authors: z.array(author),
    work_types: z.array(workType),
    project_manager: activeUser.nullable(),
    signalEndDate: isoDate.nullable(),
    printStartDate: isoDate.nullable(),
    signal_form: printWork.nullable(),
    print_form: printWork.nullable(),
    received: receivedCopies.nullable(),
    handed_over: deliveredCopies.nullable(),
    shortages: z.array(shortage),
    src_cover: z.string().nullable(),
    src_fpage: z.string().nullable(),
    cover_file: fileInfo.nullable(),
    fpage_file: fileInfo.nullable(),
    ioot_file: fileInfo.nullable(),
    files: z.array(fileInfo.extend({ document: z.string() })),
    path: z.array(pathStep),
    remarks: z.array(workRemark),
    chat_remarks: z.array(cardRemark),
    application_id: id.nullable(),
    offer_id: id.nullable(),
    project_id: id.nullable(),
    is_archieve: archiveFlag,
    created_at: isoDateTime,
    updated_at: isoDateTime,
  }),
)

export const managersResponse = z.object({ projectManagers: z.array(activeUser) })
export const referenceLists = managersResponse.extend({
  editionTypes: z.array(z.enum(editionTypes)),
  workTypes: z.array(z.enum(workTypes)),
  /** Only the first authors. `GET /api/tech-cards/authors` finds all others. */
  authors: z.array(authorOption),
})

export const historyEvent = schemaFor<HistoryEvent>()(
  z.object({
    id,
    at: isoDateTime,
    by: activeUser.nullable(),
    type: z.string(),
    from: stageKey.nullable(),
    to: stageKey.nullable(),
    reason: z.string().nullable(),
    fields: z.array(z.string()),
  }),
)
/** A move on the board of a past day. */
export const boardEvent = historyEvent.extend({ techcard_id: id, book_name: z.string() })
