import {
  invitationLifetimeHours,
  needsSpecialization,
  roleById,
  roleByKey,
  getSpecializations,
  validateUserForm,
  type RoleKey,
  type Specialization,
  type UserRefusal,
  type UserRow,
  type Workplace,
} from '@press/domain'
import { useTranslation } from '@press/i18n'
import { useWatch } from 'react-hook-form'
import { FieldGrid, FieldWide } from '../../../patterns/FieldSet/index.ts'
import { Controller, FormDialog, usePressForm } from '../../../patterns/Form/index.ts'
import { Combobox, type ComboboxOption } from '../../../primitives/Combobox/index.ts'
import { PhoneField } from '../../../primitives/PhoneField/index.ts'
import { Select } from '../../../primitives/Select/index.ts'
import { TextField } from '../../../primitives/TextField/index.ts'

/** The fields of the dialog's form. */
export type UserFormValues = Pick<
  UserRow,
  'name' | 'email' | 'phone' | 'role_id' | 'specialization' | 'organization_id'
>

export interface UserDialogProps {
  /** The account to edit. If left out, the dialog invites a new person. */
  user?: (UserFormValues & Pick<UserRow, 'state' | 'organization'>) | undefined
  /** The roles that the viewer may grant. */
  roles: readonly RoleKey[]
  /** Why the role cannot be changed. */
  roleLockReason?: UserRefusal | null
  /** Why the organization cannot be changed. */
  organizationLockReason?: UserRefusal | null
  /** Searches organizations by a part of the name or the BIN. */
  searchOrganizations: (query: string, signal: AbortSignal) => Promise<readonly Workplace[]>
  onClose: () => void
  /** Saves the account; the dialog closes when it resolves. A rejection with a `FormError` is shown on its fields. */
  onSave: (values: UserFormValues) => Promise<void>
}

interface UserValues {
  name: string
  email: string
  phone: string
  /** The id of the role; '' until the user chooses a role. */
  role_id: string
  specialization: string
  organization_id: ComboboxOption | null
}

const toOption = ({ id, name, IIN }: Workplace): ComboboxOption => ({ value: String(id), label: name, detail: IIN })

/** Invites a colleague, or edits their account. */
export function UserDialog({
  user,
  roles,
  roleLockReason = null,
  organizationLockReason = null,
  searchOrganizations,
  onClose,
  onSave,
}: UserDialogProps) {
  const { t } = useTranslation(['users', 'domain', 'profile'])
  const form = usePressForm<UserValues, 'users'>({
    values: {
      name: user?.name ?? '',
      email: user?.email ?? '',
      phone: user?.phone ?? '',
      role_id: user ? String(user.role_id) : '',
      specialization: user?.specialization ?? '',
      organization_id: user?.organization_id
        ? toOption({ id: user.organization_id, name: user.organization ?? '', IIN: '' })
        : null,
    },
    problems: (values) => validateUserForm({ ...values, role_id: Number(values.role_id) }),
    namespace: 'users',
    onSubmit: async ({ role_id, specialization, organization_id, ...values }) => {
      await onSave({
        ...values,
        role_id: Number(role_id),
        specialization: specialization === '' ? null : (specialization as Specialization),
        organization_id: organization_id && Number(organization_id.value),
      })
      onClose()
    },
  })
  const { control, register } = form
  const role = roleById(Number(useWatch({ control, name: 'role_id' })))?.key
  const specializations = role ? getSpecializations(role) : []
  const roleChoices = roleLockReason && user ? [roleById(user.role_id)?.key ?? 'executor'] : roles
  const isActive = user?.state === 'active'
  const emailHint = user
    ? t(isActive ? 'form.emailChange' : 'form.emailInvited')
    : t('form.intro', { count: invitationLifetimeHours / 24 })
  return (
    <FormDialog
      form={form}
      size="md"
      title={user ? t('form.editTitle') : t('form.newTitle')}
      onClose={onClose}
      cancelLabel={t('form.cancel')}
      submitLabel={user ? t('form.save') : t('form.invite')}
      busyLabel={user ? t('form.saving') : t('form.inviting')}
    >
      <FieldGrid layout="columns">
        <FieldWide>
          <TextField {...register('name')} label={t('field.name')} required autoComplete="off" />
        </FieldWide>
        <TextField
          {...register('email')}
          type="email"
          label={t('field.email')}
          hint={emailHint}
          required
          autoComplete="off"
        />
        <Controller
          control={control}
          name="phone"
          render={({ field }) => <PhoneField {...field} label={t('field.phone')} optional />}
        />
        <Controller
          control={control}
          name="role_id"
          render={({ field: { onValueChange, ...field } }) => (
            <Select
              {...field}
              label={t('field.role_id')}
              required
              disabled={roleLockReason !== null}
              hint={roleLockReason ? t(`refusal.${roleLockReason}`) : user ? t('form.sessionsEnd') : undefined}
              options={roleChoices.map((key) => ({ value: String(roleByKey(key).id), label: t(`domain:role.${key}`) }))}
              onValueChange={(nextRole) => {
                onValueChange(nextRole)
                // Clears the specialization, because it depends on the role.
                form.setValue('specialization', '')
              }}
            />
          )}
        />
        {role && specializations.length > 0 && (
          <Controller
            control={control}
            name="specialization"
            render={({ field }) => (
              <Select
                {...field}
                label={t('field.specialization')}
                required={needsSpecialization(role)}
                clearable={!needsSpecialization(role)}
                {...(!needsSpecialization(role) && { placeholder: t('form.noSpecialization') })}
                options={specializations.map((specialization) => ({
                  value: specialization,
                  label: t(`profile:specializations.${specialization}`),
                }))}
              />
            )}
          />
        )}
        <FieldWide>
          <Controller
            control={control}
            name="organization_id"
            render={({ field }) => (
              <Combobox
                {...field}
                label={t('field.organization')}
                optional
                disabled={organizationLockReason !== null}
                hint={
                  organizationLockReason
                    ? t(`refusal.${organizationLockReason}`)
                    : t(`form.${role === 'partner' ? 'partnerHint' : 'organizationHint'}`)
                }
                options={async (query: string, signal: AbortSignal) =>
                  (await searchOrganizations(query, signal)).map(toOption)
                }
              />
            )}
          />
        </FieldWide>
      </FieldGrid>
    </FormDialog>
  )
}
