import { saveSetting } from '@press/client'
import { getSetupDetails } from '@press/domain'
import { useTranslation } from '@press/i18n'
import {
  formatFirstNumber,
  FirstVatForm,
  createFirstVat,
  InvoiceSample,
  applyFirstNumbers,
  ReadyList,
  SetupFrame,
  todayAtPress,
  type FirstVat,
} from '@press/ui'
import { useState } from 'react'
import { CallAccountant } from './CallAccountant.tsx'
import type { StepProps } from './steps.ts'
import { useStep } from './useStep.tsx'

type Settings = StepProps['data']['answer']['settings']
/** The data of the step. The version belongs to the numbering, because the form contains its fields. */
type VatRow = { version: number } & Pick<Settings, 'vat' | 'numbering'>

/** The VAT rate, and the first numbers of offers and invoices. */
export function VatStep(props: StepProps) {
  const { t } = useTranslation('setup')
  const [today] = useState(todayAtPress)
  const year = Number(today.slice(0, 4))
  const { settings, numbers: issuedNumbers } = props.data.answer
  const { vat, numbering, requisites, letters } = settings
  const { rates } = vat.value
  const { frame, form, currentValues } = useStep<FirstVat, VatRow>(props, {
    step: 'vat',
    row: { version: numbering.version, vat, numbering },
    valuesOf: (row) => createFirstVat(row.numbering.value, year),
    // The form has no field for a rate that someone else added, so the typed rate is added to that rate.
    currentRowOf: (answer) => {
      const { setting } = answer as { setting: VatRow['vat'] | VatRow['numbering'] }
      return 'rates' in setting.value
        ? { version: numbering.version, vat: setting as VatRow['vat'], numbering }
        : { version: setting.version, vat, numbering: setting as VatRow['numbering'] }
    },
    labelOf: (field) => t(`vat.${field}`),
    textOf: (values, field) => (values[field] === null || values[field] === '' ? null : String(values[field])),
    savedAt: numbering.at ?? vat.at,
    save: async (values, row) => {
      const { rate, from } = values
      const isSaved = row.vat.value.rates.some((one) => one.from === from && one.rate === rate)
      if (rate !== null && !isSaved)
        await saveSetting('vat', { rates: [...row.vat.value.rates, { rate, from }], version: row.vat.version })
      await saveSetting('numbering', {
        ...applyFirstNumbers(row.numbering.value, values, year),
        version: row.numbering.version,
      })
    },
  })
  const { key, ...formProps } = form
  const previewNumbering = applyFirstNumbers(numbering.value, currentValues, year)
  return (
    <SetupFrame
      {...frame}
      previewTitle={t('preview.numbers')}
      preview={
        <>
          <InvoiceSample
            paymentDetails={getSetupDetails(requisites.value)}
            rate={rates.findLast(({ from }) => from <= today)?.rate}
            number={formatFirstNumber('invoice', { numbering: previewNumbering, lastNumbers: issuedNumbers, year })}
          />
          <ReadyList steps={props.views} address={letters.value.address} />
        </>
      }
      help={<CallAccountant {...props} />}
    >
      <FirstVatForm key={key} {...formProps} rates={rates} numbering={numbering.value} lastNumbers={issuedNumbers} />
    </SetupFrame>
  )
}
