import { describe, expect, it } from 'vitest'
import type { DataColumn } from './columns.ts'
import { moveColumn, toggleHeaderSort } from './engine.ts'
import { createTestEngine } from './test-engine.ts'
import { isSelected, emptySelection, countSelectedRows, type Selection } from './engine-state.ts'
import { tableState, type TableState } from './table-state.ts'
import { orderPinnedColumns } from './useColumns.tsx'

interface Row {
  id: string
}
const rows: readonly Row[] = ['1', '2', '3', '4', '5'].map((id) => ({ id }))
const columns: readonly DataColumn<Row>[] = ['a', 'b', 'c', 'd'].map((key) => ({
  key,
  header: key,
  value: ({ id }) => id,
  required: key === 'a',
}))
const createEngine = (state: Partial<TableState>, selection: Selection = emptySelection) =>
  createTestEngine({ rows, columns, rowKey: ({ id }) => id, state: tableState(state), selection })
const createColumnCase = (state: TableState, key: string) => {
  const { engine, state: getStateAfter } = createEngine(state)
  const column = engine.getColumn(key)
  if (!column) throw new Error(`no column ${key}`)
  return { column, after: getStateAfter }
}

const getSortAfterPresses = (...keys: [string, boolean][]) =>
  keys
    .reduce(
      (state, [key, isAdditional]) => {
        const { column, after } = createColumnCase(state, key)
        toggleHeaderSort(column, isAdditional)
        return after()
      },
      tableState({ page: 4 }),
    )
    .sort.map(({ key, direction }) => `${key} ${direction}`)

describe('pressing headers', () => {
  it('sorts ascending, then descending, then ascending again', () => {
    expect(getSortAfterPresses(['a', false])).toEqual(['a ascending'])
    expect(getSortAfterPresses(['a', false], ['a', false])).toEqual(['a descending'])
    expect(getSortAfterPresses(['a', false], ['a', false], ['a', false])).toEqual(['a ascending'])
  })
  it('with Shift adds a sort column, reverses it and removes it', () => {
    expect(getSortAfterPresses(['a', false], ['b', true])).toEqual(['a ascending', 'b ascending'])
    expect(getSortAfterPresses(['a', false], ['b', true], ['b', true])).toEqual(['a ascending', 'b descending'])
    expect(getSortAfterPresses(['a', false], ['b', true], ['b', true], ['b', true])).toEqual(['a ascending'])
    expect(getSortAfterPresses(['a', false], ['b', true], ['c', false])).toEqual(['c ascending'])
  })
})

describe('searching and filtering', () => {
  it('return to the first page', () => {
    const table = createEngine({ page: 4 })
    table.engine.setGlobalFilter('атлас')
    expect(table.state()).toMatchObject({ search: 'атлас', page: 1 })
    const { column, after } = createColumnCase(tableState({ page: 4 }), 'b')
    column.setFilterValue(['new'])
    expect(after()).toMatchObject({ filters: { b: ['new'] }, page: 1 })
    toggleHeaderSort(column, false)
    expect(after().page).toBe(1)
  })
  it.each(['', '  ', [], { from: '', to: '' }])('remove an empty filter: %j', (filter) => {
    const { column, after } = createColumnCase(tableState({ filters: { a: 'x' } }), 'a')
    column.setFilterValue(filter)
    expect(after().filters).toEqual({})
  })
})

const getIdsOnPage = (page: number) => {
  const { engine } = createTestEngine({
    rows,
    columns,
    rowKey: ({ id }) => id,
    paged: true,
    state: tableState({ page, pageSize: 2 }),
  })
  return engine.getRowModel().rows.map(({ id }) => id)
}

describe('turning pages', () => {
  it('shows the rows of one page, and the last page for a page beyond it', () => {
    expect(getIdsOnPage(1)).toEqual(['1', '2'])
    expect(getIdsOnPage(3)).toEqual(['5'])
    expect(getIdsOnPage(9)).toEqual(['5'])
  })
})

const getColumnOrder = (state: Partial<TableState>, isNarrow = false) =>
  orderPinnedColumns(createEngine(state).engine.getVisibleLeafColumns(), tableState(state).pinned, isNarrow).map(
    ({ id, edge }) => id + (edge ? `:${edge}` : ''),
  )

const getOrderAfterMove = (key: string, offset: number) => {
  const { engine, state } = createEngine({})
  moveColumn(engine, key, offset)
  return state().order
}

describe('arranging columns', () => {
  it('puts pinned ones at their edges and omits hidden ones, except required ones', () => {
    expect(getColumnOrder({ order: ['d', 'c'], hidden: ['a', 'c'], pinned: { b: 'start', d: 'end' } })).toEqual([
      'b:start',
      'a',
      'd:end',
    ])
  })
  it('pins only the first column in a narrow window', () => {
    expect(getColumnOrder({ pinned: { b: 'start', c: 'start' } }, true)).toEqual(['b:start', 'c', 'a', 'd'])
  })
  it('puts new columns after those with a stored order', () => {
    expect(getColumnOrder({ order: ['c', 'gone'] })).toEqual(['c', 'a', 'b', 'd'])
  })
  it('moves a column and stops at the ends', () => {
    expect(getOrderAfterMove('c', -1)).toEqual(['a', 'c', 'b', 'd'])
    expect(getOrderAfterMove('d', 1)).toEqual(['a', 'b', 'c', 'd'])
  })
  it('hides, shows and pins columns in the table state', () => {
    const hideCase = createColumnCase(tableState({ hidden: ['c'] }), 'b')
    hideCase.column.toggleVisibility(false)
    expect(hideCase.after().hidden).toEqual(['c', 'b'])
    hideCase.column.pin('end')
    expect(hideCase.after().pinned).toEqual({ b: 'end' })
    const showCase = createColumnCase(tableState({ hidden: ['c', 'b'] }), 'c')
    showCase.column.toggleVisibility(true)
    expect(showCase.after().hidden).toEqual(['b'])
  })
})

const pressRow = (
  engine: ReturnType<typeof createEngine>['engine'],
  key: string,
  shiftKey: boolean,
  isChecked = true,
) => engine.getRow(key).getToggleSelectedHandler()({ target: { checked: isChecked }, shiftKey })
const selectRows = (...rowPresses: [string, boolean][]) => {
  const { engine, selection } = createEngine({})
  for (const [key, isRange] of rowPresses) pressRow(engine, key, isRange)
  return [...selection().keys]
}

describe('selecting rows', () => {
  it('extends from the last pressed row to this one in both directions', () => {
    expect(selectRows(['4', false], ['2', true])).toEqual(['2', '3', '4'])
    expect(selectRows(['2', false], ['4', true])).toEqual(['2', '3', '4'])
    expect(selectRows(['4', true])).toEqual(['4'])
  })
  it('keeps all rows selected except the deselected ones', () => {
    const wholeSelection: Selection = { all: true, keys: new Set() }
    const fullySelectedTable = createEngine({}, wholeSelection)
    pressRow(fullySelectedTable.engine, '3', false, false)
    const partialSelection = fullySelectedTable.selection()
    expect(isSelected(partialSelection, '3')).toBe(false)
    expect(isSelected(partialSelection, '8')).toBe(true)
    expect(countSelectedRows(partialSelection, 412)).toBe(411)
    const partlySelectedTable = createEngine({}, partialSelection)
    pressRow(partlySelectedTable.engine, '3', false)
    expect(countSelectedRows(partlySelectedTable.selection(), 412)).toBe(412)
    const table = createEngine({})
    table.engine.setRowSelection({ '1': true, '2': true })
    expect(countSelectedRows(table.selection(), 412)).toBe(2)
  })
})
