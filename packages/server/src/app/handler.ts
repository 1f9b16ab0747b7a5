import type { AnswerOf, CallName, Contract, ParsedBody, ParsedParams, ParsedQuery } from '@press/contract'
import type { Scope } from '@press/domain'
import type { Locale } from '@press/i18n/node'
import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify'
import type { Db } from '../database/database.ts'
import type { Files } from '../files/files.ts'
import type { Translate } from '../texts.ts'
import type { Person } from '../auth/person.ts'
import type { RawJson } from './raw-json.ts'

type PersonOf<Name extends CallName> = Contract[Name]['access'] extends 'public' | 'signed' | 'byToken'
  ? undefined
  : Contract[Name]['access'] extends 'anybody'
    ? Person | undefined
    : Person

/** The input of a handler: the validated call, and what the handler needs to answer it. */
export interface HandlerCall<Name extends CallName> {
  params: ParsedParams<Name>
  query: ParsedQuery<Name>
  body: ParsedBody<Name>
  person: PersonOf<Name>
  /** The rows that the permission table lets this person access. It is `own` for calls that need no permission. */
  scope: Scope
  db: Db
  files: Files
  t: Translate
  locale: Locale
  log: FastifyBaseLogger
  request: FastifyRequest
  reply: FastifyReply
}

/** A function that answers one call of the contract. A call without a declared response sends its stream through `reply`. */
export type Handler<Name extends CallName> = (
  call: HandlerCall<Name>,
) => Promise<Contract[Name] extends { response: unknown } ? AnswerOf<Name> | RawJson : unknown>

/** A handler for every call of a part of the contract, as in `const handlers: HandlersOf<typeof queueCalls> = { … }`. */
export type HandlersOf<Calls> = { [Name in keyof Calls & CallName]: Handler<Name> }
export type Handlers = HandlersOf<Contract>
