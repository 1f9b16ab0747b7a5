import type { BodyOf, QueryOf } from '@press/contract'
import type { ContractKind } from '@press/domain'
import { changed } from '../changes.ts'
import { call, save, urlOf } from '../http.ts'
import { useCall } from '../useCall.ts'

/** Contracts that the person reads. */
export const useContracts = (query: QueryOf<'GET /api/contracts'>) => useCall('GET /api/contracts', { query })

export const useContract = (id: number) => useCall('GET /api/contracts/{id}', { params: { id } })

/** What a new contract begins with. */
export const useContractReference = (kind: ContractKind) => useCall('GET /api/contracts/create', { query: { kind } })

/** Hands the list to the browser as a file. */
export const exportContracts = (query: QueryOf<'GET /api/contracts/export'>): Promise<void> =>
  save(urlOf('GET /api/contracts/export', { query }), `contracts.${query.format}`)

export const searchContractParties = async (search: string, signal?: AbortSignal) =>
  (await call('GET /api/contracts/parties', { query: { search } }, signal)).parties

/** Books in work, by their tech cards. */
export const searchContractBooks = async (search: string, signal?: AbortSignal) =>
  (await call('GET /api/tech-cards', { query: { search, per_page: 25 } }, signal)).techcards.map(
    ({ id, book_name, authors }) => ({ id, book_name, authors }),
  )

export async function createContract(body: BodyOf<'POST /api/contracts'>) {
  const { contract } = await call('POST /api/contracts', { body })
  await changed('contract')
  return contract
}

export async function editContract(id: number, body: BodyOf<'PUT /api/contracts/{id}'>) {
  const { contract } = await call('PUT /api/contracts/{id}', { params: { id }, body })
  await changed('contract')
  return contract
}

/** Sends, recalls, signs or ends a contract. */
export async function setContractStatus(id: number, body: BodyOf<'POST /api/contracts/{id}/status'>) {
  const { contract } = await call('POST /api/contracts/{id}/status', { params: { id }, body })
  await changed('contract')
  return contract
}

/** Asks for the letter with the code that signs a contract. */
export const askContractCode = (id: number) => call('POST /api/contracts/{id}/code', { params: { id } })

/** Hands a contract to the browser as PDF or DOCX. */
export const saveContractPaper = (id: number, format: 'pdf' | 'docx', name: string): Promise<void> =>
  save(
    format === 'pdf'
      ? urlOf('GET /api/contracts/{id}/documents/contract.pdf', { params: { id } })
      : urlOf('GET /api/contracts/{id}/documents/contract.docx', { params: { id } }),
    `${name}.${format}`,
  )
