type Locale = 'ru' | 'kz' | 'en'
export const locales: Locale[]
/** A name of the interface, as the catalogs have it; throws where they have none. */
export function nameOf(locale: Locale, feature: string, key: string): string
/** A text with the names of the interface in it. */
export function withNames(locale: Locale, text: string): string
/** Changes with the words of a portal's instruction and with the screens that it shows. */
export function sourceHash(portal: string): string
