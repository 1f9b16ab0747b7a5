import {
  contractEndDays,
  contractRights,
  contractTerms,
  limits,
  type ContractKind,
  type ContractTerm,
} from '@press/domain'
import { useFormat, useTranslation } from '@press/i18n'
import { useFormContext, useWatch } from 'react-hook-form'
import { Controller } from '../../../patterns/Form/index.ts'
import { Checkbox } from '../../../primitives/Checkbox/index.ts'
import { DateField } from '../../../primitives/DateField/index.ts'
import { MoneyField } from '../../../primitives/MoneyField/index.ts'
import { NumberField } from '../../../primitives/NumberField/index.ts'
import { SegmentedControl } from '../../../primitives/SegmentedControl/index.ts'
import { TextArea } from '../../../primitives/TextArea/index.ts'
import { TextField } from '../../../primitives/TextField/index.ts'
import type { ContractBook } from '../wire.ts'
import { BookField } from './BookField.tsx'
import { factsOf, type ContractValues } from './contractValues.ts'
import * as styles from './ContractForm.css.ts'

export interface TermFieldsProps {
  kind: ContractKind
  /** Books in work whose title fits. */
  searchBooks: (query: string, signal: AbortSignal) => Promise<readonly ContractBook[]>
  today: string
}

/** Those that need a line of their own. */
const wide: readonly ContractTerm[] = ['tech_card_id', 'book_name', 'subject', 'fee', 'rights', 'ebook', 'translation']

/** The fields that a kind of contract has, as its table says, then its days. */
export function TermFields({ kind, searchBooks, today }: TermFieldsProps) {
  const { fields } = contractTerms[kind]
  return (
    <div className={styles.terms}>
      {fields.map((term) => {
        const field =
          term === 'tech_card_id' ? <BookField searchBooks={searchBooks} /> : <TermField kind={kind} term={term} />
        return (
          <div key={term} className={wide.includes(term) ? styles.wide : undefined}>
            {field}
          </div>
        )
      })}
      <div className={`${styles.wide} ${styles.group}`}>
        <Days kind={kind} today={today} />
      </div>
    </div>
  )
}

const counts = {
  royalty: { digits: 2, suffix: '%' },
  discount: { digits: 2, suffix: '%' },
  print_run: {},
  author_copies: {},
  payment_days: {},
  months: {},
} as const

function TermField({ kind, term }: { kind: ContractKind; term: Exclude<ContractTerm, 'tech_card_id'> }) {
  const { t } = useTranslation('contracts')
  const { control, register } = useFormContext<ContractValues>()
  const label = t([`field.${term}_${kind}` as 'field.fee', `field.${term}`])
  const required = contractTerms[kind].required.includes(term)
  if (term === 'ebook' || term === 'translation') return <Checkbox {...register(term)} label={label} />
  if (term === 'book_name')
    return <TextField {...register(term)} label={label} required={required} autoComplete="off" />
  if (term === 'subject')
    return <TextArea {...register(term)} label={label} required={required} rows={2} maxLength={limits.note} />
  if (term === 'rights')
    return (
      <Controller
        control={control}
        name={term}
        render={({ field: { value, onValueChange } }) => (
          <SegmentedControl
            label={label}
            fullWidth
            options={contractRights.map((right) => ({ value: right, label: t(`rights.${right}`) }))}
            value={value}
            onValueChange={onValueChange}
          />
        )}
      />
    )
  if (term === 'fee')
    return (
      <Controller
        control={control}
        name={term}
        render={({ field }) => <MoneyField {...field} label={label} required={required} />}
      />
    )
  return (
    <Controller
      control={control}
      name={term}
      render={({ field }) => (
        <NumberField
          {...field}
          {...counts[term]}
          label={label}
          required={required}
          {...(term === 'royalty' && { hint: t('hint.royalty') })}
        />
      )}
    />
  )
}

function Days({ kind, today }: { kind: ContractKind; today: string }) {
  const { t } = useTranslation('contracts')
  const { date } = useFormat()
  const { control } = useFormContext<ContractValues>()
  const values = useWatch({ control }) as ContractValues
  const { inYears, ends } = contractTerms[kind]
  const { ends_on } = factsOf(kind, values)
  const day = (
    name: 'date' | 'starts_on' | 'ends_on',
    more: { required?: boolean; hint?: string; min?: string } = {},
  ) => (
    <Controller
      control={control}
      name={name}
      render={({ field }) => (
        <DateField {...field} {...more} label={t(`field.${name}`)} minReason={t('problem.beforeStart')} today={today} />
      )}
    />
  )
  return (
    <>
      {day('starts_on', { required: true })}
      {inYears ? (
        <Controller
          control={control}
          name="years"
          render={({ field }) => (
            <NumberField
              {...field}
              label={t('field.years')}
              required
              min={1}
              max={50}
              {...(ends_on && {
                hint: t('hint.until', { date: date(ends_on, 'date'), days: contractEndDays[1] }),
              })}
            />
          )}
        />
      ) : (
        day('ends_on', {
          required: Boolean(ends),
          ...(values.starts_on && { min: values.starts_on }),
          ...(!ends && { hint: t('hint.open') }),
        })
      )}
      {day('date', { required: true, hint: t('hint.date') })}
    </>
  )
}
