import { pressCalled, type PressIdentity, type PressDetails } from '@press/domain'
import { locales, type Locale } from '@press/i18n'

type Names = Readonly<Record<Locale, string>>
const inEach = (nameIn: (locale: Locale) => string): Names =>
  Object.fromEntries(locales.map((locale) => [locale, nameIn(locale)])) as unknown as Names

/** Returns the name of the press in each language. */
export const calledOf = (identity: PressIdentity, details: PressDetails): Names =>
  inEach((locale) => pressCalled(identity, details, locale))

/** Returns the legal name of the press in each language. A missing name is replaced by the Russian name. */
export const legalOf = (details: PressDetails): Names =>
  inEach((locale) => details[`name_${locale}`] || details.name_ru)
