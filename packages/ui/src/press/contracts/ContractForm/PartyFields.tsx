import {
  contractPartyFields,
  identityDocuments,
  isWithOrganization,
  type ContractKind,
  type ContractPartyOption,
} from '@press/domain'
import { useTranslation } from '@press/i18n'
import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { glyphs } from '../../../foundations/Icon/index.ts'
import { FieldGrid, FieldWide } from '../../../patterns/FieldSet/index.ts'
import { Controller } from '../../../patterns/Form/index.ts'
import { BinIinField } from '../../../primitives/BinIinField/index.ts'
import { Combobox, type ComboboxOption } from '../../../primitives/Combobox/index.ts'
import { DateField } from '../../../primitives/DateField/index.ts'
import { IbanField } from '../../../primitives/IbanField/index.ts'
import { KbeField } from '../../../primitives/KbeField/index.ts'
import { PhoneField } from '../../../primitives/PhoneField/index.ts'
import { Select } from '../../../primitives/Select/index.ts'
import { TextField } from '../../../primitives/TextField/index.ts'
import { findBankToFill } from '../../shared/bank-to-fill.ts'
import type { ContractValues } from './contract-values.ts'
import { useHint } from './useHint.ts'

export interface PartyFieldsProps {
  kind: ContractKind
  /** Finds people and organisations by name. */
  searchParties: (query: string, signal: AbortSignal) => Promise<readonly ContractPartyOption[]>
}

interface Choice extends ComboboxOption {
  side: ContractPartyOption
}

const toChoice = (party: ContractPartyOption): Choice => ({
  value: `${party.party_id ?? ''} ${party.organization_id ?? ''}`,
  label: party.party_name,
  detail: party.party_email || party.party_bin,
  side: party,
})

/**
 * The fields of the other party. Choosing a found account or organisation fills in the fields, and each field can still be changed.
 */
export function PartyFields({ kind, searchParties }: PartyFieldsProps) {
  const { t } = useTranslation('contracts')
  const getHint = useHint()
  const { control, register, getValues, setValue, clearErrors } = useFormContext<ContractValues>()
  const [selectedParty, setSelectedParty] = useState<Choice | null>(null)
  const chooseParty = (choice: Choice | null) => {
    setSelectedParty(choice)
    setValue('party_id', choice?.side.party_id ?? null, { shouldDirty: true })
    setValue('organization_id', choice?.side.organization_id ?? null, { shouldDirty: true })
    if (!choice) return
    for (const field of contractPartyFields)
      setValue(`party_${field}`, choice.side[`party_${field}`], { shouldDirty: true })
    setValue('party_document', choice.side.party_document, { shouldDirty: true })
    clearErrors(contractPartyFields.map((field) => `party_${field}` as const))
  }
  /** Fills in the bank that an account number belongs to. A bank that the user typed is kept. */
  const fillBank = (account: string, previousAccount: string) => {
    const [bankName, bic] = getValues(['party_bank', 'party_bic'])
    const bank = findBankToFill(account, previousAccount, { bank: bankName, bic })
    if (!bank) return
    setValue('party_bank', bank.name, { shouldDirty: true, shouldValidate: true })
    setValue('party_bic', bank.BIK, { shouldDirty: true, shouldValidate: true })
  }
  const renderTextField = (field: 'address' | 'bank') => (
    <FieldWide>
      <TextField {...register(`party_${field}`)} label={t(`field.party_${field}`)} autoComplete="off" />
    </FieldWide>
  )
  return (
    <FieldGrid layout="columns">
      <FieldWide>
        <Combobox
          label={t('form.find')}
          prefix={glyphs.magnifyingGlass}
          options={async (query: string, signal: AbortSignal) => (await searchParties(query, signal)).map(toChoice)}
          value={selectedParty}
          onValueChange={chooseParty}
        />
      </FieldWide>
      <FieldWide>
        <TextField {...register('party_name')} label={t('field.party_name')} required autoComplete="off" />
      </FieldWide>
      <Controller
        control={control}
        name="party_bin"
        render={({ field }) => <BinIinField {...field} label={t('field.party_bin')} autoComplete="off" />}
      />
      <Controller
        control={control}
        name="party_kbe"
        render={({ field }) => <KbeField {...field} label={t('field.party_kbe')} />}
      />
      <FieldWide>
        <TextField {...register('party_email')} type="email" label={t('field.party_email')} autoComplete="off" />
      </FieldWide>
      <FieldWide>
        <Controller
          control={control}
          name="party_account"
          render={({ field }) => (
            <IbanField
              {...field}
              label={t('field.party_account')}
              autoComplete="off"
              onValueChange={(account) => {
                fillBank(account, field.value)
                field.onValueChange(account)
              }}
            />
          )}
        />
      </FieldWide>
      {renderTextField('bank')}
      <TextField
        {...register('party_bic', { setValueAs: (enteredBic: string) => enteredBic.trim().toUpperCase() })}
        label={t('field.party_bic')}
        tabular
        autoComplete="off"
      />
      <Controller
        control={control}
        name="party_phone"
        render={({ field }) => <PhoneField {...field} label={t('field.party_phone')} autoComplete="off" />}
      />
      {renderTextField('address')}
      {isWithOrganization(kind) ? (
        signerFields.map((field) => (
          <FieldWide key={field}>
            <TextField
              {...register(`party_${field}`)}
              label={t(`field.party_${field}`)}
              hint={getHint(`party_${field}`)}
              {...(field.endsWith('_kz') && { lang: 'kk' })}
              autoComplete="off"
            />
          </FieldWide>
        ))
      ) : (
        <DocumentFields />
      )}
    </FieldGrid>
  )
}

/** The fields about the person who signs for an organisation. */
const signerFields = ['signer', 'position', 'position_kz', 'basis', 'basis_kz'] as const

/** The fields of the identity document. */
function DocumentFields() {
  const { t } = useTranslation('contracts')
  const { control, register } = useFormContext<ContractValues>()
  return (
    <>
      <FieldWide>
        <Select
          {...register('party_document')}
          label={t('field.party_document')}
          options={identityDocuments.map((value) => ({ value, label: t(`document.${value}`) }))}
        />
      </FieldWide>
      <TextField
        {...register('party_document_number')}
        label={t('field.party_document_number')}
        tabular
        autoComplete="off"
      />
      <Controller
        control={control}
        name="party_document_date"
        render={({ field }) => <DateField {...field} label={t('field.party_document_date')} />}
      />
      <FieldWide>
        <TextField
          {...register('party_document_issuer')}
          label={t('field.party_document_issuer')}
          hint={t('hint.party_document_issuer')}
          autoComplete="off"
        />
      </FieldWide>
    </>
  )
}
