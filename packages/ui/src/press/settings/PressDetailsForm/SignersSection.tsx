import { emptySigner, settingLimits, signedDocuments, type PressDetails, type SignedDocument } from '@press/domain'
import { useTranslation } from '@press/i18n'
import { useFieldArray } from 'react-hook-form'
import { Text } from '../../../foundations/Text/index.ts'
import { Stack } from '../../../foundations/layout/index.ts'
import { FieldGrid, FieldSet, FieldWide } from '../../../patterns/FieldSet/index.ts'
import { Controller, type PressForm } from '../../../patterns/Form/index.ts'
import { Repeater } from '../../../patterns/Repeater/index.ts'
import { Checkbox } from '../../../primitives/Checkbox/index.ts'
import { DateField } from '../../../primitives/DateField/index.ts'
import { TextField } from '../../../primitives/TextField/index.ts'

interface SectionProps {
  form: PressForm<PressDetails>
}

const positionFields = ['position_ru', 'position_kz', 'position_en'] as const
const basisFields = ['basis_ru', 'basis_kz', 'basis_en'] as const
const langByField = { ru: 'ru', kz: 'kk', en: 'en' } as const
const getLang = (field: string) => langByField[field.slice(-2) as keyof typeof langByField]

/** The people who sign for the press: their authority, its basis and its period. */
export function SignersSection({ form }: SectionProps) {
  const { t } = useTranslation('settings')
  const { control, register, getValues, errorOf } = form
  const signers = useFieldArray({ control, name: 'signers', keyName: 'key' })
  return (
    <Stack gap={2}>
      <Repeater
        label={t('requisites.signers')}
        items={signers.fields}
        itemKey={({ key }) => key}
        itemName={(index) => t('requisites.signer', { number: index + 1 })}
        addLabel={t('requisites.addSigner')}
        onAdd={() => signers.append(emptySigner, { shouldFocus: false })}
        onRemove={signers.remove}
        onMove={signers.move}
        isFilled={(_item, index) => getValues(`signers.${index}.name`) !== ''}
        max={settingLimits.signers}
        error={errorOf('signers')}
      >
        {(_item, index) => (
          <FieldGrid layout="columns">
            <FieldWide>
              <TextField
                {...register(`signers.${index}.name`)}
                label={t('requisites.field.name')}
                required
                autoComplete="off"
              />
            </FieldWide>
            <FieldWide>
              <Controller
                control={control}
                name={`signers.${index}.signs`}
                render={({ field }) => (
                  <SignedDocumentsField
                    name={field.name}
                    value={field.value}
                    onValueChange={field.onValueChange}
                    error={errorOf(field.name)}
                  />
                )}
              />
            </FieldWide>
            {positionFields.map((field) => (
              <FieldWide key={field}>
                <TextField
                  {...register(`signers.${index}.${field}`)}
                  label={t(`requisites.field.${field}`)}
                  {...(field === 'position_ru' && { hint: t('requisites.hint.position_ru'), required: true })}
                  lang={getLang(field)}
                  autoComplete="off"
                />
              </FieldWide>
            ))}
            {basisFields.map((field) => (
              <FieldWide key={field}>
                <TextField
                  {...register(`signers.${index}.${field}`)}
                  label={t(`requisites.field.${field}`)}
                  hint={t(`requisites.hint.${field}`)}
                  lang={getLang(field)}
                  autoComplete="off"
                />
              </FieldWide>
            ))}
            {(['from', 'to'] as const).map((field) => (
              <Controller
                key={field}
                control={control}
                name={`signers.${index}.${field}`}
                render={({ field: dateField }) => (
                  <DateField {...dateField} label={t(`requisites.field.${field}`)} hint={t('requisites.hint.days')} />
                )}
              />
            ))}
          </FieldGrid>
        )}
      </Repeater>
      <Text variant="small" tone="secondary">
        {t('requisites.signersHint')}
      </Text>
    </Stack>
  )
}

interface SignedDocumentsFieldProps {
  name: string
  value: readonly SignedDocument[]
  onValueChange: (value: SignedDocument[]) => void
  error: string | undefined
}

function SignedDocumentsField({ name, value, onValueChange, error }: SignedDocumentsFieldProps) {
  const { t } = useTranslation('settings')
  const [firstDocument] = signedDocuments
  return (
    <FieldSet legend={t('requisites.signs')}>
      {signedDocuments.map((signedDocument) => (
        <Checkbox
          key={signedDocument}
          name={name}
          label={t(`requisites.paper.${signedDocument}`)}
          checked={value.includes(signedDocument)}
          onCheckedChange={(isChecked) =>
            onValueChange(
              signedDocuments.filter((otherDocument) =>
                otherDocument === signedDocument ? isChecked : value.includes(otherDocument),
              ),
            )
          }
          error={signedDocument === firstDocument ? error : undefined}
        />
      ))}
    </FieldSet>
  )
}
