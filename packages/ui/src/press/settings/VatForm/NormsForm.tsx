import { normLimits, validateNorm, stageKeys, type StageKey } from '@press/domain'
import { useTranslation } from '@press/i18n'
import { Controller, usePressForm } from '../../../patterns/Form/index.ts'
import { FieldGrid } from '../../../patterns/FieldSet/index.ts'
import { NumberField } from '../../../primitives/NumberField/index.ts'
import { SettingForm, type SettingFormProps } from './SettingForm.tsx'

/** The norms in working days, by stage; null if not set. */
export type TypedNorms = Record<StageKey, number | null>

/** The stage of delivered books has no norm. */
const activeStages = stageKeys.filter((stage) => stage !== 'done')

/** The number of working days that a book may stay at each stage. */
export function NormsForm({ defaultValues, refusal, onDraft, onSubmit, onCancel }: SettingFormProps<TypedNorms>) {
  const { t } = useTranslation(['settings', 'domain'])
  const form = usePressForm<TypedNorms, 'settings'>({
    values: defaultValues,
    problems: (days) => validateNorm({ days }),
    namespace: 'settings',
    pathOf: (field) => field.replace(/^days\./, ''),
    onSubmit,
    refusal,
    onValuesChange: onDraft,
  })
  return (
    <SettingForm section="norms" form={form} onCancel={onCancel}>
      <FieldGrid layout="columns">
        {activeStages.map((stage) => (
          <Controller
            key={stage}
            control={form.control}
            name={stage}
            render={({ field }) => (
              <NumberField
                {...field}
                label={t(`domain:stage.${stage}`)}
                hint={t('norms.hint')}
                required
                {...normLimits}
              />
            )}
          />
        ))}
      </FieldGrid>
    </SettingForm>
  )
}
