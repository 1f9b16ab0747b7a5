import { expect, test } from 'vitest'
import { getAuthorColumn, authorColumns } from './author-board.ts'
import { stageKeys } from './stages.ts'

test('every stage is in one phase of an author, and a book never goes back by going on', () => {
  const places = stageKeys.map((stage) => authorColumns.findIndex(({ key }) => key === getAuthorColumn(stage)))
  expect(authorColumns.flatMap(({ stages }) => [...stages])).toEqual(stageKeys)
  expect(places).toEqual(places.toSorted((one, next) => one - next))
})
