import {
  getFlag,
  shortNames,
  stageIndex,
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
import { isbn, passport } from './passport.ts'
import { getAuthors, type Staff } from './people.ts'
import { randomFrom, type Calendar } from './random.ts'
import { buildStageVisits, type Visit } from './stage-visits.ts'
import { getDetails } from './works.ts'

/** A tech card with its stage visits. The history and the applications need them. */
export interface PlannedCard extends DemoCard {
  visits: Visit[]
  manager_id: number | null
  signed: boolean
}

export const planCards = (staff: Staff, calendar: Calendar): PlannedCard[] =>
  cards.map((card) => ({
    ...card,
    visits: buildStageVisits(card, delivered.indexOf(card.id), calendar),
    manager_id: staff.idOf(card.manager),
    signed: isSigned(card),
  }))

/** Seeds the tech cards with their authors, works and stages. */
export async function seedCards(
  tx: Tx,
  planned: readonly PlannedCard[],
  staff: Staff,
  calendar: Calendar,
): Promise<void> {
  const works = planned.map((card) => worksOf(card, staff, calendar))
  await tx
    .insert(techCards)
    .overridingSystemValue()
    .values(planned.map((card) => rowOf(card, calendar)))
  await tx
    .insert(techCardAuthors)
    .values(cards.flatMap(({ id, authors }) => getAuthors(authors, staff).map((one) => ({ tech_card_id: id, ...one }))))
  await tx.insert(workTypes).values(works.flat())
  await seedActs(tx, staff)
  await tx
    .insert(techCardStages)
    .values(planned.flatMap(({ id, visits }) => visits.map((visit) => ({ tech_card_id: id, ...visit }))))
}

const delivered = cards.filter(({ stages }) => stages.includes('done')).map(({ id }) => id)

/**
 * Whether the signal copy of a card is signed. It is signed for every card past the author stage, and for every second card at that
 * stage.
 */
const isSigned = ({ id, stages }: DemoCard): boolean => {
  const furthest = Math.max(...stages.map(stageIndex))
  return furthest > stageIndex('author') || (furthest === stageIndex('author') && id % 2 === 1)
}

function rowOf(card: PlannedCard, calendar: Calendar) {
  const { id, book_name, language, edition_type, quantity, pages, format, due, stages, visits, manager_id } = card
  const at = (stage: StageKey): Date | undefined => visits.find((visit) => visit.stage === stage)?.entered_at
  const dayAt = (stage: StageKey): string | null => {
    const moment = at(stage)
    return moment ? toPressDay(moment) : null
  }
  const created = at('editor') as Date
  return {
    id,
    application_id: applications.find((one) => one.card === id)?.id ?? null,
    book_name,
    language,
    edition_type,
    quantity,
    pages,
    format,
    authors: shortNames(card.authors.map((name) => ({ name }))),
    project_manager_id: manager_id,
    created_date: toPressDay(created),
    appointment_date: dayAt('project') ?? toPressDay(created),
    due: due === null ? null : calendar.ahead(due),
    signalEndDate: card.signed
      ? (dayAt('typography') ?? toPressDay(new Date((at('author') ?? created).getTime() + 3_600_000)))
      : null,
    printStartDate: dayAt('typography'),
    ISBN: stageIndex(stages[0] as StageKey) >= stageIndex('process') ? isbn(id) : null,
    ...passport(card, created),
    ...Object.fromEntries(stages.map((stage) => [getFlag(stage), true])),
    is_archieve: card.archived ?? false,
    stage_since: at(stages.at(-1) as StageKey) as Date,
    created_at: created,
    updated_at: visits.at(-1)?.entered_at as Date,
    version: visits.length,
  }
}

const reader = 'Елена Ким'
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

const order: readonly WorkTypeName[] = [
  'editing',
  'proofreading',
  'layout',
  'cover design',
  'translation',
  'index',
  'illustration',
]

/** Assigns the proofreading of some books to a manager, so that the manager's wallet shows payments. */
function readByManager(
  { id, manager_id, stages }: PlannedCard,
  name: WorkTypeName,
  finished: boolean,
  staff: Staff,
): string | undefined {
  const reads = finished && name === 'proofreading' && id % 4 === 0 && !stages.includes('process')
  return reads && manager_id !== staff.idOf(reader) ? reader : undefined
}

function worksOf(card: PlannedCard, staff: Staff, calendar: Calendar) {
  const { id, stages, works, visits } = card
  const [done, total] = works
  const random = randomFrom(id + 1)
  const hasStarted = !stages.includes('editor')
  const daysSince = (moment: Date | undefined): number =>
    moment ? Math.floor((calendar.ago(0).getTime() - moment.getTime()) / 86_400_000) : 0
  const span = {
    begun: daysSince(visits.find(({ stage }) => stage === 'project')?.entered_at),
    over: daysSince(visits.find(({ stage }) => stage === 'signal')?.entered_at),
  }
  return order.slice(0, Math.min(total, workNames.length)).map((name, index) => {
    const people = executors[name]
    const defaultExecutor = people[(id + index) % people.length] as string
    const executor = readByManager(card, name, index < done, staff) ?? defaultExecutor
    const assigned = index < done || (hasStarted && index <= done + 1)
    const status = statusOf(index, done, stages)
    return {
      tech_card_id: id,
      name,
      status,
      executor_id: assigned ? staff.idOf(executor) : null,
      ...getDetails({ name, status }, index, card, calendar, span, random),
    }
  })
}

function statusOf(index: number, done: number, stages: readonly StageKey[]): WorkTypeStatus {
  if (index > done || (index === done && !stages.includes('process'))) return 'offered'
  if (index === done) return 'in progress'
  if (stages.includes('done')) return 'paid'
  return index === done - 1 && stages.includes('process') ? 'completed' : 'approved'
}
