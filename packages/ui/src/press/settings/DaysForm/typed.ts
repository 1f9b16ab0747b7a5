/** A day as the user typed it. `kind` is '' until the user chooses a kind. */
export interface TypedDay {
  date: string
  kind: string
}

/** Special days, as typed. */
export interface TypedDays {
  days: TypedDay[]
}
