import { senderLimits, validateSender, type LetterSender } from '@press/domain'
import { useTranslation } from '@press/i18n'
import { useWatch } from 'react-hook-form'
import { Controller, usePressForm } from '../../../patterns/Form/index.ts'
import { FieldGrid, FieldWide } from '../../../patterns/FieldSet/index.ts'
import { RadioGroup } from '../../../primitives/RadioGroup/index.ts'
import { TextField } from '../../../primitives/TextField/index.ts'
import { SettingForm, type SettingFormProps } from '../VatForm/SettingForm.tsx'

/** The sender as the user typed it. A typed address is kept while the shared address is chosen. */
export interface TypedSender extends LetterSender {
  mode: 'own' | 'shared'
}

export const toSenderFormValues = (sender: LetterSender): TypedSender => ({
  ...sender,
  mode: sender.address ? 'own' : 'shared',
})

export const toLetterSender = ({ mode, address, name, signature }: TypedSender): LetterSender => ({
  address: mode === 'own' ? address.trim() : '',
  name,
  signature,
})

export interface SenderFormProps extends SettingFormProps<TypedSender> {
  /** The sender address that is used until the press sets its own address. */
  sharedAddress: string
  /** The default sender name. */
  pressName: string
}

const getProblems = (values: TypedSender) => ({
  ...validateSender(toLetterSender(values)),
  ...(values.mode === 'own' && !values.address.trim() && { address: 'required' as const }),
})

/**
 * The sender of the press's letters: the shared address or the press's own address, the name, and the signature of every letter.
 */
export function SenderForm({
  defaultValues,
  sharedAddress,
  pressName,
  refusal,
  onDraft,
  onSubmit,
  onCancel,
}: SenderFormProps) {
  const { t } = useTranslation('settings')
  const form = usePressForm<TypedSender, 'settings'>({
    values: defaultValues,
    problems: getProblems,
    namespace: 'settings',
    onSubmit,
    refusal,
    onValuesChange: onDraft,
  })
  const { control, register } = form
  const mode = useWatch({ control, name: 'mode' })
  return (
    <SettingForm section="letters" form={form} onCancel={onCancel}>
      <Controller
        control={control}
        name="mode"
        render={({ field }) => (
          <RadioGroup
            {...field}
            label={t('letters.field.mode')}
            variant="cards"
            options={[
              { value: 'own', label: t('letters.own'), detail: t('letters.ownHint') },
              {
                value: 'shared',
                label: t('letters.shared'),
                detail: t('letters.sharedHint', { address: sharedAddress }),
              },
            ]}
          />
        )}
      />
      <FieldGrid layout="columns">
        {mode === 'own' && (
          <TextField
            {...register('address')}
            type="email"
            label={t('letters.field.address')}
            hint={t('letters.hint.address')}
            required
            autoComplete="off"
          />
        )}
        <TextField
          {...register('name')}
          label={t('letters.field.name')}
          hint={t('letters.hint.name')}
          placeholder={pressName}
          maxLength={senderLimits.name}
          autoComplete="off"
        />
        <FieldWide>
          <TextField
            {...register('signature')}
            label={t('letters.field.signature')}
            hint={t('letters.hint.signature')}
            maxLength={senderLimits.signature}
            autoComplete="off"
          />
        </FieldWide>
      </FieldGrid>
    </SettingForm>
  )
}
