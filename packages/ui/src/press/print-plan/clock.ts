const two = (part: number) => String(part).padStart(2, '0')

/** Formats a fractional hour: 9.5 becomes 09:30. */
export const clock = (hour: number): string => {
  const minutes = Math.round(hour * 60)
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`
}
