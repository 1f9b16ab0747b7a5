import { createHmac, timingSafeEqual } from 'node:crypto'
import { isUnsubscribable, notificationTopicKeys, type NotificationTopic } from '@press/domain'
import type { Config } from '../config.ts'

/** The letters that a person can unsubscribe from: the letters of one topic, or the daily digest. */
export type Subscription = { user_id: number; of: NotificationTopic | 'daily' }

const isSubscription = (kind: string): kind is Subscription['of'] =>
  kind === 'daily' || (notificationTopicKeys.some((key) => key === kind) && isUnsubscribable(kind as NotificationTopic))

const signPayload = (secret: string, payload: string): string =>
  createHmac('sha256', secret).update(`unsubscribe ${payload}`).digest('base64url')

/** Returns a signed token for the recipient of a letter. The token can only unsubscribe the recipient from such letters. */
export const createUnsubscribeToken = ({ secret }: Pick<Config, 'secret'>, { user_id, of }: Subscription): string =>
  `${user_id}.${of}.${signPayload(secret, `${user_id}.${of}`)}`

/** Reads a token; undefined if this press did not sign it. */
export function readUnsubscribeToken({ secret }: Pick<Config, 'secret'>, token: string): Subscription | undefined {
  const [id = '', kind = '', signature = ''] = token.split('.')
  const [expectedSignature, actualSignature] = [
    Buffer.from(signPayload(secret, `${id}.${kind}`)),
    Buffer.from(signature),
  ]
  const isValid =
    expectedSignature.length === actualSignature.length && timingSafeEqual(expectedSignature, actualSignature)
  return isValid && isSubscription(kind) ? { user_id: Number(id), of: kind } : undefined
}
