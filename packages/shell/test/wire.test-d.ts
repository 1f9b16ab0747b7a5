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

type AssertExtends<Row, Answer extends Row> = [Row, Answer]

type CardAnswer = AnswerOf<'GET /api/tech-cards/{id}'>['techcard']

export type TechCards = [
  AssertExtends<TechCardRow, AnswerOf<'GET /api/tech-cards'>['techcards'][number]>,
  AssertExtends<TechCard, CardAnswer>,
  AssertExtends<TechCard, AnswerOf<'GET /api/tech-cards/{id}/edit'>['techCard']>,
  AssertExtends<TechCardFields, CardAnswer>,
  AssertExtends<Protocol, CardAnswer['department_protocol']>,
  AssertExtends<PrintInfo, CardAnswer['print_info']>,
  AssertExtends<WorkType, CardAnswer['work_types'][number]>,
  AssertExtends<WorkRemark, CardAnswer['remarks'][number]>,
  AssertExtends<CardRemark, CardAnswer['chat_remarks'][number]>,
  AssertExtends<HistoryEvent, AnswerOf<'GET /api/tech-cards/{id}/history'>['events'][number]>,
]

export type Books = [AssertExtends<PathStep, CardAnswer['path'][number]>]
