import { useCall, useOrganization, useSession } from '@press/client'
import { useTranslation } from '@press/i18n'
import { QueryBoundary, OrganizationDetailsEditor, rolePaths } from '@press/shell'
import { EmptyState, Page, PageHeader } from '@press/ui'

/** The organization details of the partner's organization, as documents show them. */
export function OrganizationScreen() {
  const { t } = useTranslation('organizations')
  const ownOrganizations = useCall('GET /api/organizations', { query: {} })
  return (
    <Page header={<PageHeader title={t('own')} />}>
      <QueryBoundary result={ownOrganizations}>
        {({ organizations: [organization] }) =>
          organization ? (
            <OrganizationDetails id={organization.id} />
          ) : (
            <EmptyState title={t('none')}>{t('noneText')}</EmptyState>
          )
        }
      </QueryBoundary>
    </Page>
  )
}

function OrganizationDetails({ id }: { id: number }) {
  const { user } = useSession()
  const answer = useOrganization(id)
  return (
    <QueryBoundary result={answer}>
      {({ organization }) => (
        <OrganizationDetailsEditor organization={organization} backTo={rolePaths(user?.role_id ?? 0).home} />
      )}
    </QueryBoundary>
  )
}
