import type { BodyOf } from '@press/contract'
import { changed } from '../changes.ts'
import { call } from '../http.ts'

// The steps that a home screen takes from its queue; they stand apart so that the first load has these alone.

export async function moveTechCard(id: number, body: BodyOf<'POST /api/tech-cards/kanban/{id}'>) {
  const { techcard } = await call('POST /api/tech-cards/kanban/{id}', { params: { id }, body })
  void changed('techcard')
  return techcard
}

/** Starts or finishes a project; resolves once it is shown so. */
export async function setProjectStatus(id: number, status: 'in progress' | 'done', version: number) {
  const path = status === 'done' ? 'POST /api/project/{id}/finish' : 'POST /api/project/{id}/start'
  await call(path, { params: { id }, body: { version } })
  await changed('project')
}

/** Rates a finished work on the five criteria. */
export async function scoreWork(id: number, body: BodyOf<'POST /api/work-types/{id}/score'>) {
  await call('POST /api/work-types/{id}/score', { params: { id }, body })
  await changed('project')
}

/** Takes a work on: begun, handed in, approved, returned, cancelled, paid. */
export async function advanceWork(id: number, body: BodyOf<'POST /api/work-types/{id}/status'>) {
  await call('POST /api/work-types/{id}/status', { params: { id }, body })
  await changed('project')
}
