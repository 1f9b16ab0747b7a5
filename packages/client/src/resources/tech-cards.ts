import type { BodyOf, QueryOf } from '@press/contract'
import type { Archived, Copies, HandedOver, PrintForm, StageWork } from '@press/domain'
import { changed } from '../changes.ts'
import { call } from '../http.ts'
import { useCall } from '../useCall.ts'

export const useTechCards = (query: QueryOf<'GET /api/tech-cards'> | null) =>
  useCall('GET /api/tech-cards', query && { query })
export const useTechCard = (id: number | null) =>
  useCall('GET /api/tech-cards/{id}', id === null ? null : { params: { id } })
export const useTechCardHistory = (id: number | null) =>
  useCall('GET /api/tech-cards/{id}/history', id === null ? null : { params: { id } })
export const useNewTechCard = (query: QueryOf<'GET /api/tech-cards/create'> = {}) =>
  useCall('GET /api/tech-cards/create', { query }, { revalidateOnFocus: false })
export const useTechCardForm = (id: number | null) =>
  useCall('GET /api/tech-cards/{id}/edit', id === null ? null : { params: { id } }, {
    revalidateOnFocus: false,
    keepPreviousData: false,
  })

export const useCardManagers = () => useCall('GET /api/tech-cards/managers', {}, { revalidateOnFocus: false })

/** Books by a part of the name or the number, each as its card names it. */
export const searchBookNames = async (search: string, signal?: AbortSignal) =>
  (await call('GET /api/tech-cards', { query: { search, per_page: 25 } }, signal)).techcards.map(
    ({ id, book_name }) => ({
      id,
      name: book_name,
    }),
  )

/** People who can be named as a card's authors, by a part of the name. */
export const searchCardAuthors = async (search: string, signal?: AbortSignal) =>
  (await call('GET /api/tech-cards/authors', { query: { search } }, signal)).authors

export async function createTechCard(body: BodyOf<'POST /api/tech-cards/create'>) {
  const { techcard } = await call('POST /api/tech-cards/create', { body })
  void changed('techcard', 'application', 'offer')
  return techcard
}

export async function editTechCard(id: number, body: BodyOf<'POST /api/tech-cards/{id}/edit'>) {
  const { techcard } = await call('POST /api/tech-cards/{id}/edit', { params: { id }, body })
  void changed('techcard')
  return techcard
}

/** Puts a delivered card into the archive, or brings it back. */
export async function archiveTechCard(id: number, is_archieve: Archived, version: number) {
  const { techcard } = await call('POST /api/tech-cards/{id}/archive', {
    params: { id },
    body: { is_archieve, version },
  })
  void changed('techcard')
  return techcard
}

export async function approveSignal(id: number, signalEndDate: string, version: number) {
  const { techcard } = await call('POST /api/tech-cards/{id}/signal-end-date', {
    params: { id },
    body: { signalEndDate, version },
  })
  void changed('techcard')
  return techcard
}

export async function saveDelivery(id: number, body: BodyOf<'POST /api/tech-cards/{id}/delivery'>) {
  const { techcard } = await call('POST /api/tech-cards/{id}/delivery', { params: { id }, body })
  void changed('techcard')
  return techcard
}

/** Keeps the form of a signal copy or of a run; completed, it takes the card on. */
export async function savePrintForm(id: number, kind: PrintForm, body: BodyOf<'POST /api/tech-cards/{id}/print-info'>) {
  const params = { id }
  const { techcard } =
    kind === 'signal'
      ? await call('POST /api/tech-cards/{id}/signal-copy', { params, body })
      : await call('POST /api/tech-cards/{id}/print-info', { params, body })
  void changed('techcard')
  return techcard
}

/** What is said when the work of a stage is finished. */
interface Finished {
  version: number
  remarks?: string
  received?: Copies
  /** Why copies of it are missing. */
  reason?: string
  handed_over?: HandedOver
}

/** Finishes the run of a book by what was counted of it. */
export async function finishRun(
  id: number,
  counted: BodyOf<'POST /api/tech-cards/{id}/print-info'>['counted'],
  version: number,
) {
  const { techcard } = await call('POST /api/tech-cards/{id}/print-info', {
    params: { id },
    body: { work: 'print-run', counted, version },
  })
  void changed('techcard', 'paper')
  return techcard
}

/** Finishes the work of a stage: printing, binding, taking into stock, handing over. */
export async function finishStageWork(id: number, work: StageWork, body: Finished) {
  const params = { id }
  const finish = () => {
    switch (work) {
      case 'signal-copy':
        return call('POST /api/tech-cards/{id}/signal-copy', { params, body })
      case 'print-run':
      case 'works-after-printing':
        return call('POST /api/tech-cards/{id}/print-info', { params, body: { work, ...body } })
      case 'receive':
        return call('POST /api/tech-cards/{id}/receive', { params, body })
      case 'deliver':
        return call('POST /api/tech-cards/{id}/deliver', { params, body })
    }
  }
  const { techcard } = await finish()
  void changed('techcard')
  return techcard
}

/** Writes down that copies of what lies in stock are missing. */
export async function recordShortage(id: number, body: BodyOf<'POST /api/tech-cards/{id}/shortage'>) {
  const { techcard } = await call('POST /api/tech-cards/{id}/shortage', { params: { id }, body })
  void changed('techcard')
  return techcard
}

/** Settles a shortage: its copies came, or are written off. */
export async function settleShortage(id: number, body: BodyOf<'POST /api/tech-cards/{id}/shortage/settle'>) {
  const { techcard } = await call('POST /api/tech-cards/{id}/shortage/settle', { params: { id }, body })
  void changed('techcard')
  return techcard
}

export async function schedulePrint(id: number, printStartDate: string | null, version: number) {
  const { techcard } = await call('POST /api/tech-cards/{id}/print-start-date', {
    params: { id },
    body: { printStartDate, version },
  })
  void changed('techcard')
  return techcard
}

/** What a book was rated; `null` while nobody asks. */
export const useCardRatings = (id: number | null) =>
  useCall('GET /api/tech-cards/{id}/score', id === null ? null : { params: { id } })

/** Rates a book, or rates it anew; resolves once it is shown so. */
export async function scoreTechCard(id: number, body: BodyOf<'POST /api/tech-cards/{id}/score'>) {
  await call('POST /api/tech-cards/{id}/score', { params: { id }, body })
  await changed('techcard')
}

/** Takes a message out of the remarks of a card. */
export async function removeCardRemark(id: number, remark: number): Promise<void> {
  await call('DELETE /api/tech-cards/{id}/remarks/{remark}', { params: { id, remark } })
  await changed('techcard', 'message')
}
