import { useCall } from '@press/client'
import { useTranslation } from '@press/i18n'
import { FilterChip, ListScreen, listDefaults, useListState } from '@press/shell'
import { glyphs, SearchField, StatementTable } from '@press/ui'
import { useCallback } from 'react'
import { useStaff } from '../shared/useStaff.ts'
import { ImportStatementButton } from './ImportStatementButton.tsx'

const defaults = listDefaults('state')
const sorts = ['created_at', 'date_from'] as const
const states = ['open', 'closed'] as const

/** The imported bank statements. */
export function StatementsScreen() {
  const { t } = useTranslation('statements')
  const { to } = useStaff()
  const list = useListState(defaults, sorts)
  const { params, set, query, sorting } = list
  const state = states.find((key) => key === params.state)
  const statements = useCall('GET /api/statements', { query: { ...query, ...(state && { state }) } })
  const hrefOf = useCallback(({ id }: { id: number }) => to.statement(id), [to])
  return (
    <ListScreen
      title={t('list.label')}
      list={list}
      of={statements}
      found={(count) => t('list.found', { count })}
      filtersOn={[query.search, state].filter(Boolean).length}
      onReset={() => set({ search: '', state: '' })}
      filters={
        <>
          <SearchField label={t('list.search')} value={query.search} onValueChange={(next) => set({ search: next })} />
          <FilterChip
            label={t('list.state')}
            all={t('list.anyState')}
            glyph={glyphs.funnel}
            options={states.map((value) => ({ value, label: t(`list.${value}`) }))}
            value={state ?? ''}
            onValueChange={(next) => set({ state: next })}
          />
        </>
      }
      primary={<ImportStatementButton />}
      skeleton={<StatementTable rows={[]} rowHref={hrefOf} loading />}
      renderTable={({ statements: rows }, footer) => (
        <StatementTable rows={rows} rowHref={hrefOf} {...sorting} footer={footer} />
      )}
    />
  )
}
