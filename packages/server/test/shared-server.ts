import { inject } from 'vitest'
import { startEmbeddedDatabase, type EmbeddedDatabase } from '../src/database/embedded.ts'

/**
 * Starts the database server that all test files share, or uses it if it is running. Each press of a test may open 16 connections,
 * some files open four presses, and every worker runs a file, so the 100 connections of a real press are not enough.
 */
export const startSharedServer = (): Promise<EmbeddedDatabase> =>
  startEmbeddedDatabase(inject('sharedDataDir'), { maxConnections: 500 })
