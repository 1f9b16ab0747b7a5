import type { ShopToken } from '@press/domain'
import { eq, sql } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import { getTokenHash } from '../../auth/authenticate.ts'
import { createToken, hashToken } from '../../auth/tokens.ts'
import type { Db } from '../../database/database.ts'
import { isoTimestampSql, queryRows } from '../../database/rows.ts'
import { shopTokens } from '../../database/schema.ts'
import { PressError } from '../../errors.ts'
import { recordEvent } from '../../events/record-event.ts'
import type { Context } from '../shared/context.ts'

export async function findShopToken(db: Db): Promise<ShopToken | null> {
  const [token] = await queryRows<ShopToken>(
    db,
    sql`select ${isoTimestampSql('shop_tokens.created_at')} as created_at, ${isoTimestampSql('used_at')} as used_at, users.name as created_by
      from shop_tokens left join users on users.id = created_by`,
  )
  return token ?? null
}

/** Creates a token for the shop; the previous token becomes invalid. */
export async function createShopToken({ db, person }: Context): Promise<string> {
  const secret = createToken()
  await db.transaction(async (tx) => {
    const tokenValues = { secret_hash: hashToken(secret), created_at: sql`now()`, created_by: person.id, used_at: null }
    await tx.insert(shopTokens).values(tokenValues).onConflictDoUpdate({ target: shopTokens.only, set: tokenValues })
    await recordEvent(tx, 'account.shopTokenMade', person)
  })
  return secret
}

export async function revokeShopToken({ db, person }: Context): Promise<void> {
  await db.transaction(async (tx) => {
    const { rowCount } = await tx.delete(shopTokens)
    if (rowCount) await recordEvent(tx, 'account.shopTokenEnded', person)
  })
}

/** Refuses a request without the shop's token, and records that the token was used. */
export async function assertShopToken(db: Db, request: FastifyRequest): Promise<void> {
  const hash = getTokenHash(request)
  const tokenClause = eq(shopTokens.secret_hash, hash ?? '')
  const isUseRecorded = sql<boolean>`coalesce(${shopTokens.used_at} > now() - interval '1 minute', false)`
  const [token] = await db.select({ isNoted: isUseRecorded }).from(shopTokens).where(tokenClause)
  if (!token) throw new PressError('unauthorized', { message: 'shopOrder.token' })
  if (!token.isNoted) {
    const used_at = sql`now()`
    await db.update(shopTokens).set({ used_at }).where(tokenClause)
  }
}
