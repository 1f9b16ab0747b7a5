import { rebaseFormChanges, type FormState } from '@press/client'
import type { FormError } from '@press/ui'

type Field<Values> = keyof Values & string

const isSameJson = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

/** The values of a row that is being edited, as a screen shows them. */
export interface AutosaveFields<Values> {
  /** The last values known to be on the server. */
  savedValues: Values
  /** The row version of `savedValues`. */
  version: number
  /** The values of the fields: the server's values overlaid with unsaved changes. */
  values: Values
  /**
   * Fields that someone else changed to a different value. They are not sent until the person chooses between `savedValues` and `values`.
   */
  clashes: readonly Field<Values>[]
  /** The server's error per field. A field is sent again once it changes. */
  errors: Readonly<Record<string, string>>
}

/**
 * Tracks the edited values of a row and the values on the server. Decides which fields to send, and which to hold back because they
 * are invalid, refused or in conflict. Allows one request at a time. Performs no I/O itself.
 */
export class AutosaveQueue<Values extends object> {
  #formState: FormState<Values>
  #invalidFields: readonly string[] = []
  /** Fields that the server refused, with the refused value. */
  #errors: Partial<Record<string, { message: string; value: unknown }>> = {}
  #clashes: Field<Values>[]

  /** Starts with the row, and with the changes of the last visit that were not sent. */
  constructor(draft: FormState<Values> | null, row: FormState<Values>) {
    const initial = draft ? rebaseFormChanges(draft, row) : { filling: row, clashes: [] }
    this.#formState = initial.filling
    this.#clashes = initial.clashes as Field<Values>[]
  }

  get formState(): FormState<Values> {
    return this.#formState
  }

  #listUnsavedFields(): Field<Values>[] {
    const { base, values } = this.#formState
    return (Object.keys(base) as Field<Values>[]).filter((field) => !isSameJson(values[field], base[field]))
  }

  isUnsaved(): boolean {
    return this.#listUnsavedFields().length > 0
  }

  /** Returns the fields to send now; undefined if there are none. */
  getSendableChanges(): Partial<Values> | undefined {
    const { values } = this.#formState
    const readyFields = this.#listUnsavedFields().filter((field) => !this.#isHeldBack(field))
    return readyFields.length > 0
      ? (Object.fromEntries(readyFields.map((field) => [field, values[field]])) as Partial<Values>)
      : undefined
  }

  #isHeldBack(field: Field<Values>): boolean {
    return (
      this.#clashes.includes(field) ||
      this.#invalidFields.some((one) => one === field || one.startsWith(`${field}.`)) ||
      this.#errors[field] !== undefined
    )
  }

  setValues(values: Values, invalidFields: readonly string[]): void {
    this.#formState = { ...this.#formState, values }
    this.#invalidFields = invalidFields
    for (const [field, error] of Object.entries(this.#errors))
      if (!isSameJson(error?.value, values[field as Field<Values>])) delete this.#errors[field]
  }

  /** Records that the server saved the changes. Keeps values typed since then, and takes all other values from the row. */
  recordSave(changes: Partial<Values>, row: FormState<Values>): void {
    const { base, values, version } = this.#formState
    this.#formState = rebaseFormChanges({ version, base: { ...base, ...changes }, values }, row).filling
  }

  /** Rebases the unsaved changes on a row that someone else saved first. */
  rebaseChanges(row: FormState<Values>): void {
    const { filling: rebasedState, clashes } = rebaseFormChanges(this.#formState, row)
    this.#formState = rebasedState
    this.#clashes = [...new Set([...this.#clashes, ...(clashes as Field<Values>[])])]
  }

  /** Records that the server refused the sent fields. If the error names none of them, `message` applies to all of them. */
  recordRefusal(sentChanges: Partial<Values>, { message, fields = {} }: FormError): void {
    const fieldErrors = Object.entries(fields).flatMap(([name, text]) => {
      const field = name.split('.')[0] ?? name
      return field in sentChanges ? [[field, text] as const] : []
    })
    const errorEntries =
      fieldErrors.length > 0 ? fieldErrors : Object.keys(sentChanges).map((field) => [field, message] as const)
    for (const [field, text] of errorEntries)
      this.#errors[field] = { message: text, value: sentChanges[field as Field<Values>] }
  }

  resolveClash(field: Field<Values>, chosenSide: 'mine' | 'theirs'): void {
    this.#clashes = this.#clashes.filter((one) => one !== field)
    const { base, values } = this.#formState
    if (chosenSide === 'theirs') this.#formState = { ...this.#formState, values: { ...values, [field]: base[field] } }
  }

  getFields(): AutosaveFields<Values> {
    const { base, values, version } = this.#formState
    return {
      savedValues: base,
      version,
      values,
      clashes: this.#clashes,
      errors: Object.fromEntries(
        Object.entries(this.#errors).flatMap(([field, error]) => (error ? [[field, error.message]] : [])),
      ),
    }
  }
}
