import {
  getFlag,
  joinShortNames,
  getStageIndex,
  workTypes as workNames,
  type StageKey,
  type WorkTypeName,
  type WorkTypeStatus,
} from '@press/domain'
import type { Tx } from '../database/database.ts'
import { techCardAuthors, techCards, techCardStages, workTypes } from '../database/schema.ts'
import { seedActs } from './acts.ts'
import { applications, cards, type DemoCard } from './data.ts'
import { toPressDay } from '../clock.ts'
import { createIsbn, createPassportFields } from './passport.ts'
import { getAuthors, type Staff } from './people.ts'
import { createRandom, type Calendar } from './random.ts'
import { buildStageVisits, type Visit } from './stage-visits.ts'
import { getDetails } from './works.ts'

/** A tech card with its stage visits. The history and the applications need them. */
export interface PlannedCard extends DemoCard {
  visits: Visit[]
  manager_id: number | null
  isSigned: boolean
}

export const planCards = (staff: Staff, calendar: Calendar): PlannedCard[] =>
  cards.map((card) => ({
    ...card,
    visits: buildStageVisits(card, deliveredIds.indexOf(card.id), calendar),
    manager_id: staff.findUserId(card.manager),
    isSigned: isSigned(card),
  }))

/** Seeds the tech cards with their authors, works and stages. */
export async function seedCards(
  tx: Tx,
  plannedCards: readonly PlannedCard[],
  staff: Staff,
  calendar: Calendar,
): Promise<void> {
  const works = plannedCards.map((card) => createWorks(card, staff, calendar))
  await tx
    .insert(techCards)
    .overridingSystemValue()
    .values(plannedCards.map((card) => createRow(card, calendar)))
  await tx
    .insert(techCardAuthors)
    .values(cards.flatMap(({ id, authors }) => getAuthors(authors, staff).map((one) => ({ tech_card_id: id, ...one }))))
  await tx.insert(workTypes).values(works.flat())
  await seedActs(tx, staff)
  await tx
    .insert(techCardStages)
    .values(plannedCards.flatMap(({ id, visits }) => visits.map((visit) => ({ tech_card_id: id, ...visit }))))
}

const deliveredIds = cards.filter(({ stages }) => stages.includes('done')).map(({ id }) => id)

/**
 * Whether the signal copy of a card is signed. It is signed for every card past the author stage, and for every second card at that
 * stage.
 */
const isSigned = ({ id, stages }: DemoCard): boolean => {
  const furthestStageIndex = Math.max(...stages.map(getStageIndex))
  return (
    furthestStageIndex > getStageIndex('author') || (furthestStageIndex === getStageIndex('author') && id % 2 === 1)
  )
}

function createRow(card: PlannedCard, calendar: Calendar) {
  const { id, book_name, language, edition_type, quantity, pages, format, due, stages, visits, manager_id } = card
  const getEntryTime = (stage: StageKey): Date | undefined => visits.find((visit) => visit.stage === stage)?.entered_at
  const getEntryDay = (stage: StageKey): string | null => {
    const moment = getEntryTime(stage)
    return moment ? toPressDay(moment) : null
  }
  const createdAt = getEntryTime('editor') as Date
  return {
    id,
    application_id: applications.find((one) => one.card === id)?.id ?? null,
    book_name,
    language,
    edition_type,
    quantity,
    pages,
    format,
    authors: joinShortNames(card.authors.map((name) => ({ name }))),
    project_manager_id: manager_id,
    created_date: toPressDay(createdAt),
    appointment_date: getEntryDay('project') ?? toPressDay(createdAt),
    due: due === null ? null : calendar.ahead(due),
    signalEndDate: card.isSigned
      ? (getEntryDay('typography') ?? toPressDay(new Date((getEntryTime('author') ?? createdAt).getTime() + 3_600_000)))
      : null,
    printStartDate: getEntryDay('typography'),
    ISBN: getStageIndex(stages[0] as StageKey) >= getStageIndex('process') ? createIsbn(id) : null,
    ...createPassportFields(card, createdAt),
    ...Object.fromEntries(stages.map((stage) => [getFlag(stage), true])),
    is_archieve: card.archived ?? false,
    stage_since: getEntryTime(stages.at(-1) as StageKey) as Date,
    created_at: createdAt,
    updated_at: visits.at(-1)?.entered_at as Date,
    version: visits.length,
  }
}

const readerName = 'Елена Ким'
/** The executors of the demo press, by kind of work. */
const executors: Record<WorkTypeName, readonly string[]> = {
  editing: ['Нұрлан Абай', 'Жанна Пак', 'Юлия Гессен'],
  proofreading: ['Жанна Пак', 'Юлия Гессен', 'Нұрлан Абай'],
  translation: ['Ирина Волкова'],
  layout: ['Сәуле Тоқтар', 'Мақсат Орал'],
  'cover design': ['Арман Жақып', 'Айдана Серік'],
  illustration: ['Айдана Серік', 'Арман Жақып'],
  index: ['Юлия Гессен', 'Нұрлан Абай'],
}

const workOrder: readonly WorkTypeName[] = [
  'editing',
  'proofreading',
  'layout',
  'cover design',
  'translation',
  'index',
  'illustration',
]

/** Assigns the proofreading of some books to a manager, so that the manager's wallet shows payments. */
function findManagerReader(
  { id, manager_id, stages }: PlannedCard,
  name: WorkTypeName,
  isFinished: boolean,
  staff: Staff,
): string | undefined {
  const isReadByManager = isFinished && name === 'proofreading' && id % 4 === 0 && !stages.includes('process')
  return isReadByManager && manager_id !== staff.findUserId(readerName) ? readerName : undefined
}

function createWorks(card: PlannedCard, staff: Staff, calendar: Calendar) {
  const { id, stages, works, visits } = card
  const [doneCount, totalCount] = works
  const random = createRandom(id + 1)
  const hasStarted = !stages.includes('editor')
  const countDaysSince = (moment: Date | undefined): number =>
    moment ? Math.floor((calendar.ago(0).getTime() - moment.getTime()) / 86_400_000) : 0
  const span = {
    begun: countDaysSince(visits.find(({ stage }) => stage === 'project')?.entered_at),
    over: countDaysSince(visits.find(({ stage }) => stage === 'signal')?.entered_at),
  }
  return workOrder.slice(0, Math.min(totalCount, workNames.length)).map((name, index) => {
    const people = executors[name]
    const defaultExecutor = people[(id + index) % people.length] as string
    const executor = findManagerReader(card, name, index < doneCount, staff) ?? defaultExecutor
    const isAssigned = index < doneCount || (hasStarted && index <= doneCount + 1)
    const status = getStatus(index, doneCount, stages)
    return {
      tech_card_id: id,
      name,
      status,
      executor_id: isAssigned ? staff.findUserId(executor) : null,
      ...getDetails({ name, status }, index, card, calendar, span, random),
    }
  })
}

function getStatus(index: number, doneCount: number, stages: readonly StageKey[]): WorkTypeStatus {
  if (index > doneCount || (index === doneCount && !stages.includes('process'))) return 'offered'
  if (index === doneCount) return 'in progress'
  if (stages.includes('done')) return 'paid'
  return index === doneCount - 1 && stages.includes('process') ? 'completed' : 'approved'
}
