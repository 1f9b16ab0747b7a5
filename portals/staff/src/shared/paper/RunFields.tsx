import { validateRunCount, type Paper, type PaperUse } from '@press/domain'
import { useFormat, useMaterials, usePrintNames, useTranslation } from '@press/i18n'
import { Controller, NumberField, type PressForm } from '@press/ui'

/** The counts of a print run while they are typed. */
export interface RunValues {
  printed: number | null
  spoilt: Partial<Record<Paper, number | null>>
  reason: string
}

export const createRunValues = (printed: number | null, use: readonly PaperUse[]): RunValues => ({
  printed,
  spoilt: Object.fromEntries(use.map(({ paper, spoilt }) => [paper, spoilt])),
  reason: '',
})

export const validateRunValues = ({ printed, spoilt }: RunValues) => validateRunCount({ printed, spoilt })

/** Converts the values to the request body. */
export const toRunCount = ({ printed, spoilt }: RunValues) => ({
  printed: printed ?? 0,
  spoilt: Object.fromEntries(Object.entries(spoilt).map(([paper, sheets]) => [paper, sheets ?? 0])),
})

/** Sorts the papers of a print run by the order of the press's list. */
const sortPapers = (use: readonly PaperUse[], papers: readonly { key: Paper }[]): PaperUse[] => {
  const getIndex = ({ paper }: PaperUse) => papers.findIndex(({ key }) => key === paper)
  return use.toSorted((one, other) => getIndex(one) - getIndex(other))
}

interface RunFieldsProps {
  form: PressForm<RunValues>
  /** The number of copies that were ordered. */
  copies: number | null
  paperUse: readonly PaperUse[]
}

/** Fields for the counted copies, and for the spoilt sheets of each paper of the run. */
export function RunFields({ form, copies, paperUse }: RunFieldsProps) {
  const { t } = useTranslation(['paper-stock', 'print-forms'])
  const names = usePrintNames()
  const { papers } = useMaterials()
  const { number } = useFormat()
  return (
    <>
      <Controller
        control={form.control}
        name="printed"
        render={({ field }) => (
          <NumberField
            {...field}
            label={t('field.printed')}
            required
            {...(copies !== null && { hint: t('fieldHint.copies', { copies: number(copies) }) })}
          />
        )}
      />
      {sortPapers(paperUse, papers).map(({ paper, spoilt }) => (
        <Controller
          key={paper}
          control={form.control}
          name={`spoilt.${paper}`}
          render={({ field: { value, ...field } }) => (
            <NumberField
              {...field}
              value={value ?? null}
              label={t('field.spoilt', { paper: names.paper(paper) })}
              suffix={t('unit')}
              required
              hint={t('fieldHint.spoilt', { sheets: number(spoilt) })}
            />
          )}
        />
      ))}
    </>
  )
}
