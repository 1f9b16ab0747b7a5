/** A day as it was typed: `kind` is '' until the user chooses one. */
export interface TypedDay {
  date: string
  kind: string
}

/** Special days, as typed. */
export interface TypedDays {
  days: TypedDay[]
}
