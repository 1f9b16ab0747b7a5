import type { Happening } from '@press/domain'
import type { Tx } from '../../database/database.ts'
import { record } from '../../events/record.ts'

/** What the audit log keeps of an account; what its owner is told of stands with the notices. */
export const audit = (tx: Tx, type: Happening<'account'>, userId: number | null, data: Record<string, unknown> = {}) =>
  record(tx, { type: `account.${type}`, resource: 'account', resource_id: userId, actor_id: userId, data })
