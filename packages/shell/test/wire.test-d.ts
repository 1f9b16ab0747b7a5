import type { OwnRemoval, RemovalRequest, Person, StoredFile } from '@press/domain'
import type { AnswerOf } from '@press/contract'
import type {
  Application,
  ApplicationRow,
  Author,
  AuthorOption,
  BookImportReport,
  CatalogueBook,
  FoundGroup,
  HistoryEvent,
  KeptCalculation,
  PathStep,
  PrintInfo,
  Protocol,
  OtherGroup,
  QueueItem,
  RevisionRequest,
  TechCard,
  TechCardFields,
  TechCardRow,
  WorkRemark,
  CardRemark,
  WorkType,
  WrittenPriceList,
} from '@press/ui'

/*
 * What a call answers fits the row that `@press/ui` draws, as it is. The compiler is the test: neither package may know
 * the other, and `npm run typecheck` fails at the line of the row that has come apart.
 */

type Fits<Row, Answer extends Row> = [Row, Answer]

type ApplicationAnswer = AnswerOf<'GET /api/application/details/{id}'>['application']
type CardAnswer = AnswerOf<'GET /api/tech-cards/{id}'>['techcard']

export type People = [
  Fits<OwnRemoval, AnswerOf<'GET /api/userprofile/removal'>>,
  Fits<RemovalRequest, AnswerOf<'GET /api/users/removals'>['removals'][number]>,
  Fits<Person, AnswerOf<'GET /api/userprofile'>['user']>,
  Fits<Person, AnswerOf<'GET /api/user/{id}'>['user']>,
  Fits<Person, AnswerOf<'GET /api/tech-cards/managers'>['projectManagers'][number]>,
  Fits<Author, ApplicationAnswer['authors'][number]>,
  Fits<AuthorOption, AnswerOf<'GET /api/applications/create'>['authors'][number]>,
  Fits<AuthorOption, AnswerOf<'GET /api/tech-cards/authors'>['authors'][number]>,
]

export type Applications = [
  Fits<ApplicationRow, AnswerOf<'GET /api/applications'>['applications'][number]>,
  Fits<Application, ApplicationAnswer>,
  Fits<Application, AnswerOf<'GET /api/applications/{id}/edit'>['application']>,
  Fits<RevisionRequest, ApplicationAnswer['revision'][number]>,
]

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

export type Books = [
  Fits<PathStep, CardAnswer['path'][number]>,
  Fits<QueueItem, AnswerOf<'GET /api/queue'>['items'][number]>,
  Fits<OtherGroup, AnswerOf<'GET /api/queue/others'>['groups'][number]>,
]

export type Files = [Fits<StoredFile, AnswerOf<'POST /api/files'>['file']>]

export type Catalogue = [
  Fits<CatalogueBook, AnswerOf<'GET /api/books'>['books'][number]>,
  Fits<CatalogueBook, AnswerOf<'GET /api/books/{id}'>['book']>,
  Fits<BookImportReport, AnswerOf<'POST /api/books/import'>>,
]

export type Search = [Fits<FoundGroup, AnswerOf<'GET /api/search'>['groups'][number]>]

export type Calculator = [
  Fits<KeptCalculation, AnswerOf<'GET /api/calculations'>['calculations'][number]>,
  Fits<WrittenPriceList, AnswerOf<'GET /api/price-lists'>['price_lists'][number]>,
]
