import { validatePaper } from '@press/domain'
import { useTranslation } from '@press/i18n'
import { usePressForm } from '../../../patterns/Form/index.ts'
import { CountField, MaterialForm, NameFields, noName, PriceField } from './fields.tsx'
import type { NewMaterialDialogProps, PaperValues } from './types.ts'

export function NewPaper({ materials, onSave, onClose }: Omit<NewMaterialDialogProps, 'kind'>) {
  const { t } = useTranslation('materials')
  const form = usePressForm<PaperValues, 'materials'>({
    values: { name: noName, grammage: null, caliper: null, sheet_price: null },
    problems: (values) => ({
      ...validatePaper(values, materials),
      ...(values.sheet_price === null && { sheet_price: 'required' as const }),
    }),
    namespace: 'materials',
    onSubmit: ({ name, grammage, caliper, sheet_price }) =>
      onSave({
        kind: 'papers',
        material: { name, grammage: grammage ?? 0, caliper: caliper ?? 0 },
        prices: { sheet: sheet_price ?? 0 },
      }),
  })
  return (
    <MaterialForm form={form} kind="papers" onClose={onClose}>
      <NameFields hint={t('hint.paperName')} />
      <CountField name="grammage" label={t('field.grammage')} suffix={t('unit.grammage')} />
      <CountField name="caliper" label={t('field.caliper')} hint={t('hint.caliper')} suffix={t('unit.mm')} digits={3} />
      <PriceField name="sheet_price" label={t('field.sheet_price')} hint={t('hint.price')} />
    </MaterialForm>
  )
}
