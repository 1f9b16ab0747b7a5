import { type PrintNeed, printNeeds } from '@press/domain'

/** SQL conditions for what a textbook needs before its run, the same as in the domain's `findMissingForPrint`. */
const needConditions: Record<PrintNeed, string> = {
  ISBN: `coalesce(trim("ISBN"), '') <> ''`,
  methodological_council_protocol: buildProtocolCondition('methodological_council_protocol'),
  scientific_council_protocol: buildProtocolCondition('scientific_council_protocol'),
}

function buildProtocolCondition(column: string): string {
  return `coalesce(${column}->>'number', '') <> '' and coalesce(${column}->>'date', '') <> ''`
}

/** What a textbook lacks for its run, as JSON; null if nothing is missing. */
export const missingDetailsSql = `case when edition_type = 'textbook' then '[' || nullif(concat_ws(',', ${printNeeds
  .map((need) => `case when not (${needConditions[need]}) then '"${need}"' end`)
  .join()}), '') || ']' end`
