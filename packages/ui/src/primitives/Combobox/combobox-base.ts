import type { ComponentPropsWithRef, ReactNode } from 'react'
import type { FieldTexts } from '../Field/index.ts'
import type { ComboboxOption, OptionSource } from './options.ts'

/** The props shared by the field for one option and the field for several options. */
export interface ComboboxBase<Option extends ComboboxOption>
  extends
    FieldTexts,
    Pick<ComponentPropsWithRef<'input'>, 'id' | 'name' | 'ref' | 'disabled' | 'placeholder' | 'onBlur' | 'autoFocus'> {
  /** A list, or a search: `(query, signal) => Promise`. The search runs when the list opens and after each pause in typing. */
  options: OptionSource<Option>
  /** Offers to create an option from the typed text when no option has that name. The returned option is chosen immediately. */
  onCreate?: (label: string) => Option | Promise<Option>
  /** Content before an option's text in the list, for decoration that repeats the text: an Avatar, a BookCover. */
  renderLeading?: (option: Option) => ReactNode
  /** Content after an option's text in the list, read out with it: a Badge with its status. */
  renderTrailing?: (option: Option) => ReactNode
  /** Whether the options are books: their titles are set in serif. @default false */
  bookTitles?: boolean
}

/** The props that control how an option is drawn. */
export type ComboboxAppearance<Option extends ComboboxOption> = Pick<
  ComboboxBase<Option>,
  'renderLeading' | 'renderTrailing' | 'bookTitles'
>
