import type { RowData } from '@tanstack/react-table'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { emptySelection } from './engine-state.ts'
import { tableState } from './table-state.ts'
import { useEngine } from './useEngine.ts'

type Options<Row extends RowData> = Parameters<typeof useEngine<Row>>[0]

/** Creates the engine of one render, for tests: its content, and the state and selection that clicks produced. */
export function createTestEngine<Row extends RowData>(
  options: Pick<Options<Row>, 'rows' | 'columns'> & Partial<Options<Row>>,
) {
  const engineRef: { engine?: ReturnType<typeof useEngine<Row>> } = {}
  let state = options.state ?? tableState()
  let selection = options.selection ?? emptySelection
  const EngineHolder = () => {
    engineRef.engine = useEngine<Row>({
      rowKey: (row) => String(options.rows.indexOf(row)),
      locale: 'ru',
      total: undefined,
      paged: false,
      ...options,
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
  renderToStaticMarkup(createElement(EngineHolder))
  if (!engineRef.engine) throw new Error('Nothing was rendered')
  return { engine: engineRef.engine, state: () => state, selection: () => selection }
}
