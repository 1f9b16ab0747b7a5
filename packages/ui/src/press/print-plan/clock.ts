const padToTwoDigits = (value: number) => String(value).padStart(2, '0')

/** Formats a fractional hour: 9.5 becomes 09:30. */
export const formatHour = (hour: number): string => {
  const minutes = Math.round(hour * 60)
  return `${padToTwoDigits(Math.floor(minutes / 60))}:${padToTwoDigits(minutes % 60)}`
}
