import { useFormat, useTranslation } from '@press/i18n'
import { useDebouncedText } from '../../private/useDebouncedText.ts'
import { Checkbox } from '../../primitives/Checkbox/index.ts'
import { DateField } from '../../primitives/DateField/index.ts'
import { TextField } from '../../primitives/TextField/index.ts'
import { getKind, type AnyColumn, type Option } from './columns.ts'
import * as styles from './DataTable.css.ts'
import type { Filter, Range } from './table-state.ts'

export interface FilterEditorProps {
  column: AnyColumn
  filter: Filter | undefined
  onFilterChange: (filter: Filter) => void
  /** The options; used for the kind `choice` only. */
  options: readonly Option[]
  /** Number of rows that each option would leave; unknown if the server filters. */
  counts: ReadonlyMap<string, number> | undefined
  /** Debounce of typed text in milliseconds. */
  debounceMs: number
}

/** The filter inputs for a column, by its kind. */
export function FilterEditor({
  column,
  filter,
  onFilterChange,
  options,
  counts,
  debounceMs: pauseMs,
}: FilterEditorProps) {
  const { t } = useTranslation('tables')
  const kind = getKind(column)
  const label = t('filter.of', { column: column.header })
  if (kind === 'choice')
    return (
      <ChoiceEditor
        label={label}
        options={options}
        counts={counts}
        selectedValues={Array.isArray(filter) ? (filter as readonly string[]) : []}
        onSelectedValuesChange={onFilterChange}
      />
    )
  if (kind === 'text')
    return (
      <TextEditor
        value={typeof filter === 'string' ? filter : ''}
        onValueChange={onFilterChange}
        debounceMs={pauseMs}
      />
    )
  const range = typeof filter === 'object' && 'from' in filter ? filter : { from: '', to: '' }
  return (
    <fieldset className={styles.range} aria-label={label}>
      {kind === 'date' ? (
        <>
          <DateField
            label={t('filter.from')}
            value={range.from}
            onValueChange={(from) => onFilterChange({ ...range, from })}
          />
          <DateField label={t('filter.to')} value={range.to} onValueChange={(to) => onFilterChange({ ...range, to })} />
        </>
      ) : (
        <>
          <RangeEnd end="from" range={range} unit={column.unit} onRangeChange={onFilterChange} debounceMs={pauseMs} />
          <RangeEnd end="to" range={range} unit={column.unit} onRangeChange={onFilterChange} debounceMs={pauseMs} />
        </>
      )}
    </fieldset>
  )
}

interface TextEditorProps extends Pick<FilterEditorProps, 'debounceMs'> {
  value: string
  onValueChange: (value: string) => void
}

function TextEditor({ value, onValueChange, debounceMs: pauseMs }: TextEditorProps) {
  const { t } = useTranslation('tables')
  const [inputText, setInputText] = useDebouncedText(value, onValueChange, { debounceMs: pauseMs })
  return <TextField label={t('filter.contains')} type="search" value={inputText} onValueChange={setInputText} />
}

interface ChoiceEditorProps extends Pick<FilterEditorProps, 'options' | 'counts'> {
  label: string
  selectedValues: readonly string[]
  onSelectedValuesChange: (chosenValues: readonly string[]) => void
}

function ChoiceEditor({ label, options, counts, selectedValues, onSelectedValuesChange }: ChoiceEditorProps) {
  const { number } = useFormat()
  return (
    <fieldset className={styles.choices} aria-label={label}>
      {options.map(({ value, label: optionLabel }) => (
        <span key={value} className={styles.choice}>
          <Checkbox
            size="sm"
            label={optionLabel}
            checked={selectedValues.includes(value)}
            onCheckedChange={(isChecked) =>
              onSelectedValuesChange(
                isChecked ? [...selectedValues, value] : selectedValues.filter((chosenValue) => chosenValue !== value),
              )
            }
          />
          {counts && <span className={styles.choiceCount}>{number(counts.get(value) ?? 0)}</span>}
        </span>
      ))}
    </fieldset>
  )
}

/** Converts a typed number, with spaces and a comma, to the format that filters compare. */
const readNumber = (text: string) => text.replace(/\s/g, '').replace(',', '.').replace('\u2212', '-')
const isNumber = (text: string) => /^(-?\d+(\.\d+)?)?$/.test(text)

interface RangeEndProps extends Pick<FilterEditorProps, 'debounceMs'> {
  end: keyof Range
  range: Range
  unit: string | undefined
  onRangeChange: (range: Range) => void
}

function RangeEnd({ end, range, unit, onRangeChange, debounceMs: pauseMs }: RangeEndProps) {
  const { t } = useTranslation('tables')
  const commitRangeEnd = (text: string) => isNumber(text) && onRangeChange({ ...range, [end]: text })
  const [inputText, setInputText] = useDebouncedText(range[end], commitRangeEnd, {
    debounceMs: pauseMs,
    read: readNumber,
  })
  return (
    <TextField
      label={t(`filter.${end}`)}
      inputMode="decimal"
      tabular
      value={inputText}
      suffix={unit}
      error={isNumber(readNumber(inputText)) ? undefined : t('filter.notNumber')}
      onValueChange={setInputText}
    />
  )
}
