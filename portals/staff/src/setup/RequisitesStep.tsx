import { saveSetting } from '@press/client'
import { firstRequisitesOf, requisitesWith } from '@press/domain'
import { useTranslation } from '@press/i18n'
import { FirstRequisitesForm, InvoiceSample, ReadyList, SetupFrame } from '@press/ui'
import { CallAccountant } from './CallAccountant.tsx'
import type { StepProps } from './steps.ts'
import { useStep } from './useStep.tsx'

/** Who the press is in its papers. */
export function RequisitesStep(props: StepProps) {
  const { t } = useTranslation('setup')
  const { requisites, letters } = props.data.answer.settings
  const { frame, form, typed } = useStep(props, {
    step: 'requisites',
    saved: firstRequisitesOf(requisites.value),
    savedAt: requisites.at,
    save: (values) =>
      saveSetting('requisites', { ...requisitesWith(values, requisites.value), version: requisites.version }),
  })
  const { key, ...given } = form
  return (
    <SetupFrame
      {...frame}
      previewTitle={t('preview.invoice')}
      preview={
        <>
          <InvoiceSample requisites={typed} tinted />
          <ReadyList steps={props.views} address={letters.value.address} />
        </>
      }
      help={<CallAccountant {...props} />}
    >
      <FirstRequisitesForm key={key} {...given} />
    </SetupFrame>
  )
}
