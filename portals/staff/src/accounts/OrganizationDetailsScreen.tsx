import { useOrganization } from '@press/client'
import { useTranslation } from '@press/i18n'
import { QueryBoundary, OrganizationDetailsEditor, useParams, usePageTitle } from '@press/shell'
import { Page, PageHeader } from '@press/ui'
import { useStaff } from '../shared/useStaff.ts'

/** The details of an organization that has an account with the press, as documents show them. */
export function OrganizationDetailsScreen() {
  const id = Number(useParams()['id'])
  const { t } = useTranslation('organizations')
  const { paths } = useStaff()
  const answer = useOrganization(id)
  const name = answer.data?.organization.name
  usePageTitle(name)
  return (
    <Page header={<PageHeader title={t('title')} count={name || undefined} />}>
      <QueryBoundary result={answer}>
        {({ organization }) => (
          <OrganizationDetailsEditor
            key={id}
            isPressMaintained
            organization={organization}
            backTo={paths.account(id)}
          />
        )}
      </QueryBoundary>
    </Page>
  )
}
