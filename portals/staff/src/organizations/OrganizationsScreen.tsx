import { importTable, saveFile, useCall } from '@press/client'
import { isAllowed } from '@press/domain'
import { useTranslation } from '@press/i18n'
import { FilterChip, ListScreen, listDefaults, useListState } from '@press/shell'
import { ButtonLink, glyphs, OrganizationTable, SearchField } from '@press/ui'
import { useCallback } from 'react'
import { TableImportButton } from '../shared/TableImportButton.tsx'
import { useStaff } from '../shared/useStaff.ts'

const importOrganizations = importTable('POST /api/organizations/import')

const defaults = { ...listDefaults('partner'), sort_by: 'name', sort_dir: 'asc' }
const sortKeys = ['name', 'created_at'] as const

/** The organizations that the press works with: search, open and add. */
export function OrganizationsScreen() {
  const { t } = useTranslation('organizations')
  const { role, paths } = useStaff()
  const list = useListState(defaults, sortKeys)
  const { params, set: setParams, query, sorting } = list
  const partner = params.partner === '1' || params.partner === '0' ? params.partner : undefined
  const answer = useCall('GET /api/organizations', { query: { ...query, ...(partner && { partner }) } })
  const getHref = useCallback(({ id }: { id: number }) => paths.organization(id), [paths])
  return (
    <ListScreen
      title={t('list.title')}
      list={list}
      result={answer}
      errorTitle={t('list.failed')}
      formatTotal={(count) => t('list.found', { count })}
      activeFilterCount={[query.search, partner].filter(Boolean).length}
      onReset={() => setParams({ search: '', partner: '' })}
      filters={
        <>
          <SearchField
            label={t('list.search')}
            value={query.search}
            onValueChange={(next) => setParams({ search: next })}
          />
          <FilterChip
            label={t('list.account')}
            allLabel={t('list.any')}
            glyph={glyphs.funnel}
            options={[
              { value: '1', label: t('list.partner') },
              { value: '0', label: t('list.noPartner') },
            ]}
            value={partner ?? ''}
            onValueChange={(next) => setParams({ partner: next })}
          />
        </>
      }
      primary={
        isAllowed(role, 'organizations', 'create') && (
          <>
            <TableImportButton
              label={t('import.open')}
              onTemplate={() => saveFile('GET /api/organizations/import', {}, 'organizations.xlsx')}
              onImport={importOrganizations}
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
            <ButtonLink variant="primary" leading={glyphs.plus} href={paths.newOrganization}>
              {t('list.new')}
            </ButtonLink>
          </>
        )
      }
      skeleton={<OrganizationTable rows={[]} loading />}
      renderTable={({ organizations }, footer) => (
        <OrganizationTable rows={organizations} rowHref={getHref} {...sorting} footer={footer} fill />
      )}
    />
  )
}
