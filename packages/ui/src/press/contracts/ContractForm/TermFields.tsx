import {
  contractExpiryWarningDays,
  contractRights,
  contractTerms,
  contractTerritories,
  limits,
  termPairs,
  workConditions,
  workSchedules,
  type ContractKind,
  type ContractTerm,
  type ContractBook,
} from '@press/domain'
import { useFormat, useTranslation } from '@press/i18n'
import { useFormContext, useWatch } from 'react-hook-form'
import { Controller } from '../../../patterns/Form/index.ts'
import { Checkbox } from '../../../primitives/Checkbox/index.ts'
import { DateField } from '../../../primitives/DateField/index.ts'
import { MoneyField } from '../../../primitives/MoneyField/index.ts'
import { NumberField } from '../../../primitives/NumberField/index.ts'
import { SegmentedControl } from '../../../primitives/SegmentedControl/index.ts'
import { Select } from '../../../primitives/Select/index.ts'
import { TextArea } from '../../../primitives/TextArea/index.ts'
import { TextField } from '../../../primitives/TextField/index.ts'
import { BookField } from './BookField.tsx'
import { toRulesInput, type ContractValues } from './contract-values.ts'
import { useHint } from './useHint.ts'
import * as styles from './ContractForm.css.ts'

export interface TermFieldsProps {
  kind: ContractKind
  /** Finds books in production by title. */
  searchBooks: (query: string, signal: AbortSignal) => Promise<readonly ContractBook[]>
}

/** Fields that take a whole line. */
const wideTerms: readonly ContractTerm[] = [
  'tech_card_id',
  'book_name',
  'subject',
  'subject_kz',
  'manuscript_on',
  'fee',
  'rights',
  'territory',
  'ebook',
  'translation',
  'workplace',
  'workplace_kz',
  'schedule',
  'conditions',
]

/** The fields of a kind of contract, in the order of `contractTerms`, then its dates. */
export function TermFields({ kind, searchBooks }: TermFieldsProps) {
  const { fields } = contractTerms[kind]
  return (
    <div className={styles.terms}>
      {fields.map((term) => {
        const field =
          term === 'tech_card_id' ? <BookField searchBooks={searchBooks} /> : <TermField kind={kind} term={term} />
        return (
          <div key={term} className={wideTerms.includes(term) ? styles.wide : undefined}>
            {field}
          </div>
        )
      })}
      <div className={`${styles.wide} ${styles.group}`}>
        <DateFields kind={kind} />
      </div>
    </div>
  )
}

const numberFieldProps = {
  royalty: { digits: 2, suffix: '%' },
  discount: { digits: 2, suffix: '%' },
  print_run: {},
  author_copies: {},
  payment_days: {},
  months: {},
  week_hours: {},
  leave_days: {},
  pay_day: {},
} as const

const optionValues = {
  rights: contractRights,
  territory: contractTerritories,
  schedule: workSchedules,
  conditions: workConditions,
} as const
/** Terms whose options are all visible at once, because the options are few and short. */
const segmentedTerms = ['rights', 'conditions'] as const

const pairLanguages: Readonly<Record<string, 'inRussian' | 'inKazakh'>> = Object.fromEntries(
  termPairs.flatMap(([ru, kz]) => [
    [ru, 'inRussian'],
    [kz, 'inKazakh'],
  ]),
)

interface TermFieldProps {
  kind: ContractKind
  term: Exclude<ContractTerm, 'tech_card_id'>
}

function TermField({ kind, term }: TermFieldProps) {
  const { t } = useTranslation('contracts')
  const { control, register } = useFormContext<ContractValues>()
  const pairLanguage = pairLanguages[term]
  const baseTerm = term.replace(/_kz$/u, '') as ContractTerm
  const fieldLabel = t([`field.${baseTerm}_${kind}` as 'field.fee', `field.${baseTerm}`])
  const label = pairLanguage ? t(`form.${pairLanguage}`, { field: fieldLabel }) : fieldLabel
  const required = contractTerms[kind].required.includes(term)
  const hint = useHint()(`${term}_${kind}`, term)
  const fieldProps = { label, required, ...(hint && { hint }) }
  switch (term) {
    case 'ebook':
    case 'translation':
      return <Checkbox {...register(term)} label={label} />
    case 'book_name':
    case 'workplace':
    case 'workplace_kz':
    case 'work_hours':
    case 'break_hours':
      return <TextField {...register(term)} {...fieldProps} {...getLangProps(term)} autoComplete="off" />
    case 'subject':
    case 'subject_kz':
      return (
        <TextArea {...register(term)} {...fieldProps} {...getLangProps(term)} rows={2} maxLength={limits.noteLength} />
      )
    case 'rights':
    case 'territory':
    case 'schedule':
    case 'conditions': {
      const options = optionValues[term].map((value) => ({ value, label: t(`${term}.${value}` as 'rights.simple') }))
      if (!segmentedTerms.some((segmentedTerm) => segmentedTerm === term))
        return <Select {...register(term)} {...fieldProps} options={options} />
      return (
        <Controller
          control={control}
          name={term}
          render={({ field: { value, onValueChange } }) => (
            <SegmentedControl label={label} fullWidth options={options} value={value} onValueChange={onValueChange} />
          )}
        />
      )
    }
    case 'manuscript_on':
      return (
        <Controller
          control={control}
          name={term}
          render={({ field: inputProps }) => <DateField {...inputProps} {...fieldProps} />}
        />
      )
    case 'fee':
      return (
        <Controller
          control={control}
          name={term}
          render={({ field: inputProps }) => <MoneyField {...inputProps} {...fieldProps} />}
        />
      )
    default:
      return (
        <Controller
          control={control}
          name={term}
          render={({ field: inputProps }) => (
            <NumberField {...inputProps} {...numberFieldProps[term]} {...fieldProps} />
          )}
        />
      )
  }
}

const getLangProps = (term: ContractTerm) => (term.endsWith('_kz') ? { lang: 'kk' } : {})

function DateFields({ kind }: { kind: ContractKind }) {
  const { t } = useTranslation('contracts')
  const { date } = useFormat()
  const { control } = useFormContext<ContractValues>()
  const values = useWatch({ control }) as ContractValues
  const { inYears: isInYears, ends: hasEnd } = contractTerms[kind]
  const { ends_on } = toRulesInput(kind, values)
  const renderDateField = (
    name: 'date' | 'starts_on' | 'ends_on',
    extraProps: { required?: boolean; hint?: string; min?: string } = {},
  ) => (
    <Controller
      control={control}
      name={name}
      render={({ field }) => (
        <DateField {...field} {...extraProps} label={t(`field.${name}`)} minReason={t('problem.beforeStart')} />
      )}
    />
  )
  return (
    <>
      {renderDateField('starts_on', { required: true })}
      {isInYears ? (
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
                hint: t('hint.until', { date: date(ends_on, 'date'), days: contractExpiryWarningDays[1] }),
              })}
            />
          )}
        />
      ) : (
        renderDateField('ends_on', {
          required: Boolean(hasEnd),
          ...(values.starts_on && { min: values.starts_on }),
          ...(!hasEnd && { hint: t('hint.open') }),
        })
      )}
      {renderDateField('date', { required: true, hint: t('hint.date') })}
    </>
  )
}
