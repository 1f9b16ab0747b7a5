import {
  documentParties,
  getSideFillers,
  getSidePlace,
  type DocumentWithParties,
  type MissingDetail,
  type SidePlace,
} from '@press/domain'
import type { Translate } from '../resources.ts'

/** The missing details of one party of a document, in words. */
export interface MissingDetailLabels {
  /** The place where the details are filled in. */
  place: SidePlace
  /** The missing details as text: «Издательство, не заполнено: БИН, адрес.» */
  what: string
  /** The people who fill in the details. */
  who: string
}

/**
 * Describes the missing details of a document, party by party. If several people are meant by a party, each name gets a separate
 * entry.
 */
export function describeMissingDetails(
  documentWithParties: DocumentWithParties,
  missingDetails: readonly MissingDetail[],
  t: Translate,
): MissingDetailLabels[] {
  return documentParties
    .flatMap((side) => {
      const sideDetails = missingDetails.filter((detail) => detail.side === side)
      return [...new Set(sideDetails.map(({ name }) => name))].map((name) => ({
        place: getSidePlace(side, documentWithParties),
        name: name ?? '',
        own: sideDetails.filter((detail) => detail.name === name),
      }))
    })
    .map(({ place, name, own: details }) => ({
      place,
      what: t(`sides:what.${place}`, {
        name,
        fields: details.map(({ field }) => t(`sides:field.${field}`)).join(', '),
      }),
      who: t(`sides:who.${place}`, {
        roles: getSideFillers(place)
          .map((role) => t(`domain:role.${role}`))
          .join(', '),
      }),
    }))
}
