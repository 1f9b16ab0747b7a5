import { type PrintNeed, printNeeds } from '@press/domain'

/** Whether a card has what a textbook needs for its run, the same as the domain's `findMissingForPrint`. */
const hasNeed: Record<PrintNeed, string> = {
  ISBN: `coalesce(trim("ISBN"), '') <> ''`,
  methodological_council_protocol: hasProtocol('methodological_council_protocol'),
  scientific_council_protocol: hasProtocol('scientific_council_protocol'),
}

function hasProtocol(column: string): string {
  return `coalesce(${column}->>'number', '') <> '' and coalesce(${column}->>'date', '') <> ''`
}

/** What a textbook lacks for its run, as JSON; null if nothing is missing. */
export const findCardMissingDetails = `case when edition_type = 'textbook' then '[' || nullif(concat_ws(',', ${printNeeds
  .map((need) => `case when not (${hasNeed[need]}) then '"${need}"' end`)
  .join()}), '') || ']' end`
