import { noSigner, settingLimits, signedDocuments, type PressDetails, type SignedDocument } from '@press/domain'
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

const positions = ['position_ru', 'position_kz', 'position_en'] as const
const bases = ['basis_ru', 'basis_kz', 'basis_en'] as const
const langs = { ru: 'ru', kz: 'kk', en: 'en' } as const
const langOf = (field: string) => langs[field.slice(-2) as keyof typeof langs]

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
        onAdd={() => signers.append(noSigner, { shouldFocus: false })}
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
                  <Signs
                    name={field.name}
                    value={field.value}
                    onValueChange={field.onValueChange}
                    error={errorOf(field.name)}
                  />
                )}
              />
            </FieldWide>
            {positions.map((field) => (
              <FieldWide key={field}>
                <TextField
                  {...register(`signers.${index}.${field}`)}
                  label={t(`requisites.field.${field}`)}
                  {...(field === 'position_ru' && { hint: t('requisites.hint.position_ru'), required: true })}
                  lang={langOf(field)}
                  autoComplete="off"
                />
              </FieldWide>
            ))}
            {bases.map((field) => (
              <FieldWide key={field}>
                <TextField
                  {...register(`signers.${index}.${field}`)}
                  label={t(`requisites.field.${field}`)}
                  hint={t(`requisites.hint.${field}`)}
                  lang={langOf(field)}
                  autoComplete="off"
                />
              </FieldWide>
            ))}
            {(['from', 'to'] as const).map((field) => (
              <Controller
                key={field}
                control={control}
                name={`signers.${index}.${field}`}
                render={({ field: day }) => (
                  <DateField {...day} label={t(`requisites.field.${field}`)} hint={t('requisites.hint.days')} />
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

interface SignsProps {
  name: string
  value: readonly SignedDocument[]
  onValueChange: (value: SignedDocument[]) => void
  error: string | undefined
}

function Signs({ name, value, onValueChange, error }: SignsProps) {
  const { t } = useTranslation('settings')
  const [first] = signedDocuments
  return (
    <FieldSet legend={t('requisites.signs')}>
      {signedDocuments.map((paper) => (
        <Checkbox
          key={paper}
          name={name}
          label={t(`requisites.paper.${paper}`)}
          checked={value.includes(paper)}
          onCheckedChange={(checked) =>
            onValueChange(signedDocuments.filter((one) => (one === paper ? checked : value.includes(one))))
          }
          error={paper === first ? error : undefined}
        />
      ))}
    </FieldSet>
  )
}
