import { pressCalled, type PressIdentity, type PressDetails } from '@press/domain'
import { locales, type Locale } from '@press/i18n'

type Names = Readonly<Record<Locale, string>>
const inEach = (nameIn: (locale: Locale) => string): Names =>
  Object.fromEntries(locales.map((locale) => [locale, nameIn(locale)])) as unknown as Names

/** How the press is called in each language. */
export const calledOf = (identity: PressIdentity, requisites: PressDetails): Names =>
  inEach((locale) => pressCalled(identity, requisites, locale))

/** Its legal name in each language; where one is missing, the Russian one. */
export const legalOf = (requisites: PressDetails): Names =>
  inEach((locale) => requisites[`name_${locale}`] || requisites.name_ru)
