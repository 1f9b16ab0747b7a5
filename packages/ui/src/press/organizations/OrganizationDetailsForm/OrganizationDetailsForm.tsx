import { validateOrganizationDetails, type OrganizationDetails } from '@press/domain'
import { useTranslation } from '@press/i18n'
import { FieldSet, FieldWide } from '../../../patterns/FieldSet/index.ts'
import { Controller, Form, FormFooter, usePressForm, type FormError } from '../../../patterns/Form/index.ts'
import { BinIinField } from '../../../primitives/BinIinField/index.ts'
import { Button } from '../../../primitives/Button/index.ts'
import { IbanField } from '../../../primitives/IbanField/index.ts'
import { KbeField } from '../../../primitives/KbeField/index.ts'
import { PhoneField } from '../../../primitives/PhoneField/index.ts'
import { TextField } from '../../../primitives/TextField/index.ts'
import { bankToFill } from '../bank-to-fill.ts'
import * as styles from './OrganizationDetailsForm.css.ts'

export interface OrganizationDetailsFormProps {
  /** What is known, or a draft. */
  defaultValues: OrganizationDetails
  /** What is said before anything is sent. */
  refusal?: FormError | undefined
  /** The BIN stands: it is the press that changes it. @default false */
  binKept?: boolean
  /** Keeps a draft; called after every change. */
  onDraft?: (values: OrganizationDetails) => void
  /** Saves them. What it rejects with, a `FormError`, lands on its fields. */
  onSubmit: (values: OrganizationDetails) => Promise<void>
  /** Leaves without saving. */
  onCancel: () => void
}

/** What papers say of an organisation: who it is, where it is found, and its account at the bank. */
export function OrganizationDetailsForm({
  defaultValues,
  refusal,
  binKept = false,
  onDraft,
  onSubmit,
  onCancel,
}: OrganizationDetailsFormProps) {
  const { t } = useTranslation('organizations')
  const form = usePressForm<OrganizationDetails, 'organizations'>({
    values: defaultValues,
    problems: validateOrganizationDetails,
    words: 'organizations',
    onSubmit,
    refusal,
    onValuesChange: onDraft,
  })
  const { control, register, getValues, setValue } = form
  /** The account says which bank holds it; what somebody typed about the bank stays. */
  const fillBank = (account: string, before: string) => {
    const [name, BIK] = getValues(['bank', 'BIK'])
    const bank = bankToFill(account, before, { bank: name, bic: BIK })
    if (!bank) return
    const by = { shouldDirty: true, shouldValidate: true }
    setValue('bank', bank.name, by)
    setValue('BIK', bank.BIK, by)
  }
  return (
    <Form form={form} label={t('form.label')}>
      <div className={styles.sections}>
        <FieldSet legend={t('section.organization')} layout="columns">
          <FieldWide>
            <TextField {...register('name')} label={t('field.name')} required autoComplete="organization" />
          </FieldWide>
          <Controller
            control={control}
            name="IIN"
            render={({ field }) => (
              <BinIinField
                {...field}
                label={t('field.IIN')}
                readOnly={binKept}
                {...(binKept && { hint: t('form.binKept') })}
                autoComplete="off"
              />
            )}
          />
          <Controller
            control={control}
            name="phone"
            render={({ field }) => <PhoneField {...field} label={t('field.phone')} />}
          />
          <TextField {...register('email')} type="email" label={t('field.email')} autoComplete="email" />
          <FieldWide>
            <TextField {...register('address')} label={t('field.address')} autoComplete="street-address" />
          </FieldWide>
        </FieldSet>
        <FieldSet legend={t('section.bank')} layout="columns">
          <FieldWide>
            <Controller
              control={control}
              name="account"
              render={({ field: { onValueChange, ...field } }) => (
                <IbanField
                  {...field}
                  onValueChange={(account) => {
                    fillBank(account, field.value)
                    onValueChange(account)
                  }}
                  label={t('field.account')}
                  autoComplete="off"
                />
              )}
            />
          </FieldWide>
          <FieldWide>
            <TextField {...register('bank')} label={t('field.bank')} autoComplete="off" />
          </FieldWide>
          <TextField
            {...register('BIK', { setValueAs: (typed: string) => typed.trim().toUpperCase() })}
            label={t('field.BIK')}
            tabular
            autoCapitalize="characters"
            autoComplete="off"
          />
          <Controller
            control={control}
            name="kbe"
            render={({ field }) => <KbeField {...field} label={t('field.kbe')} />}
          />
        </FieldSet>
      </div>
      <FormFooter state={form.dirty && t('form.unsaved')}>
        <Button onClick={onCancel}>{t('form.cancel')}</Button>
        <Button type="submit" variant="primary" busy={form.busy} busyLabel={t('form.saving')}>
          {t('form.save')}
        </Button>
      </FormFooter>
    </Form>
  )
}
