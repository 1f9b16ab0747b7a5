/** Endings of patronymics, Russian and Kazakh. */
const patronymic = /(?:ич|вна|чна|ұлы|улы|қызы|кызы)$/iu

/**
 * A name as book covers and lists have it: «А. Сериков». A name in official order (surname, given name, patronymic) is known
 * by the patronymic at its end; without one the surname is taken to stand last.
 */
export function shortName(name: string): string {
  const parts = name.trim().split(/\s+/)
  const [first = '', second = ''] = parts
  if (parts.length < 2) return first
  const last = parts.at(-1) ?? ''
  const surnameFirst = parts.length > 2 && patronymic.test(last) && !patronymic.test(second)
  const [given, surname] = surnameFirst ? [second, first] : [first, last]
  return `${given.charAt(0).toUpperCase()}. ${surname}`
}

/** People's short names in one line: «Т. Ли, Р. Есенов». */
export const shortNames = (people: readonly { name: string }[]): string =>
  people.map(({ name }) => shortName(name)).join(', ')
