import { expect, test } from 'vitest'
import { getAuthorColumn, authorColumns } from './author-board.ts'
import { stageKeys } from '../shared/stages/stages.ts'

test('each stage is in one column of the author board, in stage order', () => {
  const columnIndexes = stageKeys.map((stage) => authorColumns.findIndex(({ key }) => key === getAuthorColumn(stage)))
  expect(authorColumns.flatMap(({ stages }) => [...stages])).toEqual(stageKeys)
  expect(columnIndexes).toEqual(columnIndexes.toSorted((one, next) => one - next))
})
