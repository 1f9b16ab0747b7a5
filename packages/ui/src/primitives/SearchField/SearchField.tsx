import { glyphs } from '../../foundations/Icon/index.ts'
import { useDebouncedText } from '../../private/useDebouncedText.ts'
import { TextField } from '../TextField/index.ts'
import { search } from './SearchField.css.ts'

export interface SearchFieldProps {
  /** The label, which says what is searched: «Книга или автор». Shown as a placeholder while the field is empty. */
  label: string
  /** The current query. */
  value: string
  /** Called when the typing pauses. */
  onValueChange: (value: string) => void
  /** The debounce in milliseconds. Use 0 if the search is cheap and should follow every letter. @default 250 */
  debounceMs?: number
}

/** A search field that filters the list below it. */
export function SearchField({ label, value, onValueChange, debounceMs: debounceDelayMs = 250 }: SearchFieldProps) {
  const [inputText, setInputText] = useDebouncedText(value, onValueChange, { debounceMs: debounceDelayMs })
  return (
    <search className={search}>
      <TextField
        label={label}
        labelHidden
        type="search"
        prefix={glyphs.magnifyingGlass}
        placeholder={label}
        value={inputText}
        onValueChange={setInputText}
      />
    </search>
  )
}
