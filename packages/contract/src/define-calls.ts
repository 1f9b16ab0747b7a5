import type { Action, Area, FilePurposeKey } from '@press/domain'
import type { z } from 'zod'
import type { Resource } from './resources.ts'

type Permission = { [Of in Area]: { area: Of; action: Action<Of> } }[Area]

/**
 * Who may make a call. `public` needs no token. `anybody` needs none either, but recognizes a signed-in person. `signed` has its
 * own signature in the path. `byToken` is for another program, which sends its own token instead of a session. `session` is for any
 * signed-in person and only returns their own data. Anything else is looked up in the permission table.
 */
export type Access = 'public' | 'anybody' | 'signed' | 'byToken' | 'session' | Permission

interface CallBase {
  /** A one-line summary for the API documentation. */
  summary: string
  access: Access
  /** The rate limit per address and minute, if it differs from other public calls. */
  perMinute?: number
  params?: z.ZodObject
  query?: z.ZodObject
  body?: z.ZodType
  /**
   * The body may also be multipart/form-data. These fields are files, which are stored first and then referred to by id. Of several
   * purposes, the first that accepts the file's name is used.
   */
  files?: Readonly<Record<string, FilePurposeKey | readonly FilePurposeKey[]>>
  /** The body is multipart/form-data that the handler reads as a stream. */
  upload?: true
  /** The body is ignored and not read: a mail program sends its own form. */
  ignoresBody?: true
  /** Answers 201 if it has created a row, and 200 if the row already existed. */
  creates?: true
  /** The JSON answer. A call without one answers with a stream. */
  response?: z.ZodType
}

/**
 * A call that reads. After a change of a resource that it `shows`, the browser refetches it. An answer that never becomes outdated
 * while it is on screen is `lasting`, with the reason.
 */
export type ReadingCall = CallBase &
  ({ shows: readonly [Resource, ...Resource[]] } | { lasting: string }) & {
    /** Resources that reading itself changes and that other calls show. */
    changes?: readonly Resource[]
  }

/** A call that changes data. After it, even if it was refused, the browser refetches what shows the resources that it `changes`. */
export type ActingCall = CallBase & { changes: readonly Resource[] }

export type Call = ReadingCall | ActingCall

/** Calls by name: method and path as in the specification, with `{id}` for a parameter. */
interface DeclaredCalls {
  [name: `GET /${string}`]: ReadingCall
  [name: `${'POST' | 'PUT' | 'PATCH' | 'DELETE'} /${string}`]: ActingCall
}

export const defineCalls = <const Calls extends DeclaredCalls>(declared: Calls): Calls => declared

/** Returns a permission that the compiler checks against the table. */
export const requirePermission = <Of extends Area>(area: Of, action: Action<Of>): Permission =>
  ({ area, action }) as Permission
