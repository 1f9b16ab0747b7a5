/** Sheets printed per hour, and the working hours of a day, before and after lunch (our rule). */
export const printCapacity = {
  sheetsAnHour: 5_500,
  shifts: [
    [9, 13],
    [14, 18],
  ],
} as const

/** The number of working hours in a day of the printing house. */
export const dayHours = printCapacity.shifts.reduce((sum, [from, to]) => sum + to - from, 0)
