import { getPressNameIn, type SignedDocumentLanguage, type PressDetails } from '../shared/documents/press-details.ts'

/**
 * The press's public name and logo. They are shown in letters, in the header of documents and in the portals. The legal names are
 * part of the organization details.
 */
export interface PressIdentity extends Record<`name_${SignedDocumentLanguage}`, string> {
  /** The id of the logo's file. */
  logo: number | null
}

export const emptyIdentity: PressIdentity = { name_ru: '', name_kz: '', name_en: '', logo: null }

/** The maximum length of the public name, so that it fits on one line of a letter (our rule). */
export const maxIdentityNameLength = 120
/** The minimum length in pixels of a logo's shorter side, so that it prints sharp at 34 pt (our rule). */
export const minLogoSidePx = 128

const nameFields = ['name_ru', 'name_kz', 'name_en'] as const

export function validateIdentity(
  identity: Pick<PressIdentity, (typeof nameFields)[number]>,
): Record<string, 'required' | 'tooLong'> {
  const problems: Record<string, 'required' | 'tooLong'> = {}
  for (const name of nameFields) if (identity[name].length > maxIdentityNameLength) problems[name] = 'tooLong'
  if (!identity.name_ru.trim()) problems['name_ru'] = 'required'
  return problems
}

/**
 * Returns the name of the press in a language. If there is none, returns its Russian name, and otherwise its legal name; '' if it
 * has no name.
 */
export const getPublicPressName = (
  identity: PressIdentity,
  details: Pick<PressDetails, 'name_ru' | 'name_kz' | 'name_en'>,
  locale: SignedDocumentLanguage,
): string => identity[`name_${locale}`] || identity.name_ru || getPressNameIn(details, locale)
