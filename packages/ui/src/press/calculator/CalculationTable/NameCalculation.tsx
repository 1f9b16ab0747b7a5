import { limits } from '@press/domain'
import { useTranslation } from '@press/i18n'
import { FormDialog, usePressForm } from '../../../patterns/Form/index.ts'
import { TextField } from '../../../primitives/TextField/index.ts'

export interface NameCalculationProps {
  /** `keep` saves a new calculation, `rename` renames a saved one. */
  purpose: 'keep' | 'rename'
  /** The initial value of the field. */
  name: string
  /** Saves the name; a rejection is shown in the dialog. */
  onSave: (name: string) => Promise<unknown>
  onClose: () => void
}

/** Asks for the name of a calculation. Render it while the dialog is open. */
export function NameCalculation({ purpose, name, onSave, onClose }: NameCalculationProps) {
  const { t } = useTranslation('calculator')
  const form = usePressForm({
    values: { name },
    onSubmit: (values) => onSave(values.name.trim()),
    mode: 'onSubmit',
  })
  const { errors } = form.formState
  return (
    <FormDialog
      form={form}
      title={t(`saved.ask.${purpose}.title`)}
      onClose={onClose}
      cancelLabel={t('saved.cancel')}
      submitLabel={t(`saved.ask.${purpose}.confirm`)}
      busyLabel={t('saved.busy')}
    >
      <TextField
        label={t('saved.ask.name')}
        hint={t('saved.ask.hint')}
        required
        maxLength={limits.calculationName}
        {...form.register('name', { validate: (value) => Boolean(value.trim()) || t('saved.ask.missing') })}
        error={errors.name?.message ?? form.errorOf('name')}
      />
    </FormDialog>
  )
}
