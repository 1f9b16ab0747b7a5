import { act } from '@press/client'
import type { OrganizationDetails as Row } from '@press/contract'
import { canChangeBin, organizationDetailFields, type OrganizationDetails } from '@press/domain'
import { useTranslation } from '@press/i18n'
import { Alert, OrganizationDetailsForm, Stack, useToast } from '@press/ui'
import { useEditScreen } from '../../forms/useEditScreen.ts'

const valuesOf = (row: Row): OrganizationDetails =>
  Object.fromEntries(organizationDetailFields.map((field) => [field, row[field]])) as OrganizationDetails

interface OrganizationDetailsEditorProps {
  organization: Row
  /** Whether the press edits the details. If false, a member of the organization edits them. */
  isPressMaintained?: boolean
  /** The address to open after saving or cancelling. */
  backTo: string
}

/** Edits the details of an organization. A draft is stored, and if two people edit them, no change is lost. */
export function OrganizationDetailsEditor({
  organization,
  isPressMaintained: isEditedByPress = false,
  backTo,
}: OrganizationDetailsEditorProps) {
  const { t } = useTranslation('organizations')
  const toast = useToast()
  const { id } = organization
  const screen = useEditScreen<Row, OrganizationDetails>(`organization.${id}`, {
    row: organization,
    valuesOf,
    currentRowOf: (answer) => (answer as { organization: Row }).organization,
    labelOf: (field) => t(`field.${field}`),
    textOf: (values, field) => values[field] || null,
    lossText: t('form.loses'),
  })
  return (
    <Stack gap={5}>
      {screen.isDraftRestored && (
        <Alert action={{ label: t('form.dropDraft'), onAction: screen.startOver }}>{t('form.draftRestored')}</Alert>
      )}
      <OrganizationDetailsForm
        key={screen.formKey}
        defaultValues={screen.values}
        refusal={screen.refusal}
        binReadOnly={!canChangeBin(organization.IIN, isEditedByPress)}
        onDraft={screen.storeDraft}
        onSubmit={async (values) => {
          await screen.save(values, (version) =>
            act('PUT /api/organizations/{id}', { params: { id }, body: { ...values, version } }),
          )
          toast({ message: t('form.saved') })
          screen.leave(backTo)
        }}
        onCancel={() => screen.leave(backTo)}
      />
      {screen.guard}
    </Stack>
  )
}
