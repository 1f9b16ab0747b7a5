import { saveSetting } from '@press/client'
import { firstRequisitesOf } from '@press/domain'
import { useTranslation } from '@press/i18n'
import {
  firstNumberText,
  FirstVatForm,
  firstVatOf,
  InvoiceSample,
  numberingWith,
  ReadyList,
  SetupFrame,
  todayAtPress,
  type FirstVat,
} from '@press/ui'
import { useState } from 'react'
import { CallAccountant } from './CallAccountant.tsx'
import type { StepProps } from './steps.ts'
import { useStep } from './useStep.tsx'

/** The VAT rate, and the first numbers of offers and invoices. */
export function VatStep(props: StepProps) {
  const { t } = useTranslation('setup')
  const [today] = useState(todayAtPress)
  const year = Number(today.slice(0, 4))
  const { settings, numbers: given } = props.data.answer
  const { vat, numbering, requisites, letters } = settings
  const { rates } = vat.value
  const { frame, form, typed } = useStep<FirstVat>(props, {
    step: 'vat',
    saved: firstVatOf(numbering.value, year),
    savedAt: numbering.at ?? vat.at,
    save: async (values) => {
      const { rate, from } = values
      if (rate !== null) await saveSetting('vat', { rates: [...rates, { rate, from }], version: vat.version })
      await saveSetting('numbering', {
        ...numberingWith(numbering.value, values, year),
        version: numbering.version,
      })
    },
  })
  const { key, ...rest } = form
  const wouldBe = numberingWith(numbering.value, typed, year)
  return (
    <SetupFrame
      {...frame}
      previewTitle={t('preview.numbers')}
      preview={
        <>
          <InvoiceSample
            requisites={firstRequisitesOf(requisites.value)}
            rate={rates.findLast(({ from }) => from <= today)?.rate}
            number={firstNumberText('invoice', { numbering: wouldBe, given, year })}
          />
          <ReadyList steps={props.views} address={letters.value.address} />
        </>
      }
      help={<CallAccountant {...props} />}
    >
      <FirstVatForm key={key} {...rest} rates={rates} numbering={numbering.value} given={given} />
    </SetupFrame>
  )
}
