import {
  maxFirstPeople,
  needsSpecialization,
  roleById,
  roleByKey,
  getAssignableRoles,
  getSpecializations,
  userProblems,
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
export const namedPeople = ({ people }: FirstPeople): FirstPerson[] => people.filter((one) => !isBlank(one))

type Problem = 'required' | 'email' | 'tooLong' | 'choice' | 'taken'

function problemsOf({ people }: FirstPeople): Record<string, Problem> {
  const problems: Record<string, Problem> = {}
  people.forEach((one, place) => {
    if (isBlank(one)) return
    const found: Partial<Record<string, Problem>> = userProblems({ ...one, role_id: Number(one.role_id) })
    const email = one.email.trim().toLowerCase()
    if (people.findIndex((other) => other.email.trim().toLowerCase() === email) < place) found['email'] ??= 'taken'
    for (const [field, problem] of Object.entries(found)) if (problem) problems[`people.${place}.${field}`] = problem
  })
  return problems
}

export interface FirstPeopleFormProps extends SetupFormProps<FirstPeople> {
  /** The role of a person to invite. A row with this role is added, and its e-mail is the first field to fill in. */
  invite?: RoleKey | undefined
}

/** Returns the initial rows: at least one row, and a row with the requested role. */
function rowsOf(people: readonly FirstPerson[], invite: RoleKey | undefined): FirstPerson[] {
  if (!invite) return people.length > 0 ? [...people] : [emptyPerson]
  const role_id = String(roleByKey(invite).id)
  if (people.some((one) => one.role_id === role_id)) return [...people]
  return [...people.filter((one) => !isBlank(one)), { ...emptyPerson, role_id }]
}

/** The form for up to five colleagues, who are invited when the setup is finished. */
export function FirstPeopleForm({ defaultValues, onDraft, onSubmit, refusal, invite }: FirstPeopleFormProps) {
  const { t } = useTranslation('setup')
  const form = usePressForm<FirstPeople, 'setup'>({
    values: { people: rowsOf(defaultValues.people, invite) },
    problems: problemsOf,
    words: 'setup',
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
  const known = role ? getSpecializations(role) : []
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
            onValueChange={(next) => {
              onValueChange(next)
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
              options={known.map((key) => ({ value: key, label: t(`profile:specializations.${key}`) }))}
            />
          )}
        />
      )}
    </FieldGrid>
  )
}
