import type { BodyOf } from '@press/contract'
import type { Copies, DeliveredCopies, PrintFormKind, StageWork } from '@press/domain'
import { act } from './act.ts'

// Each function of this file chooses the API call that matches the action.

export const setProjectStatus = (id: number, status: 'in progress' | 'done', version: number) =>
  act(status === 'done' ? 'POST /api/project/{id}/finish' : 'POST /api/project/{id}/start', {
    params: { id },
    body: { version },
  })

export const toggleTodo = (id: number, property: 'done' | 'fav') =>
  act(property === 'done' ? 'PATCH /api/todos/{id}/toggle-done' : 'PATCH /api/todos/{id}/toggle-fav', {
    params: { id },
  })

/** Saves the form of a signal copy or of a print run. A completed form moves the card to the next stage. */
export async function savePrintForm(
  id: number,
  kind: PrintFormKind,
  body: BodyOf<'POST /api/tech-cards/{id}/print-info'>,
) {
  const params = { id }
  const { techcard } =
    kind === 'signal'
      ? await act('POST /api/tech-cards/{id}/signal-copy', { params, body })
      : await act('POST /api/tech-cards/{id}/print-info', { params, body })
  return techcard
}

interface FinishedWork {
  version: number
  remarks?: string
  received?: Copies
  /** Why fewer copies arrived than were expected. */
  reason?: string
  handed_over?: DeliveredCopies
}

/** Finishes the work of a stage: printing, binding, receipt into stock, delivery. */
export function finishStageWork(id: number, work: StageWork, body: FinishedWork) {
  const params = { id }
  switch (work) {
    case 'signal-copy':
      return act('POST /api/tech-cards/{id}/signal-copy', { params, body })
    case 'print-run':
    case 'works-after-printing':
      return act('POST /api/tech-cards/{id}/print-info', { params, body: { work, ...body } })
    case 'receive':
      return act('POST /api/tech-cards/{id}/receive', { params, body })
    case 'deliver':
      return act('POST /api/tech-cards/{id}/deliver', { params, body })
  }
}
