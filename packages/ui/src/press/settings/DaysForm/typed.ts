/** A day as it was typed: its kind is '' until one is chosen. */
export interface TypedDay {
  date: string
  kind: string
}

/** Special days, as typed. */
export interface TypedDays {
  days: TypedDay[]
}
