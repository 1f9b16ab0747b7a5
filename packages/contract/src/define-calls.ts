import type { Action, Area, FilePurposeKey } from '@press/domain'
import type { z } from 'zod'
import type { Resource } from './resources.ts'

type Permission = { [AreaKey in Area]: { area: AreaKey; action: Action<AreaKey> } }[Area]

/**
 * Who may make a call. `public` needs no token. `anybody` needs no token either, but recognizes a signed-in person. `signed` has a
 * signature in the path. `byToken` is for another program, which sends its own token instead of a session. `session` is for any
 * signed-in person and returns only that person's data. A permission is looked up in the permission table.
 */
export type Access = 'public' | 'anybody' | 'signed' | 'byToken' | 'session' | Permission

interface CallBase {
  /** A one-line summary for the API documentation. */
  summary: string
  access: Access
  /** The maximum number of requests per address and minute, if it differs from other public calls. */
  perMinute?: number
  params?: z.ZodObject
  query?: z.ZodObject
  body?: z.ZodType
  /**
   * The fields of the body that are files. The body may then also be multipart/form-data. Files are stored first and then referred
   * to by id. If a field has several purposes, the first purpose that accepts the file's name is used.
   */
  files?: Readonly<Record<string, FilePurposeKey | readonly FilePurposeKey[]>>
  /** The body is multipart/form-data, which the handler reads as a stream. */
  upload?: true
  /** The body is not read, because a mail program sends a form that the API does not need. */
  ignoresBody?: true
  /** Answers 201 if it has created a row, and 200 if the row already existed. */
  creates?: true
  /** The schema of the JSON answer. A call without it answers with a stream. */
  response?: z.ZodType
}

/**
 * A call that reads data. When a resource that it `shows` changes, the browser refetches the call. `lasting` gives the reason why
 * an answer never becomes outdated while it is on screen.
 */
export type ReadingCall = CallBase &
  ({ shows: readonly [Resource, ...Resource[]] } | { lasting: string }) & {
    /** Resources that this reading call itself changes and that other calls show. */
    changes?: readonly Resource[]
  }

/**
 * A call that changes data. Afterwards, the browser refetches the calls that show the resources that it `changes`, even if the call
 * was refused.
 */
export type MutatingCall = CallBase & { changes: readonly Resource[] }

export type Call = ReadingCall | MutatingCall

/** Calls by name. A name is the method and the path as in the specification, with `{id}` for a parameter. */
interface DeclaredCalls {
  [name: `GET /${string}`]: ReadingCall
  [name: `${'POST' | 'PUT' | 'PATCH' | 'DELETE'} /${string}`]: MutatingCall
}

export const defineCalls = <const Calls extends DeclaredCalls>(calls: Calls): Calls => calls

/** Returns a permission that the compiler checks against the table. */
export const requirePermission = <AreaName extends Area>(area: AreaName, action: Action<AreaName>): Permission =>
  ({ area, action }) as Permission
