import type { Deadline } from '@press/domain'
import type { rolePaths } from '../../routing/paths.ts'

type Paths = ReturnType<typeof rolePaths>

/** Returns the address of a deadline's row. Authors open the book's tracking; the people who work on it open its card. */
export const getDeadlineHref = (paths: Paths, { kind, id }: Pick<Deadline, 'kind' | 'id'>): string =>
  ({
    application: paths.application,
    signal: paths.book,
    print: paths.book,
    project: paths.project,
    offer: paths.offer,
    memorandum: () => paths.memoranda,
    contract: paths.contract,
  })[kind](id)
