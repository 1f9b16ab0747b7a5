import { validateColumn, settingLimits, stageKeys, type StageKey } from '@press/domain'
import { useTranslation } from '@press/i18n'
import { Controller, usePressForm } from '../../../patterns/Form/index.ts'
import { FieldGrid } from '../../../patterns/FieldSet/index.ts'
import { NumberField } from '../../../primitives/NumberField/index.ts'
import { SettingForm, type SettingFormProps } from './SettingForm.tsx'

/** The limits by column; null means no limit. */
export type TypedLimits = Record<StageKey, number | null>

/** The maximum number of cards in each column of the tech-card board. */
export function ColumnLimitsForm({
  defaultValues,
  refusal,
  onDraft,
  onSubmit,
  onCancel,
}: SettingFormProps<TypedLimits>) {
  const { t } = useTranslation(['settings', 'domain'])
  const form = usePressForm<TypedLimits, 'settings'>({
    values: defaultValues,
    problems: (limits) => validateColumn({ limits }),
    namespace: 'settings',
    pathOf: (field) => field.replace(/^limits\./, ''),
    onSubmit,
    refusal,
    onValuesChange: onDraft,
  })
  return (
    <SettingForm section="columns" form={form} onCancel={onCancel}>
      <FieldGrid layout="columns">
        {stageKeys.map((stage) => (
          <Controller
            key={stage}
            control={form.control}
            name={stage}
            render={({ field }) => (
              <NumberField
                {...field}
                label={t(`domain:stage.${stage}`)}
                hint={t('hint.limit')}
                {...settingLimits.column}
              />
            )}
          />
        ))}
      </FieldGrid>
    </SettingForm>
  )
}
