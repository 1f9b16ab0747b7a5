import { useCall } from '@press/client'
import { contractExpiryWarningDays } from '@press/domain'
import { useTranslation } from '@press/i18n'
import { OtherPending, FilterChip, ListScreen, listDefaults, useListState } from '@press/shell'
import { glyphs, SearchField, StaffTable } from '@press/ui'
import { useCallback } from 'react'
import { useStaff } from '../shared/useStaff.ts'

// By default the contract that ends first is listed first.
const defaults = { ...listDefaults('ends'), sort_dir: 'asc' }
const sortKeys = ['ends_on', 'name', 'hours'] as const
const expiryDays = contractExpiryWarningDays.map((days) => String(days) as `${typeof days}`)

/** The home screen of HR: who works on what, who is overloaded, and whose contract ends. */
export function HrHome() {
  const { t } = useTranslation(['profile', 'statistics'])
  const { paths } = useStaff()
  const getHref = useCallback(({ user }: { user: { id: number } }) => paths.user(user.id), [paths])
  const list = useListState(defaults, sortKeys)
  const { params, set: setParams, query, sorting } = list
  const ends = expiryDays.find((days) => days === params.ends)
  const people = useCall('GET /api/statistics/people', { query: { ...query, ...(ends && { ends }) } })
  return (
    <ListScreen
      title={t('statistics:today.people')}
      list={list}
      result={people}
      formatTotal={(count) => t('staff.found', { count })}
      activeFilterCount={[query.search, ends].filter(Boolean).length}
      notice={<OtherPending />}
      onReset={() => setParams({ search: '', ends: '' })}
      filters={
        <>
          <SearchField
            label={t('staff.search')}
            value={query.search}
            onValueChange={(next) => setParams({ search: next })}
          />
          <FilterChip
            label={t('staff.ends')}
            allLabel={t('staff.anyEnds')}
            glyph={glyphs.calendarBlank}
            options={expiryDays.map((value) => ({
              value,
              label: t('staff.within', { days: value, count: people.data?.ending[value] ?? 0 }),
            }))}
            value={ends ?? ''}
            onValueChange={(next) => setParams({ ends: next })}
          />
        </>
      }
      skeleton={<StaffTable rows={[]} loading />}
      renderTable={({ people: rows }, footer) => (
        <StaffTable rows={rows} rowHref={getHref} {...sorting} footer={footer} fill />
      )}
    />
  )
}
