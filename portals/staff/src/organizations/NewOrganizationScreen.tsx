import { act } from '@press/client'
import { organizationDetailFields, type OrganizationDetails } from '@press/domain'
import { useTranslation } from '@press/i18n'
import { useFormScreen, useRefusal } from '@press/shell'
import { Alert, Page, PageHeader, OrganizationDetailsForm, Stack, useToast } from '@press/ui'
import { useStaff } from '../shared/useStaff.ts'

const empty = Object.fromEntries(organizationDetailFields.map((field) => [field, ''])) as OrganizationDetails

/** The form for a new organization. */
export function NewOrganizationScreen() {
  const { t } = useTranslation('organizations')
  const { to } = useStaff()
  const toast = useToast()
  const refusalOf = useRefusal()
  const screen = useFormScreen<OrganizationDetails>('organization.new', { loses: t('form.loses') })
  return (
    <Page header={<PageHeader title={t('list.newTitle')} />}>
      <Stack gap={5}>
        {screen.draft && (
          <Alert action={{ label: t('form.dropDraft'), onAction: screen.startOver }}>{t('form.draftRestored')}</Alert>
        )}
        <OrganizationDetailsForm
          key={screen.round}
          defaultValues={screen.draft ?? empty}
          onDraft={screen.keep}
          onSubmit={async (values) => {
            try {
              await act('POST /api/organizations', { body: values })
            } catch (problem) {
              const { message, fields } = refusalOf(problem)
              throw { message: t('form.notEntered', { message }), ...(fields && { fields }) }
            }
            toast({ message: t('form.entered', { name: values.name }) })
            screen.leave(to.organizations)
          }}
          onCancel={() => screen.leave(to.organizations)}
        />
      </Stack>
      {screen.guard}
    </Page>
  )
}
