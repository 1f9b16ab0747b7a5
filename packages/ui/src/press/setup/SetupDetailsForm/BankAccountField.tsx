import { findBankOfAccount, type SetupDetails } from '@press/domain'
import { useTranslation } from '@press/i18n'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { glyphs, Icon } from '../../../foundations/Icon/index.ts'
import { FieldGrid } from '../../../patterns/FieldSet/index.ts'
import { Controller, type PressForm } from '../../../patterns/Form/index.ts'
import { Button } from '../../../primitives/Button/index.ts'
import { IbanField } from '../../../primitives/IbanField/index.ts'
import { IconButton } from '../../../primitives/IconButton/index.ts'
import { TextField } from '../../../primitives/TextField/index.ts'
import { findBankToFill } from '../../shared/bank-to-fill.ts'
import * as styles from './SetupDetailsForm.css.ts'

/** The length of a Kazakh account number. From `hintLength` characters on, the field says how many characters are missing. */
const accountLength = 20
const hintLength = 16

interface BankAccountFieldProps {
  form: PressForm<SetupDetails>
  index: number
  onRemove?: (() => void) | undefined
}

/**
 * The fields of a bank account. The account number identifies the bank. If the bank has another name or is unknown, the user types
 * it.
 */
export function BankAccountField({ form, index, onRemove }: BankAccountFieldProps) {
  const { t } = useTranslation('setup')
  const { control, register, setValue, getValues } = form
  const [account, bank, bic] = useWatch({
    control,
    name: [`accounts.${index}.account`, `accounts.${index}.bank`, `accounts.${index}.bic`],
  })
  const knownBank = findBankOfAccount(account)
  const [entersBankManually, setEntersBankManually] = useState(
    () => bank !== '' && (bank !== knownBank?.name || bic !== knownBank.BIK),
  )
  const isAccountComplete = account.length === accountLength
  const missingCharacters = accountLength - account.length
  const fillBank = (nextAccount: string, previousAccount: string) => {
    const foundBank = findBankToFill(nextAccount, previousAccount, getValues(`accounts.${index}`))
    if (!foundBank) return
    const setValueOptions = { shouldDirty: true, shouldValidate: true }
    setValue(`accounts.${index}.bank`, foundBank.name, setValueOptions)
    setValue(`accounts.${index}.bic`, foundBank.BIK, setValueOptions)
  }
  const asksForBank = isAccountComplete && (entersBankManually || !knownBank)
  return (
    <div className={styles.account}>
      <div className={styles.number}>
        <div className={styles.numberField}>
          <Controller
            control={control}
            name={`accounts.${index}.account`}
            render={({ field: { onValueChange, ...field } }) => (
              <IbanField
                {...field}
                onValueChange={(nextAccount) => {
                  fillBank(nextAccount, field.value)
                  onValueChange(nextAccount)
                }}
                label={index === 0 ? t('requisites.account') : t('requisites.accountOf', { number: index + 1 })}
                labelAside={
                  account.length >= hintLength && missingCharacters > 0
                    ? t('requisites.charactersLeft', { count: missingCharacters })
                    : t('requisites.accountHint')
                }
                required
                autoComplete="off"
              />
            )}
          />
        </div>
        {onRemove && (
          <IconButton glyph={glyphs.trash} label={t('requisites.remove', { number: index + 1 })} onClick={onRemove} />
        )}
      </div>
      <output className={styles.announced}>
        {isAccountComplete && knownBank && !entersBankManually && (
          <span className={styles.bank}>
            <span className={styles.bankSign}>
              <Icon glyph={glyphs.bank} size={20} />
            </span>
            <span className={styles.bankWords}>
              <strong className={styles.bankName}>{bank}</strong>
              <span className={styles.bankFound}>{t('requisites.bankFound', { bic, code: account.slice(4, 7) })}</span>
            </span>
          </span>
        )}
      </output>
      {isAccountComplete && knownBank && !entersBankManually && (
        <span className={styles.other}>
          <Button variant="quiet" size="sm" onClick={() => setEntersBankManually(true)}>
            {t('requisites.otherBank')}
          </Button>
        </span>
      )}
      {asksForBank && (
        <FieldGrid layout="columns">
          <TextField {...register(`accounts.${index}.bank`)} label={t('requisites.bank')} required autoComplete="off" />
          <TextField
            {...register(`accounts.${index}.bic`, { setValueAs: (text: string) => text.trim().toUpperCase() })}
            label={t('requisites.bic')}
            required
            tabular
            autoCapitalize="characters"
            autoComplete="off"
          />
        </FieldGrid>
      )}
    </div>
  )
}
