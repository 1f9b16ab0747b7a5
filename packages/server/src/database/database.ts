import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import * as schema from './schema.ts'

export type Db = NodePgDatabase<typeof schema>
export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0]
/** Whatever a query can run on. */
export type Queryable = Db | Tx

export interface Database {
  db: Db
  pool: pg.Pool
  url: string
}
