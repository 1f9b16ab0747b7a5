import {
  getNextDocumentNumber,
  numberingLimits,
  getNumberingOfKind,
  validateNumbering,
  formatDocumentNumber,
  validateVat,
  type LastNumbers,
  type NumberedKind,
  type PressNumbering,
  type VatRate,
} from '@press/domain'
import { useFormat, useTranslation } from '@press/i18n'
import { useWatch } from 'react-hook-form'
import { Stack } from '../../../foundations/layout/index.ts'
import { Text } from '../../../foundations/Text/index.ts'
import { FieldGrid, FieldSet } from '../../../patterns/FieldSet/index.ts'
import { Controller, Form, usePressForm } from '../../../patterns/Form/index.ts'
import { useToday } from '../../../foundations/Clock/index.ts'
import { DateField } from '../../../primitives/DateField/index.ts'
import { NumberField } from '../../../primitives/NumberField/index.ts'
import type { SetupFormProps } from '../SetupDetailsForm/index.ts'

/** The documents that customers of a new press see first. */
const firstKinds = ['offer', 'invoice'] as const
type FirstKind = (typeof firstKinds)[number]

/** Another VAT rate with its first day, and the first numbers of this year. null and '' keep the current values. */
export interface FirstVat extends Record<FirstKind, number | null> {
  rate: number | null
  from: string
}

export interface FirstVatFormProps extends SetupFormProps<FirstVat> {
  /** The saved rates, by their first days. */
  rates: readonly VatRate[]
  numbering: PressNumbering
  /** The last assigned numbers, by kind and year. */
  lastNumbers: Partial<Record<NumberedKind, LastNumbers>>
}

/** Returns the numbering of a press with the typed first numbers. */
export const applyFirstNumbers = (numbering: PressNumbering, values: FirstVat, year: number): PressNumbering => ({
  kinds: {
    ...numbering.kinds,
    ...Object.fromEntries(
      firstKinds.map((kind) => {
        const number = values[kind]
        return [kind, { ...getNumberingOfKind(numbering, kind), start: number === null ? null : { year, number } }]
      }),
    ),
  },
})

/** Returns the form values from the saved settings. */
export const createFirstVat = (numbering: PressNumbering, year: number): FirstVat => {
  const getStartNumber = (kind: FirstKind): number | null => {
    const { start } = getNumberingOfKind(numbering, kind)
    return start?.year === year ? start.number : null
  }
  return { rate: null, from: '', offer: getStartNumber('offer'), invoice: getStartNumber('invoice') }
}

/** Returns the next number of a kind of document, as the document prints it. */
export function formatFirstNumber(
  kind: FirstKind,
  { numbering, lastNumbers, year }: Pick<FirstVatFormProps, 'numbering' | 'lastNumbers'> & { year: number },
): string {
  const kindNumbering = getNumberingOfKind(numbering, kind)
  return formatDocumentNumber(
    kind,
    getNextDocumentNumber(lastNumbers[kind] ?? {}, kindNumbering, year),
    year,
    kindNumbering,
  )
}

/** The form for the VAT rate of a new press and the first numbers of its offers and invoices. */
export function FirstVatForm({
  defaultValues,
  rates,
  numbering,
  lastNumbers,
  onDraft,
  onSubmit,
  refusal,
}: FirstVatFormProps) {
  const { t } = useTranslation('setup')
  const { date, number } = useFormat()
  const today = useToday()
  const year = Number(today.slice(0, 4))
  const form = usePressForm<FirstVat, 'setup'>({
    values: defaultValues,
    problems: (values) => ({
      ...getRateProblems(values, rates, today),
      ...getNumberProblems(values, { numbering, lastNumbers, year }),
    }),
    pathOf: getFieldPath,
    namespace: 'setup',
    onSubmit,
    onValuesChange: onDraft,
    refusal,
  })
  const { control } = form
  const currentValues = useWatch({ control }) as FirstVat
  const currentRate = rates.findLast(({ from }) => from <= today)
  const nextNumbering = applyFirstNumbers(numbering, currentValues, year)
  return (
    <Form form={form} label={t('step.vat.title')}>
      <Stack gap={6}>
        <Stack gap={3}>
          {currentRate && (
            <Text variant="strong">
              {t('vat.inForce', { rate: number(currentRate.rate), from: date(currentRate.from, 'date') })}
            </Text>
          )}
          <FieldGrid layout="columns">
            <Controller
              control={control}
              name="rate"
              render={({ field }) => (
                <NumberField {...field} label={t('vat.rate')} hint={t('vat.rateHint')} suffix="%" max={100} />
              )}
            />
            <Controller
              control={control}
              name="from"
              render={({ field }) => <DateField {...field} label={t('vat.from')} hint={t('vat.fromHint')} />}
            />
          </FieldGrid>
        </Stack>
        <FieldSet legend={t('vat.numbers')} hint={t('vat.numbersHint')} layout="columns">
          {firstKinds.map((kind) => (
            <Controller
              key={kind}
              control={control}
              name={kind}
              render={({ field }) => (
                <NumberField
                  {...field}
                  label={t(`vat.${kind}`)}
                  hint={t('vat.sample', {
                    number: formatFirstNumber(kind, { numbering: nextNumbering, lastNumbers, year }),
                  })}
                  {...numberingLimits.number}
                />
              )}
            />
          ))}
        </FieldSet>
      </Stack>
    </Form>
  )
}

/**
 * Maps a field path of the server's errors to a field of this form. The paths name a row of the rates or the start number of a kind
 * of document.
 */
function getFieldPath(field: string): string {
  const [, kind] = /^kinds\.(\w+)\./.exec(field) ?? []
  return kind ?? field.replace(/^rates(\.\d+)?\./, '')
}

const getRateProblems = ({ rate, from }: FirstVat, rates: readonly VatRate[], today: string) =>
  rate === null && !from
    ? {}
    : Object.fromEntries(
        Object.entries(validateVat({ rates: [...rates, { rate, from }] }, rates, today)).map(([field, problem]) => [
          getFieldPath(field),
          problem as 'required' | 'rateAhead' | 'wholePercent' | 'dayTaken',
        ]),
      )

const getNumberProblems = (
  values: FirstVat,
  { numbering, lastNumbers, year }: Pick<FirstVatFormProps, 'numbering' | 'lastNumbers'> & { year: number },
) =>
  Object.fromEntries(
    Object.entries(validateNumbering(applyFirstNumbers(numbering, values, year), numbering, lastNumbers)).map(
      ([field, problem]) => [getFieldPath(field), problem as 'firstNumber' | 'numberGiven'],
    ),
  )
