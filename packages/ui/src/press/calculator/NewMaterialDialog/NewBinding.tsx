import { bindingCovers, validateBinding } from '@press/domain'
import { useTranslation } from '@press/i18n'
import { Controller, usePressForm } from '../../../patterns/Form/index.ts'
import { FieldWide } from '../../../patterns/FieldSet/index.ts'
import { Checkbox } from '../../../primitives/Checkbox/index.ts'
import { Select } from '../../../primitives/Select/index.ts'
import { CountField, MaterialForm, NameFields, noName, PriceField } from './fields.tsx'
import type { BindingValues, NewMaterialDialogProps } from './types.ts'

export function NewBinding({ materials, onSave, onClose }: Omit<NewMaterialDialogProps, 'kind'>) {
  const { t } = useTranslation('materials')
  const form = usePressForm<BindingValues, 'materials'>({
    values: { name: noName, cover: 'hard', min: null, max: null, multiple: 1, sewn: false, setup: null, each: null },
    problems: (values) => ({
      ...validateBinding(values, materials),
      ...(values.setup === null && { setup: 'required' as const }),
      ...(values.each === null && { each: 'required' as const }),
    }),
    namespace: 'materials',
    onSubmit: ({ name, cover, min, max, multiple, sewn, setup, each }) =>
      onSave({
        kind: 'bindings',
        material: { name, cover, min: min ?? 0, max: max ?? 0, multiple: multiple ?? 1, sewn },
        prices: { setup: setup ?? 0, each: each ?? 0 },
      }),
  })
  const pagesUnit = t('unit.pages')
  return (
    <MaterialForm form={form} kind="bindings" onClose={onClose}>
      <NameFields />
      <Select
        {...form.register('cover')}
        label={t('field.cover')}
        placeholder={null}
        options={bindingCovers.map((value) => ({ value, label: t(`cover.${value}`) }))}
      />
      <CountField name="min" label={t('field.min')} suffix={pagesUnit} />
      <CountField name="max" label={t('field.max')} suffix={pagesUnit} />
      <CountField name="multiple" label={t('field.multiple')} hint={t('hint.multiple')} />
      <FieldWide>
        <Controller
          control={form.control}
          name="sewn"
          render={({ field: { value, onValueChange, ...field } }) => (
            <Checkbox
              {...field}
              label={t('field.sewn')}
              hint={t('hint.sewn')}
              checked={value}
              onCheckedChange={onValueChange}
            />
          )}
        />
      </FieldWide>
      <PriceField name="setup" label={t('field.setup')} hint={t('hint.price')} />
      <PriceField name="each" label={t('field.each')} hint={t('hint.price')} />
    </MaterialForm>
  )
}
