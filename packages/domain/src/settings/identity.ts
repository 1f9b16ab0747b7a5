import { pressNameIn, type SignedDocumentLanguage, type PressDetails } from './press-details.ts'

/** How the press is called where people read it: in letters, above its papers and in the portals. Its legal names are among its requisites. */
export interface PressIdentity extends Record<`name_${SignedDocumentLanguage}`, string> {
  /** The file of its logo. */
  logo: number | null
}

export const noIdentity: PressIdentity = { name_ru: '', name_kz: '', name_en: '', logo: null }

/** Characters of a name (ours): it stands on one line of a letter. */
export const identityNameLimit = 120
/** Pixels of the shorter side of a logo, so that it prints sharp at 34 pt (ours). */
export const logoSide = 128

const names = ['name_ru', 'name_kz', 'name_en'] as const

export function validateIdentity(
  identity: Pick<PressIdentity, (typeof names)[number]>,
): Record<string, 'required' | 'tooLong'> {
  const problems: Record<string, 'required' | 'tooLong'> = {}
  for (const name of names) if (identity[name].length > identityNameLimit) problems[name] = 'tooLong'
  if (!identity.name_ru.trim()) problems['name_ru'] = 'required'
  return problems
}

/** What the press is called in a language: by its name there, else by its Russian one, else by its legal name; '' where it has none. */
export const pressCalled = (
  identity: PressIdentity,
  requisites: Pick<PressDetails, 'name_ru' | 'name_kz' | 'name_en'>,
  locale: SignedDocumentLanguage,
): string => identity[`name_${locale}`] || identity.name_ru || pressNameIn(requisites, locale)
