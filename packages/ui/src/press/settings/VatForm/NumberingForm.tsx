import {
  getNextDocumentNumber,
  numberedKinds,
  numberingLimits,
  validateNumbering,
  formatDocumentNumber,
  type LastNumbers,
  type NumberedKind,
  type PressNumbering,
} from '@press/domain'
import { useTranslation } from '@press/i18n'
import { useWatch } from 'react-hook-form'
import { Controller, usePressForm, type PressForm } from '../../../patterns/Form/index.ts'
import { FieldSet } from '../../../patterns/FieldSet/index.ts'
import { Checkbox } from '../../../primitives/Checkbox/index.ts'
import { NumberField } from '../../../primitives/NumberField/index.ts'
import {
  emptyNumbering,
  toNumberingField,
  toNumberingFieldPath,
  toNumberingSetting,
  useKindName,
  type TypedNumberings,
} from './numbering.ts'
import { SettingForm, type SettingFormProps } from './SettingForm.tsx'

export interface NumberingFormProps extends SettingFormProps<TypedNumberings> {
  /** The last assigned numbers, by kind and year. */
  lastNumbers: Partial<Record<NumberedKind, LastNumbers>>
  /** The saved numbering: a warning appears only when a start number changes. */
  savedNumbering: PressNumbering
  year: number
}

/** The numbering of documents by kind, with the next number of each kind. */
export function NumberingForm({
  defaultValues,
  lastNumbers,
  savedNumbering,
  year,
  refusal,
  onDraft,
  onSubmit,
  onCancel,
}: NumberingFormProps) {
  const form = usePressForm<TypedNumberings, 'settings'>({
    values: defaultValues,
    problems: (values) => findNumberingProblems(values, { savedNumbering, lastNumbers, year }),
    namespace: 'settings',
    pathOf: toNumberingFieldPath,
    onSubmit,
    refusal,
    onValuesChange: onDraft,
  })
  return (
    <SettingForm section="numbering" form={form} onCancel={onCancel}>
      {numberedKinds.map((kind) => (
        <KindFields key={kind} kind={kind} form={form} lastNumbers={lastNumbers[kind] ?? {}} year={year} />
      ))}
    </SettingForm>
  )
}

type NumberingContext = Pick<NumberingFormProps, 'savedNumbering' | 'lastNumbers' | 'year'>
const findNumberingProblems = (values: TypedNumberings, { savedNumbering, lastNumbers, year }: NumberingContext) =>
  Object.fromEntries(
    Object.entries(validateNumbering(toNumberingSetting(values, year), savedNumbering, lastNumbers)).map(
      ([field, problem]) => [toNumberingFieldPath(field), problem],
    ),
  )

interface KindFieldsProps {
  kind: NumberedKind
  form: PressForm<TypedNumberings>
  lastNumbers: LastNumbers
  year: number
}

function KindFields({ kind, form: { control }, lastNumbers, year }: KindFieldsProps) {
  const { t } = useTranslation('settings')
  const getKindName = useKindName()
  const fieldName = toNumberingField(kind)
  const kindValues = useWatch({ control, name: fieldName })
  const { digits, yearly: isYearly, start } = kindValues ?? emptyNumbering
  const nextNumber = getNextDocumentNumber(
    lastNumbers,
    { digits: digits ?? 1, yearly: isYearly, start: start ? { year, number: start } : null },
    year,
  )
  return (
    <FieldSet
      legend={getKindName(kind)}
      layout="columns"
      hint={t('numbering.next', { number: formatDocumentNumber(kind, nextNumber, year, { digits: digits ?? 1 }) })}
    >
      <Controller
        control={control}
        name={`${fieldName}.digits`}
        render={({ field }) => (
          <NumberField {...field} label={t('numbering.field.digits')} required {...numberingLimits.digits} />
        )}
      />
      <Controller
        control={control}
        name={`${fieldName}.start`}
        render={({ field }) => (
          <NumberField
            {...field}
            label={t('numbering.field.start')}
            hint={t('numbering.hint.start', { year: String(year) })}
            {...numberingLimits.number}
          />
        )}
      />
      <Controller
        control={control}
        name={`${fieldName}.yearly`}
        render={({ field: { value, onValueChange, ...field } }) => (
          <Checkbox {...field} checked={value} onCheckedChange={onValueChange} label={t('numbering.field.yearly')} />
        )}
      />
    </FieldSet>
  )
}
