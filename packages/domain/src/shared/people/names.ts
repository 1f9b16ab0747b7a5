/** Russian and Kazakh endings of patronymics. */
const patronymicPattern = /(?:ич|вна|чна|ұлы|улы|қызы|кызы)$/iu

/** Russian and Kazakh endings that only surnames have, in both scripts. They do not match given names such as «Лев» and «Яков». */
const surnamePattern = /(?:\p{L}{3}[оеёoe][вv][аa]?|\p{L}{2}(?:[сц]кий|[сц]кая|енко|тегі|skiy?|sky|skaya|enko))$/iu

/** Whether the words of a name start with the surname, as in documents and our own forms. */
function isSurnameFirst([first = '', second = '', ...otherWords]: readonly string[]): boolean {
  const lastWord = otherWords.at(-1)
  if (lastWord && patronymicPattern.test(lastWord)) return !patronymicPattern.test(second)
  return surnamePattern.test(first) && !surnamePattern.test(lastWord ?? second)
}

/**
 * Splits a name into given name and surname. A patronymic at the end or a surname ending at the start indicates the official order
 * (surname, given name, patronymic). In other names, the last word is the surname.
 */
function splitName(name: string): { given: string; surname: string } {
  const parts = name.trim().split(/\s+/)
  const [first = '', second = ''] = parts
  if (parts.length < 2) return { given: first, surname: '' }
  return isSurnameFirst(parts) ? { given: second, surname: first } : { given: first, surname: parts.at(-1) ?? '' }
}

/** Returns the given name, with which a person is greeted: «Тимур». */
export const getGivenName = (name: string): string => splitName(name).given

/** Returns the surname of a name. If the name has a single word, returns that word. */
export function getSurname(name: string): string {
  const parts = splitName(name)
  return parts.surname || parts.given
}

/** Returns a name as on book covers and in lists: «А. Сериков». */
export function getShortName(name: string): string {
  const { given, surname } = splitName(name)
  return surname ? `${given.charAt(0).toUpperCase()}. ${surname}` : given
}

/** Returns a name as in official documents: «Сейтова Г. М.». A name that already has initials stays unchanged. */
export function officialName(name: string): string {
  const parts = name.trim().split(/\s+/)
  const { surname } = splitName(name)
  if (!surname || parts.some((part) => part.endsWith('.'))) return parts.join(' ')
  const otherParts = parts.toSpliced(parts.indexOf(surname), 1)
  return [surname, ...otherParts.map((part) => `${part.charAt(0).toUpperCase()}.`)].join(' ')
}

/** Joins people's short names: «Т. Ли, Р. Есенов». */
export const joinShortNames = (people: readonly { name: string }[]): string =>
  people.map(({ name }) => getShortName(name)).join(', ')
