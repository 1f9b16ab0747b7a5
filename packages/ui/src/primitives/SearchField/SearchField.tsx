import { useEffect, useEffectEvent, useState } from 'react'
import { glyphs } from '../../foundations/Icon/index.ts'
import { TextField } from '../TextField/index.ts'
import { search } from './SearchField.css.ts'

export interface SearchFieldProps {
  /** What is looked through: «Книга или автор». Shown while nothing is typed. */
  label: string
  /** What is looked for now. */
  value: string
  /** Called once the typing pauses. */
  onSearch: (value: string) => void
}

/** A pause in typing this long (ms) sends the search. */
const pause = 250

/** Narrows the list beneath by what is typed. */
export function SearchField({ label, value, onSearch }: SearchFieldProps) {
  const [typed, setTyped] = useState(value)
  const [known, setKnown] = useState(value)
  // It was changed by other means, a link or «drop the filters»: show what is looked for.
  if (value !== known) {
    setKnown(value)
    if (value !== typed.trim()) setTyped(value)
  }
  const send = useEffectEvent(() => onSearch(typed.trim()))
  useEffect(() => {
    if (typed.trim() === value) return
    const timer = setTimeout(() => send(), pause)
    return () => clearTimeout(timer)
  }, [typed, value])
  return (
    <search className={search}>
      <TextField
        label={label}
        labelHidden
        type="search"
        prefix={glyphs.magnifyingGlass}
        placeholder={label}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
    </search>
  )
}
