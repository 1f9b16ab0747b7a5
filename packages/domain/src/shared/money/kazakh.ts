import words from './words.json' with { type: 'json' }

const { zero, ones, tens, hundred, scales } = words.kazakhNumerals

/** Returns the Kazakh words of a number up to 999. One hundred alone is «жүз», without «бір». */
function writeBelow1000(count: number): string[] {
  const hundreds = Math.floor(count / 100)
  return [
    hundreds > 1 ? ones[hundreds] : '',
    hundreds > 0 ? hundred : '',
    tens[Math.floor(count / 10) % 10],
    ones[count % 10],
  ].filter((word) => word !== undefined && word !== '') as string[]
}

/** Writes a whole number in Kazakh words, up to 10¹⁵ − 1. Thousands and larger units include the word «бір»: «бір мың». */
export function writeKazakhCardinal(count: number): string {
  if (count === 0) return zero
  return scales
    .flatMap((scale, power) => {
      const group = Math.floor(count / 1000 ** power) % 1000
      return group === 0 ? [] : [[...writeBelow1000(group), scale].join(' ').trim()]
    })
    .toReversed()
    .join(' ')
}
