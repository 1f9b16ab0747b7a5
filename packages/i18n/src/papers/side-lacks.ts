import { paperSides, sideFillers, sidePlace, type SidedPaper, type SideLack, type SidePlace } from '@press/domain'
import type { Translator } from '../resources.ts'

/** What a paper lacks of one side, in words. */
export interface SideLackWords {
  /** Where it is filled in. */
  place: SidePlace
  /** What is lacking: «Издательство, не заполнено: БИН, адрес.» */
  what: string
  /** Who fills it in. */
  who: string
}

/** What a paper lacks of its sides, a side at a time. */
export function describeSideLacks(paper: SidedPaper, lacks: readonly SideLack[], t: Translator): SideLackWords[] {
  return paperSides
    .map((side) => ({ place: sidePlace(side, paper), own: lacks.filter((lack) => lack.side === side) }))
    .filter(({ own }) => own.length > 0)
    .map(({ place, own }) => ({
      place,
      what: t(`sides:what.${place}`, { fields: own.map(({ field }) => t(`sides:field.${field}`)).join(', ') }),
      who: t(`sides:who.${place}`, {
        roles: sideFillers(place)
          .map((role) => t(`domain:role.${role}`))
          .join(', '),
      }),
    }))
}
