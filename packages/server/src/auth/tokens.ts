import { createHash, randomBytes } from 'node:crypto'

/** Creates an unguessable secret for a session or a reset link. */
export const createToken = (): string => randomBytes(32).toString('base64url')

/** Hashes a token for storage, so that a stolen copy of the database cannot be used to open a session. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url')
