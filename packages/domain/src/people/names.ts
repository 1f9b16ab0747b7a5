/** Endings of patronymics, Russian and Kazakh. */
const patronymic = /(?:ич|вна|чна|ұлы|улы|қызы|кызы)$/iu

/** Endings that only surnames have, Russian and Kazakh, in both scripts; «Лев» and «Яков» are no surnames. */
const family = /(?:\p{L}{3}[оеёoe][вv][аa]?|\p{L}{2}(?:[сц]кий|[сц]кая|енко|тегі|skiy?|sky|skaya|enko))$/iu

/** Whether a name of these words begins with the surname, as papers and our own forms have it. */
function isSurnameFirst([first = '', second = '', ...rest]: readonly string[]): boolean {
  const last = rest.at(-1)
  if (last && patronymic.test(last)) return !patronymic.test(second)
  return family.test(first) && !family.test(last ?? second)
}

/**
 * Given name and surname. A name in official order (surname, given name, patronymic) is known by the patronymic at its end, or by
 * the ending of the surname; without either the surname is taken to stand last.
 */
function partsOf(name: string): { given: string; surname: string } {
  const parts = name.trim().split(/\s+/)
  const [first = '', second = ''] = parts
  if (parts.length < 2) return { given: first, surname: '' }
  return isSurnameFirst(parts) ? { given: second, surname: first } : { given: first, surname: parts.at(-1) ?? '' }
}

/** How a person is greeted: «Тимур». */
export const givenName = (name: string): string => partsOf(name).given

/** The surname, or the only name there is. */
export function getSurname(name: string): string {
  const parts = partsOf(name)
  return parts.surname || parts.given
}

/** A name as book covers and lists have it: «А. Сериков». */
export function shortName(name: string): string {
  const { given, surname } = partsOf(name)
  return surname ? `${given.charAt(0).toUpperCase()}. ${surname}` : given
}

/** A name as official papers print it: «Сейтова Г. М.». One that has initials already stays. */
export function officialName(name: string): string {
  const parts = name.trim().split(/\s+/)
  const { surname } = partsOf(name)
  if (!surname || parts.some((part) => part.endsWith('.'))) return parts.join(' ')
  const others = parts.toSpliced(parts.indexOf(surname), 1)
  return [surname, ...others.map((part) => `${part.charAt(0).toUpperCase()}.`)].join(' ')
}

/** People's short names in one line: «Т. Ли, Р. Есенов». */
export const shortNames = (people: readonly { name: string }[]): string =>
  people.map(({ name }) => shortName(name)).join(', ')
