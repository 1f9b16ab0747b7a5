import { limits } from '@press/domain'
import { useTranslation } from '@press/i18n'
import { FormDialog, usePressForm } from '../../../patterns/Form/index.ts'
import { TextField } from '../../../primitives/TextField/index.ts'

export interface NameCalculationProps {
  /** Keeps a new calculation, or names a kept one anew. */
  purpose: 'keep' | 'rename'
  /** What the field begins with. */
  name: string
  /** What it rejects with is told in the dialog. */
  onSave: (name: string) => Promise<unknown>
  onClose: () => void
}

/** Asks what a calculation shall be called. Draw it while it is asked. */
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
