import {
  toSetupField,
  validateSetupDetails,
  emptyBankAccount,
  parseNumberFacts,
  settingLimits,
  signingBases,
  type SetupDetails,
} from '@press/domain'
import { useFormat, useTranslation } from '@press/i18n'
import { useFieldArray, useWatch } from 'react-hook-form'
import { glyphs } from '../../../foundations/Icon/index.ts'
import { Inline, Stack } from '../../../foundations/layout/index.ts'
import { Text } from '../../../foundations/Text/index.ts'
import { FieldGrid, FieldWide } from '../../../patterns/FieldSet/index.ts'
import { Controller, Form, usePressForm, type FormError } from '../../../patterns/Form/index.ts'
import { BinIinField } from '../../../primitives/BinIinField/index.ts'
import { Button } from '../../../primitives/Button/index.ts'
import { KbeField } from '../../../primitives/KbeField/index.ts'
import { Select } from '../../../primitives/Select/index.ts'
import { TextField } from '../../../primitives/TextField/index.ts'
import { BankAccountField } from './BankAccountField.tsx'
import * as styles from './SetupDetailsForm.css.ts'

/** The props shared by the forms of all setup steps. */
export interface SetupFormProps<Values> {
  /** The saved values, or a draft. */
  defaultValues: Values
  /** Called after every change: saves the draft and updates the preview. */
  onDraft?: ((values: Values) => void) | undefined
  /** Saves the step. A rejection with a `FormError` is shown on its fields. */
  onSubmit: (values: Values) => Promise<void>
  /** An error that is shown before the form is submitted. */
  refusal?: FormError | undefined
}

/**
 * The form for the organization details that a new press needs for its documents. It does not ask for data that can be derived from
 * other fields.
 */
export function SetupDetailsForm({ defaultValues, onDraft, onSubmit, refusal }: SetupFormProps<SetupDetails>) {
  const { t } = useTranslation('setup')
  const form = usePressForm<SetupDetails, 'setup'>({
    values: defaultValues,
    problems: validateSetupDetails,
    pathOf: toSetupField,
    namespace: 'setup',
    onSubmit,
    onValuesChange: onDraft,
    refusal,
  })
  const { control, register } = form
  const accounts = useFieldArray({ control, name: 'accounts', keyName: 'key' })
  const bin = useWatch({ control, name: 'bin' })
  return (
    <Form form={form} label={t('step.requisites.title')}>
      <Stack gap={5}>
        <div className={styles.numberAndCode}>
          <Controller
            control={control}
            name="bin"
            render={({ field }) => (
              <BinIinField
                {...field}
                label={t('requisites.bin')}
                hint={<NumberHint number={bin} />}
                checksumProblem={t('requisites.binWrong')}
                required
                autoComplete="off"
              />
            )}
          />
          <Controller
            control={control}
            name="kbe"
            render={({ field }) => <KbeField {...field} label={t('preview.kbe')} required />}
          />
        </div>
        <FieldGrid layout="columns">
          <TextField
            {...register('name_ru')}
            label={t('requisites.name_ru')}
            required
            lang="ru"
            autoComplete="organization"
          />
          <TextField {...register('name_kz')} label={t('requisites.name_kz')} required lang="kk" autoComplete="off" />
          <FieldWide>
            <TextField
              {...register('address_ru')}
              label={t('requisites.address')}
              required
              autoComplete="street-address"
            />
          </FieldWide>
          <TextField
            {...register('head')}
            label={t('requisites.head')}
            hint={t('requisites.headHint')}
            required
            autoComplete="off"
          />
          <Select
            {...register('basis')}
            label={t('requisites.basis')}
            placeholder={null}
            options={[
              ...(defaultValues.basis === '' ? [{ value: '', label: t('requisites.otherBasis') }] : []),
              ...signingBases.map((basis) => ({ value: basis, label: t(`requisites.bases.${basis}`) })),
            ]}
          />
        </FieldGrid>
        {accounts.fields.map(({ key }, index) => (
          <BankAccountField
            key={key}
            form={form}
            index={index}
            onRemove={index > 0 ? () => accounts.remove(index) : undefined}
          />
        ))}
        {accounts.fields.length < settingLimits.accounts && (
          <Inline gap={4}>
            <Button variant="quiet" size="sm" leading={glyphs.plus} onClick={() => accounts.append(emptyBankAccount)}>
              {t('requisites.more')}
            </Button>
            <Text variant="caption" tone="muted">
              {t('requisites.moreHint')}
            </Text>
          </Inline>
        )}
      </Stack>
    </Form>
  )
}

/** Shows the facts about the organization that its BIN contains, once the check digit is correct. */
function NumberHint({ number }: { number: string }) {
  const { t } = useTranslation('setup')
  const { date } = useFormat()
  const facts = parseNumberFacts(number)
  if (!facts) return null
  const registrationMonth = facts.month ? date(`${facts.month}-01`, 'monthYear') : ''
  return (
    <Text variant="caption" tone="success">
      {t('requisites.binOk', { whose: t(`requisites.whose.${facts.owner}`, { month: registrationMonth }) })}
    </Text>
  )
}
