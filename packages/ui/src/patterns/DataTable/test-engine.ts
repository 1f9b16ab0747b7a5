import type { RowData } from '@tanstack/react-table'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { emptySelection } from './engine-state.ts'
import { tableState } from './table-state.ts'
import { useEngine } from './useEngine.ts'

type Options<Row extends RowData> = Parameters<typeof useEngine<Row>>[0]

/** Creates the engine of one render, for tests: its content, and the state and selection that clicks produced. */
export function createTestEngine<Row extends RowData>(
  given: Pick<Options<Row>, 'rows' | 'columns'> & Partial<Options<Row>>,
) {
  const held: { engine?: ReturnType<typeof useEngine<Row>> } = {}
  let state = given.state ?? tableState()
  let selection = given.selection ?? emptySelection
  const Holder = () => {
    held.engine = useEngine<Row>({
      rowKey: (row) => String(given.rows.indexOf(row)),
      locale: 'ru',
      total: undefined,
      paged: false,
      ...given,
      state,
      selection,
      onStateChange: (next) => {
        state = next
      },
      onSelectionChange: (next) => {
        selection = next
      },
    })
    return null
  }
  renderToStaticMarkup(createElement(Holder))
  if (!held.engine) throw new Error('Nothing was rendered')
  return { engine: held.engine, state: () => state, selection: () => selection }
}
