import { createHash, randomBytes } from 'node:crypto'

/** An unguessable secret to hand out: a session's or a reset link's. */
export const newToken = (): string => randomBytes(32).toString('base64url')

/** What is kept of a token, so that a stolen copy of the database opens no session. */
export const tokenHash = (token: string): string => createHash('sha256').update(token).digest('base64url')
