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
import { findBankToFill } from '../../shared/bank-to-fill.ts'
import * as styles from './OrganizationDetailsForm.css.ts'

export interface OrganizationDetailsFormProps {
  /** The saved details, or a draft. */
  defaultValues: OrganizationDetails
  /** Errors that are shown before anything is submitted. */
  refusal?: FormError | undefined
  /** Whether the BIN is read-only, because only the press may change it. @default false */
  binReadOnly?: boolean
  /** Saves a draft. Called after every change. */
  onDraft?: (values: OrganizationDetails) => void
  /** Saves the details. If it rejects with a `FormError`, the errors appear on the fields. */
  onSubmit: (values: OrganizationDetails) => Promise<void>
  /** Leaves without saving. */
  onCancel: () => void
}

/** The details of an organisation for documents: its names, contacts and bank account. */
export function OrganizationDetailsForm({
  defaultValues,
  refusal,
  binReadOnly = false,
  onDraft,
  onSubmit,
  onCancel,
}: OrganizationDetailsFormProps) {
  const { t } = useTranslation('organizations')
  const form = usePressForm<OrganizationDetails, 'organizations'>({
    values: defaultValues,
    problems: validateOrganizationDetails,
    namespace: 'organizations',
    onSubmit,
    refusal,
    onValuesChange: onDraft,
  })
  const { control, register, getValues, setValue } = form
  /** Fills in the bank that an account number belongs to. A bank that the user typed is kept. */
  const fillBank = (account: string, previousAccount: string) => {
    const [bankName, BIK] = getValues(['bank', 'BIK'])
    const bank = findBankToFill(account, previousAccount, { bank: bankName, bic: BIK })
    if (!bank) return
    const setOptions = { shouldDirty: true, shouldValidate: true }
    setValue('bank', bank.name, setOptions)
    setValue('BIK', bank.BIK, setOptions)
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
                readOnly={binReadOnly}
                {...(binReadOnly && { hint: t('form.binKept') })}
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
            {...register('BIK', { setValueAs: (enteredBic: string) => enteredBic.trim().toUpperCase() })}
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
