import { useTranslation } from '@press/i18n'
import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { glyphs } from '../../../foundations/Icon/index.ts'
import { FieldWide } from '../../../patterns/FieldSet/index.ts'
import { Combobox, type ComboboxOption } from '../../../primitives/Combobox/index.ts'
import type { ContractValues } from './contractValues.ts'

/** Someone whom a contract can be made with: a person with an account, an organisation. */
export interface ContractSide {
  id: number
  name: string
  /** BIN or IIN. */
  bin: string
  email: string
}

export interface ContractPartyProps {
  /** People and organisations whose name or number fits. */
  searchParties: (query: string, signal: AbortSignal) => Promise<readonly ContractSide[]>
}

interface Choice extends ComboboxOption {
  side: ContractSide
}

/** Looks up the other side and fills it in; every field can still be changed. */
export function ContractParty({ searchParties }: ContractPartyProps) {
  const { t } = useTranslation('contracts')
  const { setValue, clearErrors } = useFormContext<ContractValues>()
  const [chosen, setChosen] = useState<Choice | null>(null)
  const choose = (choice: Choice | null) => {
    setChosen(choice)
    if (!choice) return
    const { name, bin, email } = choice.side
    const filled = { party_name: name, party_bin: bin, party_email: email }
    for (const field of ['party_name', 'party_bin', 'party_email'] as const)
      setValue(field, filled[field], { shouldDirty: true })
    clearErrors(['party_name', 'party_bin', 'party_email'])
  }
  return (
    <FieldWide>
      <Combobox
        label={t('form.findParty')}
        prefix={glyphs.magnifyingGlass}
        options={async (query: string, signal: AbortSignal) =>
          (await searchParties(query, signal)).map((side) => ({
            value: String(side.id),
            label: side.name,
            detail: side.email,
            side,
          }))
        }
        value={chosen}
        onValueChange={choose}
      />
    </FieldWide>
  )
}
