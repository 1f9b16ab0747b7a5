import {
  maxFirstPeople,
  needsSpecialization,
  roleById,
  roleByKey,
  getAssignableRoles,
  getSpecializations,
  validateUserForm,
  type RoleKey,
} from '@press/domain'
import { useTranslation } from '@press/i18n'
import { useFieldArray, useWatch } from 'react-hook-form'
import { FieldGrid, FieldWide } from '../../../patterns/FieldSet/index.ts'
import { Controller, Form, usePressForm, type PressForm } from '../../../patterns/Form/index.ts'
import { Repeater } from '../../../patterns/Repeater/index.ts'
import { Select } from '../../../primitives/Select/index.ts'
import { TextField } from '../../../primitives/TextField/index.ts'
import { Stack } from '../../../foundations/layout/index.ts'
import { Text } from '../../../foundations/Text/index.ts'
import type { SetupFormProps } from '../SetupDetailsForm/index.ts'

/** A person to invite; `role_id` is '' until the user chooses a role. */
export interface FirstPerson {
  name: string
  email: string
  role_id: string
  /** Specialization of the person; '' for none. */
  specialization: string
}
export interface FirstPeople {
  people: FirstPerson[]
}

const emptyPerson: FirstPerson = { name: '', email: '', role_id: '', specialization: '' }
const isBlank = ({ name, email }: FirstPerson): boolean => !name.trim() && !email.trim()

/** Returns the people without blank rows. */
export const removeBlankPeople = ({ people }: FirstPeople): FirstPerson[] => people.filter((person) => !isBlank(person))

type Problem = 'required' | 'email' | 'tooLong' | 'choice' | 'taken'

function validatePeople({ people }: FirstPeople): Record<string, Problem> {
  const problems: Record<string, Problem> = {}
  people.forEach((person, index) => {
    if (isBlank(person)) return
    const personProblems: Partial<Record<string, Problem>> = validateUserForm({
      ...person,
      role_id: Number(person.role_id),
    })
    const email = person.email.trim().toLowerCase()
    if (people.findIndex((otherPerson) => otherPerson.email.trim().toLowerCase() === email) < index)
      personProblems['email'] ??= 'taken'
    for (const [field, problem] of Object.entries(personProblems))
      if (problem) problems[`people.${index}.${field}`] = problem
  })
  return problems
}

export interface FirstPeopleFormProps extends SetupFormProps<FirstPeople> {
  /** The role of a person to invite. A row with this role is added, and its e-mail is the first field to fill in. */
  invite?: RoleKey | undefined
}

/** Returns the initial rows: at least one row, and a row with the requested role. */
function getInitialRows(people: readonly FirstPerson[], invitedRole: RoleKey | undefined): FirstPerson[] {
  if (!invitedRole) return people.length > 0 ? [...people] : [emptyPerson]
  const role_id = String(roleByKey(invitedRole).id)
  if (people.some((person) => person.role_id === role_id)) return [...people]
  return [...people.filter((person) => !isBlank(person)), { ...emptyPerson, role_id }]
}

/** The form for up to five colleagues, who are invited when the setup is finished. */
export function FirstPeopleForm({ defaultValues, onDraft, onSubmit, refusal, invite }: FirstPeopleFormProps) {
  const { t } = useTranslation('setup')
  const form = usePressForm<FirstPeople, 'setup'>({
    values: { people: getInitialRows(defaultValues.people, invite) },
    problems: validatePeople,
    namespace: 'setup',
    onSubmit,
    onValuesChange: onDraft,
    refusal,
  })
  const { control, getValues } = form
  const people = useFieldArray({ control, name: 'people', keyName: 'key' })
  return (
    <Form form={form} label={t('step.people.title')}>
      <Stack gap={3}>
        <Repeater
          label={t('people.list')}
          items={people.fields}
          itemKey={({ key }) => key}
          itemName={(index) => t('people.row', { number: index + 1 })}
          addLabel={t('people.add')}
          onAdd={() => people.append(emptyPerson, { shouldFocus: false })}
          onRemove={people.remove}
          isFilled={(_item, index) => !isBlank(getValues(`people.${index}`))}
          max={maxFirstPeople}
        >
          {(_item, index) => <Person form={form} index={index} invite={invite} />}
        </Repeater>
        <Text variant="small" tone="muted">
          {t('people.limit')}
        </Text>
      </Stack>
    </Form>
  )
}

interface PersonProps {
  form: PressForm<FirstPeople>
  index: number
  invite: RoleKey | undefined
}

function Person({ form, index, invite }: PersonProps) {
  const { t } = useTranslation(['setup', 'domain', 'profile'])
  const { control, register, setValue } = form
  const role = roleById(Number(useWatch({ control, name: `people.${index}.role_id` })))?.key
  const specializations = role ? getSpecializations(role) : []
  return (
    <FieldGrid layout="columns">
      <FieldWide>
        <TextField {...register(`people.${index}.name`)} label={t('people.name')} autoComplete="off" />
      </FieldWide>
      <TextField
        {...register(`people.${index}.email`)}
        type="email"
        label={t('people.email')}
        autoComplete="off"
        data-focus-first={(invite && role === invite) || undefined}
      />
      <Controller
        control={control}
        name={`people.${index}.role_id`}
        render={({ field: { onValueChange, ...field } }) => (
          <Select
            {...field}
            label={t('people.role')}
            options={getAssignableRoles('supervisor').map((key) => ({
              value: String(roleByKey(key).id),
              label: t(`domain:role.${key}`),
            }))}
            onValueChange={(nextRole) => {
              onValueChange(nextRole)
              // Clears the specialization, because it depends on the role.
              setValue(`people.${index}.specialization`, '')
            }}
          />
        )}
      />
      {role && needsSpecialization(role) && (
        <Controller
          control={control}
          name={`people.${index}.specialization`}
          render={({ field }) => (
            <Select
              {...field}
              label={t('people.specialization')}
              required
              options={specializations.map((specialization) => ({
                value: specialization,
                label: t(`profile:specializations.${specialization}`),
              }))}
            />
          )}
        />
      )}
    </FieldGrid>
  )
}
