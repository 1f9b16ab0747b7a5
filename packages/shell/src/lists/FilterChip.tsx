import { Chip, Menu, type Glyph } from '@press/ui'

interface FilterChipProps<Value extends string> {
  label: string
  /** The text of the chip while no value is chosen: «все». */
  allLabel: string
  options: readonly { value: Value; label: string; glyph?: Glyph }[]
  /** The chosen value; '' if nothing is chosen. */
  value: Value | ''
  onValueChange: (value: Value | '') => void
  glyph: Glyph
}

/** A filter above a list. A press opens the list of its values, and the cross clears it. */
export function FilterChip<Value extends string>({
  label,
  allLabel,
  options,
  value,
  onValueChange,
  glyph,
}: FilterChipProps<Value>) {
  const selectedOption = options.find((option) => option.value === value)
  const items = [{ value: '' as const, label: allLabel }, ...options].map((option) => ({
    key: option.value,
    label: option.label,
    ...('glyph' in option && option.glyph && { glyph: option.glyph }),
    radio: true,
    checked: option.value === (selectedOption?.value ?? ''),
    onSelect: () => onValueChange(option.value),
  }))
  return (
    <Menu
      label={label}
      items={items}
      renderTrigger={(props) => (
        <Chip
          {...props}
          label={label}
          value={selectedOption?.label ?? allLabel}
          glyph={glyph}
          active={selectedOption !== undefined}
          {...(selectedOption && { onRemove: () => onValueChange('') })}
        />
      )}
    />
  )
}
