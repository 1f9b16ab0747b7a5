type Locale = 'ru' | 'kz' | 'en'
export const locales: Locale[]
/** Returns an interface name from the catalogs. Throws if the catalogs do not have it. */
export function nameOf(locale: Locale, feature: string, key: string): string
/** Replaces the [feature:key] references in a text with interface names. */
export function withNames(locale: Locale, text: string): string
/** Returns a hash that changes with the texts of a portal's manual and with the sources of its screens. */
export function sourceHash(portal: string): string
