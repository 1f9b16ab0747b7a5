import { usualKnp, type OfferSide } from '@press/domain'
import { useTranslation } from '@press/i18n'
import { useId, useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { Controller } from '../../../patterns/Form/index.ts'
import { glyphs } from '../../../foundations/Icon/index.ts'
import { FieldWide } from '../../../patterns/FieldSet/index.ts'
import { BinIinField } from '../../../primitives/BinIinField/index.ts'
import { Combobox, type ComboboxOption } from '../../../primitives/Combobox/index.ts'
import { IbanField } from '../../../primitives/IbanField/index.ts'
import { KbeField } from '../../../primitives/KbeField/index.ts'
import { PhoneField } from '../../../primitives/PhoneField/index.ts'
import { TextField } from '../../../primitives/TextField/index.ts'
import { useOfferWords, type OfferParties, type Organization } from '../index.ts'
import { OfferPart } from './OfferPart.tsx'
import { partyOf, type OfferValues } from './offerValues.ts'

export interface PartySectionProps {
  side: OfferSide
  /** Organisations whose name or BIN fits. */
  searchOrganizations: (query: string, signal: AbortSignal) => Promise<readonly Organization[]>
  /** An organisation was chosen. */
  onChosen?: (organization: Organization) => void
}

interface Choice extends ComboboxOption {
  organization: Organization
}

/** One side of the offer: an organisation that is known fills it in, and every field can still be changed. */
export function PartySection({ side, searchOrganizations, onChosen }: PartySectionProps) {
  const { t } = useTranslation('offers')
  const { binOf } = useOfferWords()
  const { control, register, setValue, clearErrors } = useFormContext<OfferValues>()
  const [chosen, setChosen] = useState<Choice | null>(null)
  const codes = useId()

  const search = async (query: string, signal: AbortSignal): Promise<Choice[]> =>
    (await searchOrganizations(query, signal)).map((organization) => ({
      value: String(organization.id),
      label: organization.name,
      detail: binOf(organization.IIN),
      organization,
    }))
  const choose = (choice: Choice | null) => {
    setChosen(choice)
    if (!choice) return
    for (const [field, value] of Object.entries(partyOf(side, choice.organization))) {
      setValue(field as keyof OfferParties, value, { shouldDirty: true })
      clearErrors(field as keyof OfferParties)
    }
    onChosen?.(choice.organization)
  }
  const typed = { account: IbanField, bin: BinIinField, phone: PhoneField }
  return (
    <OfferPart section={side}>
      <FieldWide>
        <Combobox
          label={t('form.party.find')}
          placeholder={t('form.party.findHint')}
          prefix={glyphs.magnifyingGlass}
          options={search}
          value={chosen}
          onValueChange={choose}
        />
      </FieldWide>
      <FieldWide>
        <TextField {...register(`${side}_name`)} label={t('party.name')} required={side === 'recipient'} />
      </FieldWide>
      {(['bin', 'account', 'phone'] as const).map((field) => {
        const Typed = typed[field]
        return (
          <Controller
            key={field}
            control={control}
            name={`${side}_${field}`}
            render={({ field: input }) => <Typed {...input} label={t(`party.${field}`)} autoComplete="off" />}
          />
        )
      })}
      <TextField {...register(`${side}_email`)} type="email" label={t('party.email')} autoComplete="off" />
      <TextField {...register(`${side}_bank`)} label={t('party.bank')} autoComplete="off" />
      <TextField
        {...register(`${side}_bic`, { setValueAs: (typedIn: string) => typedIn.trim().toUpperCase() })}
        label={t('party.bic')}
        tabular
        autoCapitalize="characters"
        autoComplete="off"
      />
      <FieldWide>
        <TextField {...register(`${side}_address`)} label={t('party.address')} autoComplete="off" />
      </FieldWide>
      {side === 'sender' && (
        <>
          <Controller
            control={control}
            name="sender_kbe"
            render={({ field: input }) => <KbeField {...input} label={t('party.kbe')} />}
          />
          <TextField
            {...register('sender_knp')}
            label={t('party.knp')}
            hint={t('party.knpHint')}
            inputMode="numeric"
            maxLength={3}
            tabular
            list={codes}
            autoComplete="off"
          />
          <datalist id={codes}>
            {usualKnp.map((code) => (
              <option key={code} value={code} label={t(`party.knpOf.${code}`)} />
            ))}
          </datalist>
        </>
      )}
    </OfferPart>
  )
}
