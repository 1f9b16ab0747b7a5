import { rebaseFormChanges, type FormState } from '@press/client'
import type { FormError } from '@press/ui'

type Field<Values> = keyof Values & string

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

/** What is typed into a row, as a screen shows it. */
export interface AutosaveFields<Values> {
  /** What the server has, as far as it is known. */
  saved: Values
  /** The row's version that `saved` is. */
  version: number
  /** What the fields hold: what the server has, and over it what was typed and is not there yet. */
  values: Values
  /** Fields that somebody else has changed too, and otherwise: they wait for a choice between `saved` and `values`. */
  clashes: readonly Field<Values>[]
  /** What the server has against fields; they are sent again once they are changed. */
  errors: Readonly<Record<string, string>>
}

/**
 * What is typed into a row and what of it the server has: which fields are to be sent, which wait because they are wrong,
 * refused or changed by somebody else too. One sending at a time; it does no I/O itself.
 */
export class AutosaveQueue<Values extends object> {
  #filling: FormState<Values>
  #wrong: readonly string[] = []
  /** Fields the server refused, as they were. */
  #errors: Partial<Record<string, { message: string; value: unknown }>> = {}
  #clashes: Field<Values>[]

  /** Begins with the row, and what was typed over it last time and not sent. */
  constructor(draft: FormState<Values> | null, row: FormState<Values>) {
    const begun = draft ? rebaseFormChanges(draft, row) : { filling: row, clashes: [] }
    this.#filling = begun.filling
    this.#clashes = begun.clashes as Field<Values>[]
  }

  get filling(): FormState<Values> {
    return this.#filling
  }

  #unsaved(): Field<Values>[] {
    const { base, values } = this.#filling
    return (Object.keys(base) as Field<Values>[]).filter((field) => !same(values[field], base[field]))
  }

  isUnsaved(): boolean {
    return this.#unsaved().length > 0
  }

  /** The fields to be sent now; nothing where there are none. */
  changes(): Partial<Values> | undefined {
    const { values } = this.#filling
    const ready = this.#unsaved().filter((field) => !this.#waits(field))
    return ready.length > 0
      ? (Object.fromEntries(ready.map((field) => [field, values[field]])) as Partial<Values>)
      : undefined
  }

  #waits(field: Field<Values>): boolean {
    return (
      this.#clashes.includes(field) ||
      this.#wrong.some((one) => one === field || one.startsWith(`${field}.`)) ||
      this.#errors[field] !== undefined
    )
  }

  take(values: Values, wrong: readonly string[]): void {
    this.#filling = { ...this.#filling, values }
    this.#wrong = wrong
    for (const [field, error] of Object.entries(this.#errors))
      if (!same(error?.value, values[field as Field<Values>])) delete this.#errors[field]
  }

  /** The server has them: what was typed since stays, the rest is as the server has it. */
  sent(changes: Partial<Values>, row: FormState<Values>): void {
    const { base, values, version } = this.#filling
    this.#filling = rebaseFormChanges({ version, base: { ...base, ...changes }, values }, row).filling
  }

  /** Somebody else was faster. */
  overtaken(row: FormState<Values>): void {
    const { filling, clashes } = rebaseFormChanges(this.#filling, row)
    this.#filling = filling
    this.#clashes = [...new Set([...this.#clashes, ...(clashes as Field<Values>[])])]
  }

  /** The server refuses what was sent; where it names none of its fields, `message` is told at all of them. */
  refused(sent: Partial<Values>, { message, fields = {} }: FormError): void {
    const named = Object.entries(fields).flatMap(([name, text]) => {
      const field = name.split('.')[0] ?? name
      return field in sent ? [[field, text] as const] : []
    })
    const told = named.length > 0 ? named : Object.keys(sent).map((field) => [field, message] as const)
    for (const [field, text] of told) this.#errors[field] = { message: text, value: sent[field as Field<Values>] }
  }

  settle(field: Field<Values>, whose: 'mine' | 'theirs'): void {
    this.#clashes = this.#clashes.filter((one) => one !== field)
    const { base, values } = this.#filling
    if (whose === 'theirs') this.#filling = { ...this.#filling, values: { ...values, [field]: base[field] } }
  }

  shown(): AutosaveFields<Values> {
    const { base, values, version } = this.#filling
    return {
      saved: base,
      version,
      values,
      clashes: this.#clashes,
      errors: Object.fromEntries(
        Object.entries(this.#errors).flatMap(([field, error]) => (error ? [[field, error.message]] : [])),
      ),
    }
  }
}
