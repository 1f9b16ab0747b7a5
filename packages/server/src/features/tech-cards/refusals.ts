import {
  getRolesFinishingInto,
  getRolesMovingInto,
  undoWindowMinutes,
  getMoveTargets,
  type Move,
  type MoveRefusal,
  type PrintNeed,
  type RoleKey,
  type StageKey,
  type UndoRefusal,
} from '@press/domain'
import { sql } from 'drizzle-orm'
import { queryRows } from '../../database/rows.ts'
import { PressError, type ErrorDetails } from '../../errors.ts'
import { eventField } from '../../database/event-clauses.ts'
import type { Translate } from '../../texts.ts'
import type { Context } from '../shared/context.ts'
import { isMove } from './board-history.ts'

const getStageName = (t: Translate, stage: StageKey): string => t(`domain:stage.${stage}`)
const formatStageNames = (t: Translate, stages: readonly StageKey[]): string =>
  stages.map((stage) => getStageName(t, stage)).join(', ')
const formatRoleNames = (t: Translate, roles: readonly RoleKey[]): string =>
  roles.map((role) => t(`domain:role.${role}`)).join(', ')

/**
 * Builds the error for a refused move. It says which columns are reachable and which roles move cards to the requested one, or what
 * a textbook lacks for printing.
 */
export function createMoveRefusedError(
  refusal: MoveRefusal,
  { role, from, to }: Move,
  t: Translate,
  missingNeeds: readonly PrintNeed[] = [],
): PressError {
  const params = {
    from: getStageName(t, from),
    to: getStageName(t, to),
    targets: formatStageNames(t, getMoveTargets(role, from)),
    lacks: missingNeeds.map((need) => t(`boards:printNeed.${need}`)).join(', '),
    roles: formatRoleNames(t, [...new Set([...getRolesMovingInto(to), ...getRolesFinishingInto(to)])]),
  }
  const hasNoMoveTargets = refusal === 'pairNotAllowed' && !params.targets
  return new PressError('moveRefused', {
    message: { text: hasNoMoveTargets ? 'move.noTargets' : `move.${refusal}`, params },
    ...((refusal === 'reasonRequired' || refusal === 'textbookLacks') && { fields: { reason: 'required' } }),
  })
}

export const createWrongStageError = (from: StageKey, t: Translate): PressError =>
  new PressError('moveRefused', { message: { text: 'move.workNotHere', params: { from: getStageName(t, from) } } })

export const createUndoRefusedError = (refusal: UndoRefusal): PressError =>
  new PressError('moveRefused', { message: { text: `takeBack.${refusal}`, params: { count: undoWindowMinutes } } })

/**
 * Builds the error for a move that conflicts with an earlier one: who moved the card, and where it is now. Returns nothing if the
 * last change was not a move.
 */
export async function createMoveConflictError(
  { db, t }: Pick<Context, 'db' | 't'>,
  id: number,
): Promise<ErrorDetails['message']> {
  const [lastEvent] = await queryRows<{ is_move: boolean; to: StageKey; who: string | null }>(
    db,
    sql`select ${isMove} as is_move, ${eventField('to')} as to, users.name as who from events left join users on users.id = actor_id
      where resource = 'techcard' and resource_id = ${id} order by events.id desc limit 1`,
  )
  if (!lastEvent?.who || !lastEvent.is_move) return undefined
  return { text: 'move.movedMeanwhile', params: { who: lastEvent.who, stage: getStageName(t, lastEvent.to) } }
}
