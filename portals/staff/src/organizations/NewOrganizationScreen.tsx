import { act } from '@press/client'
import { organizationDetailFields, type OrganizationDetails } from '@press/domain'
import { useTranslation } from '@press/i18n'
import { useFormScreen, useSaving } from '@press/shell'
import { Alert, Page, PageHeader, OrganizationDetailsForm, Stack } from '@press/ui'
import { useStaff } from '../shared/useStaff.ts'

const emptyDetails = Object.fromEntries(organizationDetailFields.map((field) => [field, ''])) as OrganizationDetails

/** The form for a new organization. */
export function NewOrganizationScreen() {
  const { t } = useTranslation('organizations')
  const { paths } = useStaff()
  const { submit } = useSaving()
  const screen = useFormScreen<OrganizationDetails>('organization.new', { lossText: t('form.loses') })
  return (
    <Page header={<PageHeader title={t('list.newTitle')} />}>
      <Stack gap={5}>
        {screen.draft && (
          <Alert action={{ label: t('form.dropDraft'), onAction: screen.startOver }}>{t('form.draftRestored')}</Alert>
        )}
        <OrganizationDetailsForm
          key={screen.formKey}
          defaultValues={screen.draft ?? emptyDetails}
          onDraft={screen.storeDraft}
          onSubmit={async (values) => {
            await submit(
              () => act('POST /api/organizations', { body: values }),
              t('form.entered', { name: values.name }),
              (message) => t('form.notEntered', { message }),
            )
            screen.leave(paths.organizations)
          }}
          onCancel={() => screen.leave(paths.organizations)}
        />
      </Stack>
      {screen.guard}
    </Page>
  )
}
