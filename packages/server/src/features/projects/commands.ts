import type { ParsedBody, ProjectPrefill } from '@press/contract'
import {
  type Project,
  type ProjectStatus,
  getTransitionRefusal,
  projectTransitions,
  validateProject,
} from '@press/domain'
import { eq } from 'drizzle-orm'
import { getToday } from '../../clock.ts'
import { runChange, assertVersion } from '../../database/run-change.ts'
import type { Tx } from '../../database/database.ts'
import { projects } from '../../database/schema.ts'
import { PressError, type FieldProblem, assertFields } from '../../errors.ts'
import { recordEvent } from '../../events/record-event.ts'
import type { Context } from '../shared/context.ts'
import { allHaveRole } from '../shared/people.ts'
import { findTechCard } from '../shared/tech-cards/find-tech-card.ts'
import { lockCard, updateCard } from '../shared/tech-cards/row.ts'
import { findProject } from './queries.ts'
import { updateProject } from './row.ts'
import type { ProjectRecord } from '../shared/projects.ts'
import { writeWorks } from './write-works.ts'

type Body = ParsedBody<'POST /api/project/create/{techcardId}'>

/** Returns the project in the shape of the contract; throws `notFound` if the person may not see it. */
export async function getProject({ db, files, person, scope }: Context, id: number): Promise<Project> {
  const project = await findProject(db, files, id, scope, person)
  if (!project) throw new PressError('notFound')
  return project
}

/** Returns what a tech card prefills in its new project. Refuses if the card already has a project. */
export async function getPrefill(context: Context, techcardId: number): Promise<ProjectPrefill> {
  const { db, files, person } = context
  const card = await findTechCard(db, files, techcardId, 'all', person)
  if (!card) throw new PressError('notFound')
  await assertNoProject(db, techcardId)
  const { book_name, project_manager, due, fname_gdisk, fname_print, fname_signal, work_types } = card
  return {
    name: book_name,
    manager_id: project_manager?.id ?? null,
    start_date: getToday(),
    deadline: due && due >= getToday() ? due : null,
    description: '',
    budget: null,
    urgent: false,
    fname_gdisk,
    fname_print,
    fname_signal,
    editor_requirements: '',
    designer_requirements: '',
    templator_requirements: '',
    notes: '',
    tasks: work_types
      .filter(({ status }) => status !== 'cancelled')
      .map(({ id, name, executor }) => ({ id, name, executor })),
  }
}

async function assertNoProject(db: Context['db'] | Tx, techcardId: number): Promise<void> {
  const [existingProject] = await db
    .select({ id: projects.id })
    .from(projects)
    .where(eq(projects.tech_card_id, techcardId))
  if (existingProject) throw new PressError('moveRefused', { message: 'project.exists' })
}

export async function createProject(context: Context, techcardId: number, body: Body): Promise<Project> {
  const id = await context.db.transaction(async (tx) => {
    const card = await lockCard(tx, { person: context.person, scope: 'all' }, techcardId)
    await assertNoProject(tx, techcardId)
    await assertValidProject(tx, body)
    const [row] = await tx
      .insert(projects)
      .values({ ...getProjectValues(body), tech_card_id: techcardId, created_date: getToday() })
      .returning()
    if (!row) throw new Error('Insert returned no project')
    await updateCard(tx, card.id, getFileLinks(body))
    if (body.tasks) await writeWorks(tx, context, row, body.tasks)
    await recordEvent(tx, 'project.created', row)
    return row.id
  })
  return getProject(context, id)
}

export const editProject = (
  context: Context,
  id: number,
  body: ParsedBody<'POST /api/project/edit/{id}'>,
): Promise<Project> =>
  changeProject(context, id, body.version, async (tx, row) => {
    await assertValidProject(tx, body, row)
    const changedProject = { ...row, ...getProjectValues(body) }
    await updateProject(tx, id, getProjectValues(body))
    await updateCard(tx, row.tech_card_id, getFileLinks(body))
    if (body.tasks) await writeWorks(tx, context, changedProject, body.tasks)
    await recordEvent(tx, 'project.edited', changedProject)
  })

/** Starts or finishes a project. */
export const setProjectStatus = (
  context: Context,
  id: number,
  newStatus: ProjectStatus,
  version: number | undefined,
): Promise<Project> =>
  changeProject(context, id, version, async (tx, row) => {
    const actor = { role: context.person.role, own: true }
    if (getTransitionRefusal(projectTransitions, actor, row.status, newStatus)) {
      const getStatusName = (status: ProjectStatus) => context.t(`projects:status.${status}`)
      const params = { from: getStatusName(row.status), to: getStatusName(newStatus) }
      throw new PressError('moveRefused', { message: { text: 'project.noSuchStep', params } })
    }
    await updateProject(tx, id, { status: newStatus })
    await recordEvent(tx, newStatus === 'done' ? 'project.finished' : 'project.started', row)
  })

export const setUrgent = (
  context: Context,
  id: number,
  { urgent, version }: ParsedBody<'POST /api/project/{id}/urgent'>,
): Promise<Project> =>
  changeProject(context, id, version, async (tx, row) => {
    if (row.urgent === urgent) return
    await updateProject(tx, id, { urgent })
    await recordEvent(tx, 'project.urgent', row, { urgent })
  })

function getProjectValues(body: Body) {
  const { tasks: _tasks, fname_gdisk: _folder, fname_print: _print, fname_signal: _signal, ...values } = body
  const { version: _version, ...projectValues } = values as typeof values & { version?: number }
  return projectValues
}

/** The locations of the book's files. The card stores them for the card and its project. */
const getFileLinks = ({ fname_gdisk, fname_print, fname_signal }: Body) => ({ fname_gdisk, fname_print, fname_signal })

/** Validates a project field by field before it is saved; refuses if there are problems. */
async function assertValidProject(tx: Tx, body: Body, previousProject?: ProjectRecord): Promise<void> {
  const problems: Record<string, FieldProblem> = { ...validateProject({ ...body, tasks: body.tasks ?? [] }) }
  const { manager_id } = body
  if (manager_id && manager_id !== previousProject?.manager_id && !(await allHaveRole(tx, 'pm', [manager_id])))
    problems['manager_id'] = 'notManager'
  assertFields(problems)
}

/** Makes one change to a project in one transaction, against the version that the person saw. Locks the card before the project. */
async function changeProject(
  context: Context,
  id: number,
  version: number | undefined,
  applyChange: (tx: Tx, row: ProjectRecord) => Promise<void>,
): Promise<Project> {
  const getCurrent = () => getProject(context, id)
  await runChange(
    context.db,
    async (tx) => {
      const [project] = await tx.select({ card: projects.tech_card_id }).from(projects).where(eq(projects.id, id))
      if (!project) throw new PressError('notFound')
      await lockCard(tx, { person: context.person, scope: 'all' }, project.card)
      const [row] = await tx.select().from(projects).where(eq(projects.id, id)).for('update')
      if (!row) throw new PressError('notFound')
      assertVersion(row, version)
      await applyChange(tx, row)
    },
    async () => ({ project: await getCurrent() }),
  )
  return getCurrent()
}
