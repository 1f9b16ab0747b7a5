import { fromTenge, isWorkDone, getStageIndex, type ProjectStatus, type WorkTypeName } from '@press/domain'
import { toPressDay } from '../clock.ts'
import type { Tx } from '../database/database.ts'
import { fileLinks, projects, workTypes } from '../database/schema.ts'
import { getResultField } from '../features/projects/results.ts'
import type { PlannedCard } from './cards.ts'
import type { Calendar } from './random.ts'

/** Seeds a project for every book that has a manager. Submitted works have files. */
export async function seedProjects(
  tx: Tx,
  plannedCards: readonly PlannedCard[],
  results: ReadonlyMap<WorkTypeName, readonly number[]>,
  calendar: Calendar,
): Promise<void> {
  const projectCards = plannedCards.filter(({ stages, manager_id }) => manager_id && !stages.includes('editor'))
  await tx.insert(projects).values(projectCards.map((card) => createRow(card, calendar)))
  const works = await tx.select({ id: workTypes.id, name: workTypes.name, status: workTypes.status }).from(workTypes)
  await tx.insert(fileLinks).values(
    works.flatMap(({ id, name, status }) => {
      const resultFiles = isWorkDone(status) ? (results.get(name) ?? []) : []
      return resultFiles.map((file_id, index) => ({
        file_id,
        resource: 'work',
        resource_id: id,
        field: getResultField(index),
      }))
    }),
  )
}

function getStatus({ stages, works: [doneCount, totalCount] }: PlannedCard): ProjectStatus {
  const firstStageIndex = Math.min(...stages.map(getStageIndex))
  if (firstStageIndex >= getStageIndex('signal') && doneCount >= totalCount) return 'done'
  return firstStageIndex === getStageIndex('project') ? 'new' : 'in progress'
}

function createRow(card: PlannedCard, { ahead }: Calendar) {
  const { id, book_name, manager_id, visits, due, pages, language } = card
  const startedAt = visits.findLast(({ stage }) => stage === 'project' || stage === 'editor')?.entered_at as Date
  const isKazakh = language === 'kz'
  return {
    tech_card_id: id,
    name: book_name,
    manager_id,
    status: getStatus(card),
    urgent: due !== null && due < 7 && id % 3 === 0,
    created_date: toPressDay(startedAt),
    start_date: toPressDay(startedAt),
    deadline: due === null ? null : ahead(due),
    budget: fromTenge(pages * 2_300),
    editor_requirements: isKazakh
      ? 'Сілтемелер тарау бойынша үздіксіз нөмірленсін.'
      : 'Сохранить авторскую транслитерацию имён. Сноски сквозные по главам.',
    templator_requirements: `${card.format}, 11 / 13,5`,
    designer_requirements: isKazakh ? 'Мұқаба 4+0, күңгірт ламинация.' : 'Обложка 4+0, матовая ламинация.',
    created_at: startedAt,
    updated_at: startedAt,
  }
}
