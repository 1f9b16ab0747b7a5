import {
  documentParties,
  sideFillers,
  sidePlace,
  type DocumentWithParties,
  type MissingDetail,
  type SidePlace,
} from '@press/domain'
import type { Translate } from '../resources.ts'

/** What a paper lacks of one side, in words. */
export interface MissingDetailLabels {
  /** Where it is filled in. */
  place: SidePlace
  /** What is lacking: «Издательство, не заполнено: БИН, адрес.» */
  what: string
  /** Who fills it in. */
  who: string
}

/** What a paper lacks of its sides, a side at a time; where it is for several, one after the other. */
export function describeMissingDetails(
  paper: DocumentWithParties,
  lacks: readonly MissingDetail[],
  t: Translate,
): MissingDetailLabels[] {
  return documentParties
    .flatMap((side) => {
      const ofSide = lacks.filter((lack) => lack.side === side)
      return [...new Set(ofSide.map(({ name }) => name))].map((name) => ({
        place: sidePlace(side, paper),
        name: name ?? '',
        own: ofSide.filter((lack) => lack.name === name),
      }))
    })
    .map(({ place, name, own }) => ({
      place,
      what: t(`sides:what.${place}`, { name, fields: own.map(({ field }) => t(`sides:field.${field}`)).join(', ') }),
      who: t(`sides:who.${place}`, {
        roles: sideFillers(place)
          .map((role) => t(`domain:role.${role}`))
          .join(', '),
      }),
    }))
}
