import { useCall } from '@press/client'
import { stageKeys } from '@press/domain'
import { useTranslation } from '@press/i18n'
import { FilterChip, ListScreen, listDefaults, useListState } from '@press/shell'
import { glyphs, SearchField, stageGlyphs, TrackingTable } from '@press/ui'
import { useCallback } from 'react'
import { ManagerFilter } from '../shared/ManagerFilter.tsx'
import { useStaff } from '../shared/useStaff.ts'

const defaults = listDefaults('stage', 'late', 'manager')
const sortKeys = ['stage_since', 'stage', 'book_name', 'due'] as const
const lateKinds = ['overdue', 'slow'] as const

/** The stages of all books that the user may see, and their expected dates. */
export function TrackedBooksScreen() {
  const { t } = useTranslation(['tracking', 'domain'])
  const { paths } = useStaff()
  const list = useListState(defaults, sortKeys)
  const { params, set: setParams, query, sorting } = list
  const { manager } = params
  const stage = stageKeys.find((key) => key === params.stage)
  const late = lateKinds.find((key) => key === params.late)
  const books = useCall('GET /api/book-tracking', {
    query: {
      ...query,
      ...(stage && { stage }),
      ...(late && { late }),
      ...(manager && { project_manager_id: Number(manager) }),
    },
  })
  const getHref = useCallback(({ id }: { id: number }) => paths.bookTracking(id), [paths])
  return (
    <ListScreen
      title={t('list.label')}
      list={list}
      result={books}
      formatTotal={(count) => t('list.found', { count })}
      activeFilterCount={[query.search, stage, late, manager].filter(Boolean).length}
      onReset={() => setParams({ search: '', stage: '', late: '', manager: '' })}
      filters={
        <>
          <SearchField
            label={t('list.search')}
            value={query.search}
            onValueChange={(next) => setParams({ search: next })}
          />
          <FilterChip
            label={t('list.stage')}
            allLabel={t('list.anyStage')}
            glyph={glyphs.funnel}
            options={stageKeys.map((key) => ({
              value: key,
              label: t(`domain:stage.${key}`),
              glyph: stageGlyphs[key],
            }))}
            value={stage ?? ''}
            onValueChange={(next) => setParams({ stage: next })}
          />
          <FilterChip
            label={t('list.late')}
            allLabel={t('list.anyLate')}
            glyph={glyphs.hourglass}
            options={lateKinds.map((key) => ({ value: key, label: t(`list.lates.${key}`) }))}
            value={late ?? ''}
            onValueChange={(next) => setParams({ late: next })}
          />
          <ManagerFilter value={manager} onValueChange={(next) => setParams({ manager: next })} />
        </>
      }
      skeleton={<TrackingTable rows={[]} hrefOf={getHref} loading />}
      renderTable={({ books: rows }, footer) => (
        <TrackingTable rows={rows} hrefOf={getHref} {...sorting} footer={footer} fill />
      )}
    />
  )
}
