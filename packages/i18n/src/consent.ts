import type { AccountConsentVersion } from '@press/domain'
import { blankLine } from './document-templates/offer-lines.ts'
import type { Translate } from './resources.ts'

/** The parties of a consent. Unknown values are ''. */
export interface ConsentSides {
  press: string
  bin: string
  name: string
}

/** Renders the consent to personal data processing that the owner of a new account gives. */
export const renderAccountConsent = (
  version: AccountConsentVersion,
  { press, bin, name }: ConsentSides,
  t: Translate,
): string =>
  t(`privacy:wording.${version}.account`, {
    press: press || blankLine,
    bin: bin || blankLine,
    name: name || blankLine,
  })
