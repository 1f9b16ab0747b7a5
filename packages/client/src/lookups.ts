import type { RoleKey } from '@press/domain'
import { read } from './act.ts'

/** Searches people who can be authors of an application. */
export const searchAuthors = async (search: string, signal?: AbortSignal) =>
  (await read('GET /api/applications/create', { query: { search } }, signal)).authors

/** Searches people who can be authors of a tech card. */
export const searchCardAuthors = async (search: string, signal?: AbortSignal) =>
  (await read('GET /api/tech-cards/authors', { query: { search } }, signal)).authors

/** Searches books by part of the name or by number. Returns the names from their tech cards. */
export const searchBookNames = async (search: string, signal?: AbortSignal) =>
  (await searchContractBooks(search, signal)).map(({ id, book_name }) => ({ id, name: book_name }))

/** Searches books in progress by their tech cards. */
export const searchContractBooks = async (search: string, signal?: AbortSignal) =>
  (await read('GET /api/tech-cards', { query: { search, per_page: 25 } }, signal)).techcards.map(
    ({ id, book_name, authors }) => ({ id, book_name, authors }),
  )

export const searchContractParties = async (search: string, signal?: AbortSignal) =>
  (await read('GET /api/contracts/parties', { query: { search } }, signal)).parties

/** Searches organizations by part of the name or the BIN. */
export const searchOrganizations = async (search: string, signal?: AbortSignal) =>
  (await read('GET /api/organizations', { query: { search } }, signal)).organizations

/** Searches organizations that an account can belong to, by part of the name or the BIN. */
export const searchWorkplaces = async (search: string, signal: AbortSignal) =>
  (await read('GET /api/users/organizations', { query: { search } }, signal)).organizations

/** Searches people who can be assigned as executors of a work. */
export const searchExecutors = async (search: string, signal?: AbortSignal) =>
  (await read('GET /api/project/executors', { query: { search } }, signal)).executors

/** Searches accounts and returns them as filter options. */
export async function searchUserNames(search: string, signal: AbortSignal) {
  const { users } = await read('GET /api/users', { query: { search, sort_by: 'name', sort_dir: 'asc' } }, signal)
  return users.map(({ id, name, email }) => ({ value: String(id), label: name, detail: email }))
}

/** Searches accounts with a role. */
export const searchUsers = async (search: string, role: RoleKey, signal: AbortSignal) =>
  (await read('GET /api/users', { query: { search, role, sort_dir: 'asc' } }, signal)).users
