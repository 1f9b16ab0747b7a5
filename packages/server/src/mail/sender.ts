import { getEmailDomain, getPublicPressName } from '@press/domain'
import type { Config } from '../config.ts'
import type { Db } from '../database/database.ts'
import { getLetterSender, getPressIdentity, getPressDetails } from '../database/press-side.ts'
import type { Dkim } from './dkim.ts'

/** The sender data that the transport needs. */
export interface Sender {
  name: string
  address: string
  /** The address for replies, if it differs from the sender's address. */
  replyTo?: string
  /** The key that signs letters of the address's domain. */
  dkim?: { domainName: string; keySelector: string; privateKey: string }
}

const productName = 'Press'

/** The sender address while the press has not set one. */
export const getSharedAddress = ({ origins }: Pick<Config, 'origins'>): string =>
  `press@${new URL(origins.staff).hostname}`

/**
 * Returns a function that reads the sender from the settings. It is called for each letter, so a change applies to the next letter.
 */
export const createSenderReader =
  (db: Db, config: Pick<Config, 'origins'>, dkim: Dkim) => async (): Promise<Sender> => {
    const [{ name, address }, identity, pressDetails] = await Promise.all([
      getLetterSender(db),
      getPressIdentity(db),
      getPressDetails(db),
    ])
    const sender = { name: name || getPublicPressName(identity, pressDetails, 'ru') || productName }
    if (!address) {
      return {
        ...sender,
        address: getSharedAddress(config),
        ...(pressDetails.email && { replyTo: pressDetails.email }),
      }
    }
    return { ...sender, address, dkim: await dkim.getKey(getEmailDomain(address)) }
  }
