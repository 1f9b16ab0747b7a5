import { accountCurrencies, emptyAccount, settingLimits, type PressDetails } from '@press/domain'
import { useTranslation } from '@press/i18n'
import { useFieldArray } from 'react-hook-form'
import { Text } from '../../../foundations/Text/index.ts'
import { Stack } from '../../../foundations/layout/index.ts'
import { FieldGrid, FieldWide } from '../../../patterns/FieldSet/index.ts'
import { Controller, type PressForm } from '../../../patterns/Form/index.ts'
import { Repeater } from '../../../patterns/Repeater/index.ts'
import { IbanField } from '../../../primitives/IbanField/index.ts'
import { KbeField } from '../../../primitives/KbeField/index.ts'
import { Select } from '../../../primitives/Select/index.ts'
import { TextField } from '../../../primitives/TextField/index.ts'
import { findBankToFill } from '../../shared/bank-to-fill.ts'

/** The bank accounts of the press, the main one first. */
export function AccountsSection({ form }: { form: PressForm<PressDetails> }) {
  const { t } = useTranslation('settings')
  const { control, register, getValues, setValue, errorOf } = form
  const accounts = useFieldArray({ control, name: 'accounts', keyName: 'key' })
  const fillBank = (index: number, account: string, previousAccount: string) => {
    const bank = findBankToFill(account, previousAccount, getValues(`accounts.${index}`))
    if (!bank) return
    const setOptions = { shouldDirty: true, shouldValidate: true }
    setValue(`accounts.${index}.bank`, bank.name, setOptions)
    setValue(`accounts.${index}.bic`, bank.BIK, setOptions)
  }
  return (
    <Stack gap={2}>
      <Repeater
        label={t('requisites.accounts')}
        items={accounts.fields}
        itemKey={({ key }) => key}
        itemName={(index) =>
          index === 0 ? t('requisites.mainAccount') : t('requisites.account', { number: index + 1 })
        }
        addLabel={t('requisites.addAccount')}
        onAdd={() => accounts.append(emptyAccount, { shouldFocus: false })}
        onRemove={accounts.remove}
        onMove={accounts.move}
        isFilled={(_item, index) => getValues(`accounts.${index}.account`) !== ''}
        max={settingLimits.accounts}
        error={errorOf('accounts')}
      >
        {(_item, index) => (
          <FieldGrid layout="columns">
            <FieldWide>
              <Controller
                control={control}
                name={`accounts.${index}.account`}
                render={({ field: { onValueChange, ...field } }) => (
                  <IbanField
                    {...field}
                    onValueChange={(account) => {
                      fillBank(index, account, field.value)
                      onValueChange(account)
                    }}
                    label={t('requisites.field.account')}
                    required
                    autoComplete="off"
                  />
                )}
              />
            </FieldWide>
            <FieldWide>
              <TextField
                {...register(`accounts.${index}.bank`)}
                label={t('requisites.field.bank')}
                required
                autoComplete="off"
              />
            </FieldWide>
            <TextField
              {...register(`accounts.${index}.bic`, {
                setValueAs: (enteredBic: string) => enteredBic.trim().toUpperCase(),
              })}
              label={t('requisites.field.bic')}
              required
              tabular
              autoCapitalize="characters"
              autoComplete="off"
            />
            <Controller
              control={control}
              name={`accounts.${index}.kbe`}
              render={({ field }) => <KbeField {...field} label={t('requisites.field.kbe')} required />}
            />
            <Select
              {...register(`accounts.${index}.currency`)}
              label={t('requisites.field.currency')}
              placeholder={null}
              options={accountCurrencies.map((value) => ({ value, label: value }))}
            />
            <TextField
              {...register(`accounts.${index}.name`)}
              label={t('requisites.field.accountName')}
              hint={t('requisites.hint.accountName')}
              optional
              autoComplete="off"
            />
          </FieldGrid>
        )}
      </Repeater>
      <Text variant="small" tone="secondary">
        {t('requisites.accountsHint')}
      </Text>
    </Stack>
  )
}
