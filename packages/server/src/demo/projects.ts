import { fromTenge, isWorkDone, stageIndex, type ProjectStatus, type WorkTypeName } from '@press/domain'
import { toPressDay } from '../clock.ts'
import type { Tx } from '../database/database.ts'
import { fileLinks, projects, workTypes } from '../database/schema.ts'
import { resultField } from '../features/projects/results.ts'
import type { PlannedCard } from './cards.ts'
import type { Calendar } from './random.ts'

/** Seeds a project for every book that has a manager. Submitted works have files. */
export async function seedProjects(
  tx: Tx,
  planned: readonly PlannedCard[],
  results: ReadonlyMap<WorkTypeName, readonly number[]>,
  calendar: Calendar,
): Promise<void> {
  const made = planned.filter(({ stages, manager_id }) => manager_id && !stages.includes('editor'))
  await tx.insert(projects).values(made.map((card) => rowOf(card, calendar)))
  const works = await tx.select({ id: workTypes.id, name: workTypes.name, status: workTypes.status }).from(workTypes)
  await tx.insert(fileLinks).values(
    works.flatMap(({ id, name, status }) => {
      const resultFiles = isWorkDone(status) ? (results.get(name) ?? []) : []
      return resultFiles.map((file_id, at) => ({ file_id, resource: 'work', resource_id: id, field: resultField(at) }))
    }),
  )
}

function statusOf({ stages, works: [done, total] }: PlannedCard): ProjectStatus {
  const first = Math.min(...stages.map(stageIndex))
  if (first >= stageIndex('signal') && done >= total) return 'done'
  return first === stageIndex('project') ? 'new' : 'in progress'
}

function rowOf(card: PlannedCard, { ahead }: Calendar) {
  const { id, book_name, manager_id, visits, due, pages, language } = card
  const startedAt = visits.findLast(({ stage }) => stage === 'project' || stage === 'editor')?.entered_at as Date
  const kazakh = language === 'kz'
  return {
    tech_card_id: id,
    name: book_name,
    manager_id,
    status: statusOf(card),
    urgent: due !== null && due < 7 && id % 3 === 0,
    created_date: toPressDay(startedAt),
    start_date: toPressDay(startedAt),
    deadline: due === null ? null : ahead(due),
    budget: fromTenge(pages * 2_300),
    editor_requirements: kazakh
      ? 'Сілтемелер тарау бойынша үздіксіз нөмірленсін.'
      : 'Сохранить авторскую транслитерацию имён. Сноски сквозные по главам.',
    templator_requirements: `${card.format}, 11 / 13,5`,
    designer_requirements: kazakh ? 'Мұқаба 4+0, күңгірт ламинация.' : 'Обложка 4+0, матовая ламинация.',
    created_at: startedAt,
    updated_at: startedAt,
  }
}
