import { saveSetting } from '@press/client'
import { useTranslation } from '@press/i18n'
import {
  LetterSample,
  SenderForm,
  toLetterSender,
  SetupFrame,
  SpamHelp,
  Stack,
  toSenderFormValues,
  type TypedSender,
} from '@press/ui'
import { SenderDomain, SenderTest } from '../shared/SenderChecks.tsx'
import { getPressNames, getLegalNames } from './names.ts'
import type { StepProps } from './steps.ts'
import { useStep } from './useStep.tsx'

/** The sender of e-mails, and a test e-mail. */
export function LettersStep(props: StepProps) {
  const { t } = useTranslation(['setup', 'settings'])
  const { settings, logo, shared_address: sharedAddress } = props.data.answer
  const { identity, requisites, letters } = settings
  const pressNames = getPressNames(identity.value, requisites.value)
  const { frame, form, currentValues } = useStep<TypedSender, typeof letters>(props, {
    step: 'letters',
    row: letters,
    valuesOf: ({ value }) => toSenderFormValues(value),
    labelOf: (field) => t(`settings:letters.field.${field}`),
    textOf: (values, field) => (field === 'mode' ? t(`settings:letters.${values.mode}`) : values[field] || null),
    savedAt: letters.at,
    save: (values, { version }) => saveSetting('letters', { ...toLetterSender(values), version }),
  })
  const { key, ...formProps } = form
  const { address, name, signature } = toLetterSender(currentValues)
  return (
    <SetupFrame
      {...frame}
      previewTitle={t('preview.letter')}
      preview={
        <>
          <LetterSample
            address={address || sharedAddress}
            name={name}
            signature={signature}
            pressNames={pressNames}
            logo={logo?.src ?? null}
            legal={getLegalNames(requisites.value)}
            reader={props.reader}
          />
          <SpamHelp />
        </>
      }
    >
      <Stack gap={5}>
        <SenderForm
          key={key}
          {...formProps}
          sharedAddress={sharedAddress}
          pressName={pressNames.ru}
          onCancel={() => undefined}
        />
        <SenderDomain address={address} />
        {props.data.email && (
          <SenderTest
            to={props.data.email}
            unsaved={JSON.stringify(toLetterSender(currentValues)) !== JSON.stringify(letters.value)}
          />
        )}
      </Stack>
    </SetupFrame>
  )
}
