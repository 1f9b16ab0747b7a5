import { createHmac, timingSafeEqual } from 'node:crypto'
import { isUnsubscribable, notificationTopicKeys, type NotificationTopic } from '@press/domain'
import type { Config } from '../config.ts'

/** What a letter can be unsubscribed from: those of one topic, or the letter of the day. */
export type Subscription = { user_id: number; of: NotificationTopic | 'daily' }

const isSubscription = (of: string): of is Subscription['of'] =>
  of === 'daily' || (notificationTopicKeys.some((key) => key === of) && isUnsubscribable(of as NotificationTopic))

const sign = (secret: string, said: string): string =>
  createHmac('sha256', secret).update(`unsubscribe ${said}`).digest('base64url')

/** A word that only this press can say, for whoever has the letter: it opens nothing but the end of such letters. */
export const unsubscribeToken = ({ secret }: Pick<Config, 'secret'>, { user_id, of }: Subscription): string =>
  `${user_id}.${of}.${sign(secret, `${user_id}.${of}`)}`

/** What a word says; undefined when this press did not say it. */
export function readUnsubscribeToken({ secret }: Pick<Config, 'secret'>, token: string): Subscription | undefined {
  const [id = '', of = '', signature = ''] = token.split('.')
  const [expected, given] = [Buffer.from(sign(secret, `${id}.${of}`)), Buffer.from(signature)]
  const said = expected.length === given.length && timingSafeEqual(expected, given)
  return said && isSubscription(of) ? { user_id: Number(id), of } : undefined
}
