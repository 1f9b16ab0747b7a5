import { saveSetting } from '@press/client'
import { useTranslation } from '@press/i18n'
import { useUpload } from '@press/shell'
import { IdentityForm, ReadyList, SetupFrame, LetterSample, type TypedIdentity } from '@press/ui'
import { getPressNames, getLegalNames } from './names.ts'
import type { StepProps } from './steps.ts'
import { useStep } from './useStep.tsx'

/** The public identity of the press. */
export function IdentityStep(props: StepProps) {
  const { t } = useTranslation(['setup', 'settings'])
  const onUpload = useUpload('image')
  const { settings, logo, shared_address } = props.data.answer
  const { identity, requisites, letters } = settings
  const { frame, form, currentValues } = useStep<TypedIdentity, typeof identity>(props, {
    step: 'identity',
    row: identity,
    valuesOf: ({ value }) => ({ ...value, logo: logo && logo.id === value.logo ? logo : null }),
    labelOf: (field) => t(`settings:identity.field.${field}`),
    textOf: (values, field) => (field === 'logo' ? (values.logo?.name ?? null) : values[field] || null),
    savedAt: identity.at,
    save: (values, { version }) => saveSetting('identity', { ...values, logo: values.logo?.id ?? null, version }),
  })
  const { key, ...formProps } = form
  const { address, name, signature } = letters.value
  return (
    <SetupFrame
      {...frame}
      previewTitle={t('preview.name')}
      preview={
        <>
          <LetterSample
            address={address || shared_address}
            name={name}
            signature={signature}
            pressNames={getPressNames({ ...currentValues, logo: null }, requisites.value)}
            logo={logo && logo.id === currentValues.logo?.id ? logo.src : null}
            legal={getLegalNames(requisites.value)}
            reader={props.reader}
          />
          <ReadyList steps={props.views} address={address} />
        </>
      }
    >
      <IdentityForm key={key} {...formProps} onUpload={onUpload} onCancel={() => undefined} />
    </SetupFrame>
  )
}
