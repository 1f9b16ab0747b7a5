import type { AccountConsentVersion } from '@press/domain'
import { blankLine } from './document-templates/offer-lines.ts'
import type { Translate } from './resources.ts'

/** Who agrees with whom; '' where it is not known. */
export interface ConsentSides {
  press: string
  bin: string
  name: string
}

/** The words of the consent to personal data that an account begins with. */
export const accountConsent = (
  version: AccountConsentVersion,
  { press, bin, name }: ConsentSides,
  t: Translate,
): string =>
  t(`privacy:wording.${version}.account`, {
    press: press || blankLine,
    bin: bin || blankLine,
    name: name || blankLine,
  })
