import type { AnswerOf } from '@press/contract'
import type {
  CardRemark,
  HistoryEvent,
  PathStep,
  PrintInfo,
  Protocol,
  TechCard,
  TechCardFields,
  TechCardRow,
  WorkRemark,
  WorkType,
} from '@press/ui'

/*
 * Type tests: the answers of a call fit the rows that `@press/ui` renders. Only tech cards still need this: the other rows are
 * types of `@press/domain` that the contract proves with `schemaFor`.
 */

type Fits<Row, Answer extends Row> = [Row, Answer]

type CardAnswer = AnswerOf<'GET /api/tech-cards/{id}'>['techcard']

export type TechCards = [
  Fits<TechCardRow, AnswerOf<'GET /api/tech-cards'>['techcards'][number]>,
  Fits<TechCard, CardAnswer>,
  Fits<TechCard, AnswerOf<'GET /api/tech-cards/{id}/edit'>['techCard']>,
  Fits<TechCardFields, CardAnswer>,
  Fits<Protocol, CardAnswer['department_protocol']>,
  Fits<PrintInfo, CardAnswer['print_info']>,
  Fits<WorkType, CardAnswer['work_types'][number]>,
  Fits<WorkRemark, CardAnswer['remarks'][number]>,
  Fits<CardRemark, CardAnswer['chat_remarks'][number]>,
  Fits<HistoryEvent, AnswerOf<'GET /api/tech-cards/{id}/history'>['events'][number]>,
]

export type Books = [Fits<PathStep, CardAnswer['path'][number]>]
