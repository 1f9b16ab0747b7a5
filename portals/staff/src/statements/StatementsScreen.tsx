import { useCall } from '@press/client'
import { useTranslation } from '@press/i18n'
import { FilterChip, ListScreen, listDefaults, useListState } from '@press/shell'
import { glyphs, SearchField, StatementTable } from '@press/ui'
import { useCallback } from 'react'
import { useStaff } from '../shared/useStaff.ts'
import { ImportStatementButton } from './ImportStatementButton.tsx'

const defaults = listDefaults('state')
const sortKeys = ['created_at', 'date_from'] as const
const states = ['open', 'closed'] as const

/** The imported bank statements. */
export function StatementsScreen() {
  const { t } = useTranslation('statements')
  const { paths } = useStaff()
  const list = useListState(defaults, sortKeys)
  const { params, set: setParams, query, sorting } = list
  const state = states.find((key) => key === params.state)
  const statements = useCall('GET /api/statements', { query: { ...query, ...(state && { state }) } })
  const getHref = useCallback(({ id }: { id: number }) => paths.statement(id), [paths])
  return (
    <ListScreen
      title={t('list.label')}
      list={list}
      result={statements}
      formatTotal={(count) => t('list.found', { count })}
      activeFilterCount={[query.search, state].filter(Boolean).length}
      onReset={() => setParams({ search: '', state: '' })}
      filters={
        <>
          <SearchField
            label={t('list.search')}
            value={query.search}
            onValueChange={(next) => setParams({ search: next })}
          />
          <FilterChip
            label={t('list.state')}
            allLabel={t('list.anyState')}
            glyph={glyphs.funnel}
            options={states.map((value) => ({ value, label: t(`list.${value}`) }))}
            value={state ?? ''}
            onValueChange={(next) => setParams({ state: next })}
          />
        </>
      }
      primary={<ImportStatementButton />}
      skeleton={<StatementTable rows={[]} rowHref={getHref} loading />}
      renderTable={({ statements: rows }, footer) => (
        <StatementTable rows={rows} rowHref={getHref} {...sorting} footer={footer} />
      )}
    />
  )
}
