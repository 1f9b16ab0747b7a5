import type { LocalMinute } from '@press/domain'
import type { Tx } from '../database/database.ts'
import type { Services } from './services.ts'

/** A task that runs every few minutes, in a transaction. Only one process at a time runs it. */
export type Chore = (tx: Tx, now: LocalMinute) => Promise<void>

/** The parts of a feature. `features/index.ts` lists the features. */
export interface Feature<Handled extends object = object, Readers extends object = object> {
  /** Handlers of the feature's calls, with the type `HandlersOf` of these calls. */
  handlers?: Handled | ((services: Services) => Handled)
  chores?: readonly Chore[]
  /** Functions that check who may read the files of the feature's rows. They are part of `RowReaders`. */
  readers?: Readers
}

// Returns the parts unchanged, with exact types: the type of a feature without handlers or readers has no keys for them.
export const defineFeature = <
  Handled extends object = Record<never, never>,
  Readers extends object = Record<never, never>,
>(
  parts: Feature<Handled, Readers>,
): Feature<Handled, Readers> => parts
