import { isValidBinIin, commonKnpCodes, type OfferSide, type PressAccount, type Organization } from '@press/domain'
import { useTranslation } from '@press/i18n'
import { useId, useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { Inline } from '../../../foundations/layout/index.ts'
import { Controller } from '../../../patterns/Form/index.ts'
import { glyphs, Icon } from '../../../foundations/Icon/index.ts'
import { FieldGrid, FieldWide } from '../../../patterns/FieldSet/index.ts'
import { Alert } from '../../../primitives/Alert/index.ts'
import { BinIinField } from '../../../primitives/BinIinField/index.ts'
import { Button } from '../../../primitives/Button/index.ts'
import { Combobox, type ComboboxOption } from '../../../primitives/Combobox/index.ts'
import { IbanField } from '../../../primitives/IbanField/index.ts'
import { KbeField } from '../../../primitives/KbeField/index.ts'
import { PhoneField } from '../../../primitives/PhoneField/index.ts'
import { TextField } from '../../../primitives/TextField/index.ts'
import { useOfferLabels } from '../index.ts'
import { OfferPart } from './OfferPart.tsx'
import type { OfferValues } from './offer-values.ts'
import { SenderAccount } from './SenderAccount.tsx'
import { useDirectory } from './useDirectory.ts'
import * as styles from './OfferForm.css.ts'

export interface PartySectionProps {
  side: OfferSide
  /** The press's bank accounts, the main one first. */
  accounts?: readonly PressAccount[]
  /** Finds organisations by name or BIN. */
  searchOrganizations: (query: string, signal: AbortSignal) => Promise<readonly Organization[]>
  /** Called when an organisation was chosen, or found by its BIN. */
  onChosen?: (organization: Organization) => void
  /** The fields with an error from the server. */
  refusedFields: readonly string[]
}

interface Choice extends ComboboxOption {
  organization: Organization
}

/** Fields that are rarely typed, because the directory provides them. */
const detailFields = ['address', 'bank', 'account', 'bic', 'kbe', 'knp'] as const

/** The fields of a party of the offer. Choosing a known organisation fills in the fields, and each field can still be changed. */
export function PartySection({ side, accounts = [], searchOrganizations, onChosen, refusedFields }: PartySectionProps) {
  const { t } = useTranslation('offers')
  const { formatBin } = useOfferLabels()
  const { control, register, formState } = useFormContext<OfferValues>()
  const [selectedParty, setSelectedParty] = useState<Choice | null>(null)
  const [isExpanded, setIsExpanded] = useState(false)
  const detailsId = useId()
  const directory = useDirectory(side, { searchOrganizations, onFound: onChosen })
  const [bin, bank, account] = useWatch({ control, name: [`${side}_bin`, `${side}_bank`, `${side}_account`] })
  const hasError = detailFields.some((field) => {
    const name = `${side}_${field}`
    return name in formState.errors || refusedFields.includes(name)
  })
  const isOpen = isExpanded || hasError

  const searchParties = async (query: string, signal: AbortSignal): Promise<Choice[]> =>
    (await searchOrganizations(query, signal)).map((organization) => ({
      value: String(organization.id),
      label: organization.name,
      detail: formatBin(organization.IIN),
      organization,
    }))
  const chooseParty = (choice: Choice | null) => {
    setSelectedParty(choice)
    if (choice) directory.fill(choice.organization)
  }
  return (
    <OfferPart
      section={side}
      aside={
        <span className={styles.requisites}>
          {!isOpen && <span className={styles.summary}>{[bank, account].filter(Boolean).join(', ')}</span>}
          <Button
            variant="quiet"
            size="sm"
            aria-expanded={isOpen}
            aria-controls={detailsId}
            disabledReason={hasError ? t('form.party.wrong') : undefined}
            onClick={() => setIsExpanded(!isExpanded)}
          >
            {t(isOpen ? 'form.party.less' : 'form.party.whole')}
          </Button>
        </span>
      }
    >
      <FieldWide>
        <Combobox
          label={t('form.party.find')}
          placeholder={t('form.party.findHint')}
          prefix={glyphs.magnifyingGlass}
          options={searchParties}
          value={selectedParty}
          onValueChange={chooseParty}
        />
      </FieldWide>
      <TextField {...register(`${side}_name`)} label={t('party.name')} required={side === 'recipient'} />
      <Controller
        control={control}
        name={`${side}_bin`}
        render={({ field }) => (
          <BinIinField
            {...field}
            onValueChange={(value) => {
              field.onValueChange(value)
              void directory.lookUp(value)
            }}
            label={t('party.bin')}
            hint={directory.failed ? t('form.party.notAsked') : undefined}
            labelAside={
              isValidBinIin(bin) && (
                <span className={styles.right}>
                  <Icon glyph={glyphs.checkCircle} size={14} />
                  <output>{t('form.party.right')}</output>
                </span>
              )
            }
            autoComplete="off"
          />
        )}
      />
      <TextField {...register(`${side}_email`)} type="email" label={t('party.email')} autoComplete="off" />
      <Controller
        control={control}
        name={`${side}_phone`}
        render={({ field }) => <PhoneField {...field} label={t('party.phone')} autoComplete="off" />}
      />
      {accounts.length > 1 && <SenderAccount accounts={accounts} />}
      {directory.differences.length > 0 && (
        <FieldWide>
          <Alert tone="warning" title={t('form.party.differs')}>
            <ul className={styles.differing}>
              {directory.differences.map(({ field, theirs: directoryValue }) => (
                <li key={field}>{t('form.party.theirs', { field: t(`party.${field}`), value: directoryValue })}</li>
              ))}
            </ul>
            <Inline gap={2}>
              <Button size="sm" onClick={directory.applyDirectoryValues}>
                {t('form.party.take')}
              </Button>
              <Button size="sm" variant="quiet" onClick={directory.keepTypedValues}>
                {t('form.party.keep')}
              </Button>
            </Inline>
          </Alert>
        </FieldWide>
      )}
      <FieldWide>
        <div id={detailsId} hidden={!isOpen}>
          <FieldGrid layout="columns">
            <PartyDetails side={side} />
          </FieldGrid>
        </div>
      </FieldWide>
    </OfferPart>
  )
}

/** The address and bank details of a party. The press also has payment codes, because the press receives the payment. */
function PartyDetails({ side }: { side: OfferSide }) {
  const { t } = useTranslation('offers')
  const { control, register } = useFormContext<OfferValues>()
  const codesId = useId()
  return (
    <>
      <FieldWide>
        <TextField {...register(`${side}_address`)} label={t('party.address')} autoComplete="off" />
      </FieldWide>
      <Controller
        control={control}
        name={`${side}_account`}
        render={({ field }) => <IbanField {...field} label={t('party.account')} autoComplete="off" />}
      />
      <TextField {...register(`${side}_bank`)} label={t('party.bank')} autoComplete="off" />
      <TextField
        {...register(`${side}_bic`, { setValueAs: (enteredBic: string) => enteredBic.trim().toUpperCase() })}
        label={t('party.bic')}
        tabular
        autoCapitalize="characters"
        autoComplete="off"
      />
      {side === 'sender' && (
        <>
          <Controller
            control={control}
            name="sender_kbe"
            render={({ field }) => <KbeField {...field} label={t('party.kbe')} />}
          />
          <TextField
            {...register('sender_knp')}
            label={t('party.knp')}
            hint={t('party.knpHint')}
            inputMode="numeric"
            maxLength={3}
            tabular
            list={codesId}
            autoComplete="off"
          />
          <datalist id={codesId}>
            {commonKnpCodes.map((code) => (
              <option key={code} value={code} label={t(`party.knpOf.${code}`)} />
            ))}
          </datalist>
        </>
      )}
    </>
  )
}
