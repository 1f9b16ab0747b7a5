import { act, read, searchOrganizations, useCall, useOrganization } from '@press/client'
import { isAllowed, organizationDetailFields } from '@press/domain'
import { useTranslation } from '@press/i18n'
import { QueryBoundary, OrganizationDetailsEditor, useParams, usePageTitle, useSaving } from '@press/shell'
import { Alert, DescriptionList, Link, Page, PageHeader, Panel, Stack } from '@press/ui'
import { LogLink } from '../shared/LogLink.tsx'
import { MergeButton, MergeHistory } from '../shared/MergeButton.tsx'
import { useStaff } from '../shared/useStaff.ts'

/** One organization: people with permission can edit its details, others can read them. */
export function OrganizationScreen() {
  const id = Number(useParams()['id'])
  const { t } = useTranslation(['organizations', 'merges'])
  const { role, paths } = useStaff()
  const { save } = useSaving()
  const answer = useOrganization(id)
  const canCreate = isAllowed(role, 'organizations', 'create')
  const merges = useCall('GET /api/organizations/{id}/merges', canCreate ? { params: { id } } : null)
  const name = answer.data?.organization.name
  usePageTitle(name)
  return (
    <Page
      header={
        <PageHeader
          title={name ?? t('title')}
          primary={
            canCreate &&
            name !== undefined && (
              <MergeButton
                name={name}
                search={async (query, signal) =>
                  (await searchOrganizations(query, signal))
                    .filter((one) => one.id !== id)
                    .map((one) => ({
                      value: String(one.id),
                      label: one.name,
                      detail: one.IIN ? t('list.bin', { bin: one.IIN }) : t('list.noBin'),
                    }))
                }
                preview={async (other) =>
                  (await read('GET /api/organizations/{id}/merge', { params: { id }, query: { with: other } })).moves
                }
                onMerge={async (other) => {
                  await act('POST /api/organizations/{id}/merge', { params: { id }, body: { with: other } })
                }}
              />
            )
          }
        />
      }
    >
      <QueryBoundary result={answer}>
        {({ organization }) => (
          <Stack gap={5}>
            <MergeHistory
              merges={merges.data?.merges ?? []}
              onUndo={() =>
                void save(
                  'unmerge',
                  () => act('POST /api/organizations/{id}/unmerge', { params: { id } }),
                  t('merges:undone'),
                )
              }
            />
            {organization.is_press && (
              <Alert title={t('press.title')}>
                {t('press.text')}{' '}
                {isAllowed(role, 'settings', 'read', false) && (
                  <Link tone="inherit" href={paths.pressBankDetails}>
                    {t('press.open')}
                  </Link>
                )}
              </Alert>
            )}
            {isAllowed(role, 'organizations', 'write', false) && !organization.is_press ? (
              <OrganizationDetailsEditor
                key={id}
                isPressMaintained
                organization={organization}
                backTo={paths.organizations}
              />
            ) : (
              <Panel>
                <DescriptionList
                  items={organizationDetailFields.map((field) => ({
                    term: t(`field.${field}`),
                    value: organization[field],
                  }))}
                />
              </Panel>
            )}
            <LogLink resource="organization" id={id} />
          </Stack>
        )}
      </QueryBoundary>
    </Page>
  )
}
