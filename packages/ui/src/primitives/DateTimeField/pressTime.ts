import { pressTimeZone } from '@press/i18n'

/** A day and a time on the press's own clock: `yyyy-mm-ddTHH:mm`. */
export type LocalDateTime = string

// Sweden writes dates and times as ISO does.
const clock = new Intl.DateTimeFormat('sv-SE', { timeZone: pressTimeZone, dateStyle: 'short', timeStyle: 'short' })

/** What the clock of the press shows at a moment. */
export const localAtPress = (moment: string | Date): LocalDateTime => clock.format(new Date(moment)).replace(' ', 'T')

/** How far the press's clock is ahead of UTC. */
const ahead = (time: number) => Date.parse(`${localAtPress(new Date(time))}Z`) - time

/** The moment, in UTC as it is stored, at which the clock of the press shows this. */
export function momentAtPress(local: LocalDateTime): string {
  const asked = Date.parse(`${local}Z`)
  // The zone's distance from UTC may change between the guess and the answer, so it is measured twice.
  const guess = asked - ahead(asked)
  return new Date(asked - ahead(guess)).toISOString()
}
