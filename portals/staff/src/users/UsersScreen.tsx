import { importTable, saveFile, saveUser, searchWorkplaces, useCall } from '@press/client'
import { isAllowed, roleKeys, getAssignableRoles, userStates } from '@press/domain'
import { useTranslation } from '@press/i18n'
import { FilterChip, ListScreen, listDefaults, useListState, useSaving } from '@press/shell'
import { Button, glyphs, RemovalRequests, SearchField, UserDialog, UserTable } from '@press/ui'
import { Suspense, useCallback, useState } from 'react'
import { TableImportButton } from '../shared/TableImportButton.tsx'
import { useStaff } from '../shared/useStaff.ts'

const importUsers = importTable('POST /api/users/import')

const defaults = { ...listDefaults('role', 'state'), sort_by: 'name', sort_dir: 'asc' }
const sortKeys = ['name', 'last_seen_at', 'created_at'] as const

/** A list of all accounts. The user can search and open accounts, and with permission invite people. */
export function UsersScreen() {
  const { t } = useTranslation(['users', 'domain'])
  const { submit } = useSaving()
  const { role, paths } = useStaff()
  const list = useListState<'role' | 'state', (typeof sortKeys)[number]>(defaults, sortKeys)
  const { params, set: setParams, query, sorting } = list
  const roleFilter = roleKeys.find((key) => key === params.role)
  const state = userStates.find((key) => key === params.state)
  const answer = useCall('GET /api/users', {
    query: { ...query, ...(roleFilter && { role: roleFilter }), ...(state && { state }) },
  })
  const removals = useCall('GET /api/users/removals', isAllowed(role, 'users', 'write') ? {} : null)
  const [isInviting, setIsInviting] = useState(false)
  const getHref = useCallback(({ id }: { id: number }) => paths.user(id), [paths])
  return (
    <>
      <ListScreen
        title={t('title')}
        list={list}
        result={answer}
        formatTotal={(count) => t('list.found', { count })}
        notice={removals.data && <RemovalRequests rows={removals.data.removals} userHref={getHref} />}
        activeFilterCount={[query.search, roleFilter, state].filter(Boolean).length}
        onReset={() => setParams({ search: '', role: '', state: '' })}
        filters={
          <>
            <SearchField
              label={t('list.search')}
              value={query.search}
              onValueChange={(next) => setParams({ search: next })}
            />
            <FilterChip
              label={t('list.role')}
              allLabel={t('list.anyRole')}
              glyph={glyphs.users}
              options={roleKeys.map((value) => ({ value, label: t(`domain:role.${value}`) }))}
              value={roleFilter ?? ''}
              onValueChange={(next) => setParams({ role: next })}
            />
            <FilterChip
              label={t('list.state')}
              allLabel={t('list.anyState')}
              glyph={glyphs.funnel}
              options={userStates.map((value) => ({
                value,
                label: t('list.stateOf', { state: t(`state.${value}`), count: answer.data?.counts[value] ?? 0 }),
              }))}
              value={state ?? ''}
              onValueChange={(next) => setParams({ state: next })}
            />
          </>
        }
        primary={
          isAllowed(role, 'users', 'write') && (
            <>
              <TableImportButton
                label={t('import.open')}
                onTemplate={() => saveFile('GET /api/users/import', {}, 'users.xlsx')}
                onImport={importUsers}
                texts={{
                  title: t('import.title'),
                  intro: t('import.intro'),
                  file: t('import.file'),
                  rowSubject: t('import.what'),
                  emptyText: t('import.nothing'),
                  getImportLabel: (count) => t('import.write', { count }),
                  importingLabel: t('import.writing'),
                  field: (field) => t(`field.${field}`),
                }}
                getImportedText={(count) => t('import.written', { count })}
              />
              <Button variant="primary" leading={glyphs.plus} onClick={() => setIsInviting(true)}>
                {t('list.new')}
              </Button>
            </>
          )
        }
        skeleton={<UserTable rows={[]} loading />}
        renderTable={({ users }, footer) => (
          <UserTable rows={users} rowHref={getHref} {...sorting} footer={footer} fill />
        )}
      />
      <Suspense>
        {isInviting && (
          <UserDialog
            roles={getAssignableRoles(role)}
            searchOrganizations={searchWorkplaces}
            onClose={() => setIsInviting(false)}
            onSave={async (formValues) => {
              await submit(
                () => saveUser(formValues),
                ({ email }) => t('said.invited', { email }),
              )
            }}
          />
        )}
      </Suspense>
    </>
  )
}
