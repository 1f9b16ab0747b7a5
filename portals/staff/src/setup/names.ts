import { getPublicPressName, type PressIdentity, type PressDetails } from '@press/domain'
import { locales, type Locale } from '@press/i18n'

type Names = Readonly<Record<Locale, string>>
const mapLocales = (getName: (locale: Locale) => string): Names =>
  Object.fromEntries(locales.map((locale) => [locale, getName(locale)])) as unknown as Names

/** Returns the name of the press in each language. */
export const getPressNames = (identity: PressIdentity, details: PressDetails): Names =>
  mapLocales((locale) => getPublicPressName(identity, details, locale))

/** Returns the legal name of the press in each language. A missing name is replaced by the Russian name. */
export const getLegalNames = (details: PressDetails): Names =>
  mapLocales((locale) => details[`name_${locale}`] || details.name_ru)
