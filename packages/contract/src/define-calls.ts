import type { Action, Area, FilePurposeKey } from '@press/domain'
import type { z } from 'zod'
import type { Resource } from './resources.ts'

type Permission = { [Of in Area]: { area: Of; action: Action<Of> } }[Area]

/**
 * Who may make a call. `public` needs no token, `anybody` needs none either and knows who has one, `signed` carries its own
 * signature in the path, `byToken` is for another program, which carries the token that it was given instead of a session, `session` is for anybody who signed in and answers only with what is that person's; the rest is
 * looked up in the permission table.
 */
export type Access = 'public' | 'anybody' | 'signed' | 'byToken' | 'session' | Permission

interface CallBase {
  /** One line for the API's own documentation. */
  summary: string
  access: Access
  /** How often one address may make it, where that differs from other public calls. */
  perMinute?: number
  params?: z.ZodObject
  query?: z.ZodObject
  body?: z.ZodType
  /**
   * The body may also come as multipart/form-data; these of its fields are files, stored first and then named by id. Of several
   * purposes it is the first that the file's name is of.
   */
  files?: Readonly<Record<string, FilePurposeKey | readonly FilePurposeKey[]>>
  /** The body is multipart/form-data that the handler reads by itself as it comes. */
  upload?: true
  /** Whatever body comes with it says nothing, and is not read: a mail program sends a form of its own. */
  ignoresBody?: true
  /** Answered with 201 where it has made a row, and with 200 where the row was there. */
  creates?: true
  /** The JSON answer; a call without one answers with a stream of its own. */
  response?: z.ZodType
}

/**
 * A call that reads. After a change of a resource that it `shows`, the browser fetches it again. An answer that no change makes
 * old while it is on screen is `lasting`, with the reason.
 */
export type ReadingCall = CallBase &
  ({ shows: readonly [Resource, ...Resource[]] } | { lasting: string }) & {
    /** Where reading leaves a trace that other calls show. */
    changes?: readonly Resource[]
  }

/** A call that acts. After it, also when it was refused, the browser fetches again what shows the resources that it `changes`. */
export type ActingCall = CallBase & { changes: readonly Resource[] }

export type Call = ReadingCall | ActingCall

/** Calls by name: method and path as the specification writes them, `{id}` for a parameter. */
interface DeclaredCalls {
  [name: `GET /${string}`]: ReadingCall
  [name: `${'POST' | 'PUT' | 'PATCH' | 'DELETE'} /${string}`]: ActingCall
}

export const defineCalls = <const Calls extends DeclaredCalls>(declared: Calls): Calls => declared

/** A permission, checked against the table by the compiler. */
export const requirePermission = <Of extends Area>(area: Of, action: Action<Of>): Permission =>
  ({ area, action }) as Permission
