import { saveSetting } from '@press/client'
import { getSetupDetails, mergeSetupDetails, type SetupDetails } from '@press/domain'
import { useTranslation } from '@press/i18n'
import { SetupDetailsForm, InvoiceSample, ReadyList, SetupFrame } from '@press/ui'
import { CallAccountant } from './CallAccountant.tsx'
import type { StepProps } from './steps.ts'
import { useStep } from './useStep.tsx'

/** The press's details in documents. */
export function DetailsStep(props: StepProps) {
  const { t } = useTranslation(['setup', 'settings'])
  const { requisites, letters } = props.data.answer.settings
  const { frame, form, currentValues } = useStep<SetupDetails, typeof requisites>(props, {
    step: 'requisites',
    row: requisites,
    valuesOf: ({ value }) => getSetupDetails(value),
    labelOf: (field) => {
      if (field === 'accounts' || field === 'kbe') return t(`settings:requisites.field.${field}`)
      return t(`requisites.${field === 'address_ru' ? 'address' : field}`)
    },
    textOf: (values, field) => {
      if (field === 'accounts') return values.accounts.map(({ account }) => account).join('; ') || null
      if (field === 'basis') return values.basis && t(`requisites.bases.${values.basis}`)
      return values[field] || null
    },
    savedAt: requisites.at,
    save: (values, { value, version }) => saveSetting('requisites', { ...mergeSetupDetails(values, value), version }),
  })
  const { key, ...formProps } = form
  return (
    <SetupFrame
      {...frame}
      previewTitle={t('preview.invoice')}
      preview={
        <>
          <InvoiceSample paymentDetails={currentValues} tinted />
          <ReadyList steps={props.views} address={letters.value.address} />
        </>
      }
      help={<CallAccountant {...props} />}
    >
      <SetupDetailsForm key={key} {...formProps} />
    </SetupFrame>
  )
}
