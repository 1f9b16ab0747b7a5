import type { ComponentPropsWithRef, ReactNode } from 'react'
import type { FieldTexts } from '../Field/index.ts'
import type { ComboboxOption, OptionSource } from './options.ts'

/** What a field for one and a field for several have in common. */
export interface ComboboxBase<Option extends ComboboxOption>
  extends
    FieldTexts,
    Pick<ComponentPropsWithRef<'input'>, 'id' | 'name' | 'ref' | 'disabled' | 'placeholder' | 'onBlur' | 'autoFocus'> {
  /** A list, or a search: `(query, signal) => Promise`. It is asked when the list opens and after each pause in typing. */
  options: OptionSource<Option>
  /** Offers to add what was typed when nothing bears that name; its answer is chosen at once. */
  onCreate?: (label: string) => Option | Promise<Option>
  /** Before an option's words in the list, where they say the same: an Avatar, a BookCover. */
  lead?: (option: Option) => ReactNode
  /** After an option's words in the list, read with them: a Badge with its status. */
  trail?: (option: Option) => ReactNode
  /** The options are books: their titles are set in serif. @default false */
  bookTitles?: boolean
}

/** How an option is drawn. */
export type ComboboxAppearance<Option extends ComboboxOption> = Pick<
  ComboboxBase<Option>,
  'lead' | 'trail' | 'bookTitles'
>
