import { getFlagsAfterMove, getStageIndex, stageKeys, type StageKey } from '@press/domain'
import { createClient, type Client } from './client.ts'
import { isoInDays } from './dates.ts'
import { uploadSignalCopy } from './signal.ts'

/* The helpers of this file prepare data for tests through the API. */

/** Creates an application that an author has just submitted. */
export async function createSubmittedApplication(author: Client, title: string) {
  const [manuscript, department_conclusion, scientific_council_conclusion, review_1] = await Promise.all([
    author.upload('manuscript'),
    author.upload('conclusion'),
    author.upload('council'),
    author.upload('review'),
  ])
  const documents = { manuscript, department_conclusion, scientific_council_conclusion, review_1 }
  const book_name = title
  const body = { book_name, language: 'ru' as const, budget_source: 'publisher' as const, agreed: true, ...documents }
  return (await author.call('POST /api/applications/create', { body })).application
}

/** Creates a tech card of the demo author's book and moves it to a stage. */
export async function createCardAtStage(stage: StageKey, title: string, base?: string) {
  const [author, supervisor] = await Promise.all([createClient('author', base), createClient('supervisor', base)])
  const { id: application_id, book_name, version } = await createSubmittedApplication(author, title)
  await supervisor.call('POST /api/applications/{id}/status', {
    params: { id: application_id },
    body: { status: 'accepted', version },
  })
  const { projectManagers } = await supervisor.call('GET /api/tech-cards/create')
  const { techcard } = await supervisor.call('POST /api/tech-cards/create', {
    body: {
      application_id,
      book_name,
      language: 'ru',
      edition_type: 'monograph',
      authors: [{ id: author.user.id, name: author.user.name, email: '', phone: '' }],
      work_types: ['editing', 'layout'],
      project_manager_id: projectManagers[0]?.id ?? null,
      created_date: '2026-11-02',
      appointment_date: '2026-11-03',
      quantity: 300,
    },
  })
  const keeper = await createClient('stock', base)
  const versionAtStage = await moveCardToStage(stage, techcard, { supervisor, keeper })
  if (stage === 'author') await uploadSignalCopy(techcard.id, base)
  return { ...techcard, version: versionAtStage }
}

/**
 * Moves a card forward stage by stage, up to the stage `stage`. On the way, the signal copy is signed and the stock receives the
 * print run. Returns the card's version.
 */
export async function moveCardToStage(
  stage: StageKey,
  card: { id: number; version: number },
  { supervisor, keeper, from = stageKeys[0] }: { supervisor: Client; keeper?: Client; from?: StageKey | undefined },
): Promise<number> {
  let { version } = card
  const params = { id: card.id }
  const path = stageKeys.slice(from && getStageIndex(from), getStageIndex(stage) + 1)
  for (const [index, to] of path.entries()) {
    const previousStage = path[index - 1]
    if (!previousStage) continue
    if (to === 'typography') {
      const signature = { signalEndDate: '2026-11-20', version }
      version = (await supervisor.call('POST /api/tech-cards/{id}/signal-end-date', { params, body: signature }))
        .techcard.version
    }
    if (to === 'stock' && keeper) {
      version = (await keeper.call('POST /api/tech-cards/{id}/receive', { params, body: { version } })).techcard.version
      continue
    }
    const body = { ...getFlagsAfterMove(previousStage, to), version, reason: 'Подготовка' }
    version = (await supervisor.call('POST /api/tech-cards/kanban/{id}', { params, body })).techcard.version
  }
  return version
}

/** Creates a project for a card. Its layout is offered to the given freelancer. */
export async function createLayoutProject(executor: number, manager: Client, card: { id: number; book_name: string }) {
  const params = { techcardId: card.id }
  const { project: emptyProject } = await manager.call('GET /api/project/create/{techcardId}', { params })
  const { project } = await manager.call('POST /api/project/create/{techcardId}', {
    params,
    body: {
      ...emptyProject,
      deadline: isoInDays(40),
      tasks: emptyProject.tasks.map(({ id, name }) =>
        name === 'layout'
          ? { id, name, executor_id: executor, end_date: isoInDays(20), price: 9_600_000 }
          : { id, name },
      ),
    },
  })
  await manager.call('POST /api/project/{id}/start', { params: { id: project.id }, body: { version: project.version } })
  const task = project.tasks.find(({ name }) => name === 'layout')
  if (!task) throw new Error('The project has no layout work')
  return { book_name: card.book_name, project: project.id, work: task.id }
}

/** Creates a new book with a project whose layout is offered to the demo executor. */
export async function createOfferedLayout(title: string) {
  const [card, manager, executor] = [
    await createCardAtStage('process', title),
    await createClient('pm'),
    await createClient('executor'),
  ]
  return createLayoutProject(executor.user.id, manager, card)
}

/** The highest scores, with which a test approves an executor's work. */
export const fullScores = { quality: 5, punctuality: 5, creativity: 5, politeness: 5, communication: 5 } as const

/** Creates a layout that is offered to the demo executor, and submits its result as the executor. */
export async function createSubmittedLayout(title: string) {
  const [offeredLayout, executor] = [await createOfferedLayout(title), await createClient('executor')]
  const params = { id: offeredLayout.work }
  await executor.call('POST /api/work-types/{id}/respond', { params, body: { agree: true } })
  const result_files = [await executor.upload('manuscript')]
  await executor.call('POST /api/work-types/{id}/status', { params, body: { status: 'completed', result_files } })
  return offeredLayout
}

/** Creates a layout whose result the manager has approved. Its payment is pending. */
export async function createApprovedLayout(title: string) {
  const [submittedLayoutIds, manager] = [await createSubmittedLayout(title), await createClient('pm')]
  const params = { id: submittedLayoutIds.work }
  await manager.call('POST /api/work-types/{id}/status', { params, body: { status: 'approved', scores: fullScores } })
  return submittedLayoutIds
}
