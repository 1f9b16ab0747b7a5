import { glyphs } from '../../foundations/Icon/index.ts'
import { useDebouncedText } from '../../private/useDebouncedText.ts'
import { TextField } from '../TextField/index.ts'
import { search } from './SearchField.css.ts'

export interface SearchFieldProps {
  /** What is looked through: «Книга или автор». Shown while nothing is typed. */
  label: string
  /** What is looked for now. */
  value: string
  /** Called once the typing pauses. */
  onValueChange: (value: string) => void
  /** Milliseconds of such a pause; 0 where the search costs nothing and follows every letter. @default 250 */
  debounceMs?: number
}

/** Narrows the list beneath by what is typed. */
export function SearchField({ label, value, onValueChange, debounceMs: pause = 250 }: SearchFieldProps) {
  const [typed, type] = useDebouncedText(value, onValueChange, { debounceMs: pause })
  return (
    <search className={search}>
      <TextField
        label={label}
        labelHidden
        type="search"
        prefix={glyphs.magnifyingGlass}
        placeholder={label}
        value={typed}
        onValueChange={type}
      />
    </search>
  )
}
