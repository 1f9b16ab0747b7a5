/** Endings of patronymics, Russian and Kazakh. */
const patronymic = /(?:ич|вна|чна|ұлы|улы|қызы|кызы)$/iu

/**
 * Given name and surname. A name in official order (surname, given name, patronymic) is known by the patronymic at its
 * end; without one the surname is taken to stand last.
 */
function partsOf(name: string): { given: string; surname: string } {
  const parts = name.trim().split(/\s+/)
  const [first = '', second = ''] = parts
  if (parts.length < 2) return { given: first, surname: '' }
  const last = parts.at(-1) ?? ''
  const surnameFirst = parts.length > 2 && patronymic.test(last) && !patronymic.test(second)
  return surnameFirst ? { given: second, surname: first } : { given: first, surname: last }
}

/** How a person is greeted: «Тимур». */
export const givenName = (name: string): string => partsOf(name).given

/** A name as book covers and lists have it: «А. Сериков». */
export function shortName(name: string): string {
  const { given, surname } = partsOf(name)
  return surname ? `${given.charAt(0).toUpperCase()}. ${surname}` : given
}

/** People's short names in one line: «Т. Ли, Р. Есенов». */
export const shortNames = (people: readonly { name: string }[]): string =>
  people.map(({ name }) => shortName(name)).join(', ')
