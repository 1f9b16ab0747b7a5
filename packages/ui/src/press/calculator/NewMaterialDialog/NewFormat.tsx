import { validateFormat, type FormatInput } from '@press/domain'
import { useTranslation } from '@press/i18n'
import { usePressForm } from '../../../patterns/Form/index.ts'
import { FieldWide } from '../../../patterns/FieldSet/index.ts'
import { TextField } from '../../../primitives/TextField/index.ts'
import { CountField, MaterialForm } from './fields.tsx'
import type { NewMaterialDialogProps } from './types.ts'

export function NewFormat({ materials, onSave, onClose }: Omit<NewMaterialDialogProps, 'kind'>) {
  const { t } = useTranslation('materials')
  const form = usePressForm<FormatInput, 'materials'>({
    values: { key: '', width: null, height: null, sheet_width: null, sheet_height: null, share: null },
    problems: (values) => validateFormat(values, materials),
    namespace: 'materials',
    onSubmit: ({ key, ...numbers }) =>
      onSave({
        kind: 'formats',
        material: {
          key,
          width: numbers.width ?? 0,
          height: numbers.height ?? 0,
          sheet_width: numbers.sheet_width ?? 0,
          sheet_height: numbers.sheet_height ?? 0,
          share: numbers.share ?? 0,
        },
      }),
  })
  const mmUnit = t('unit.mm')
  const cmUnit = t('unit.cm')
  return (
    <MaterialForm form={form} kind="formats" onClose={onClose}>
      <FieldWide>
        <TextField {...form.register('key')} label={t('field.key')} hint={t('hint.key')} required autoComplete="off" />
      </FieldWide>
      <CountField name="width" label={t('field.width')} hint={t('hint.page')} suffix={mmUnit} />
      <CountField name="height" label={t('field.height')} hint={t('hint.page')} suffix={mmUnit} />
      <CountField name="sheet_width" label={t('field.sheet_width')} hint={t('hint.sheet')} suffix={cmUnit} />
      <CountField name="sheet_height" label={t('field.sheet_height')} hint={t('hint.sheet')} suffix={cmUnit} />
      <CountField name="share" label={t('field.share')} hint={t('hint.share')} />
    </MaterialForm>
  )
}
