import { domainOf, pressCalled } from '@press/domain'
import type { Config } from '../config.ts'
import type { Db } from '../database/database.ts'
import { letterSender, pressIdentity, getPressDetails } from '../database/press-side.ts'
import type { Dkim } from './dkim.ts'

/** What the transport needs to know of whom a letter is from. */
export interface Sender {
  name: string
  address: string
  /** Where answers go, where that is not the sender's address. */
  replyTo?: string
  /** What signs letters of the address's domain. */
  dkim?: { domainName: string; keySelector: string; privateKey: string }
}

const product = 'Press'

/** The address that letters are from while the press has none of its own. */
export const sharedAddress = ({ origins }: Pick<Config, 'origins'>): string =>
  `press@${new URL(origins.staff).hostname}`

/** Says whom letters are from, as the press has set it. It is asked for each letter: a change holds from the next one on. */
export const createSender = (db: Db, config: Pick<Config, 'origins'>, dkim: Dkim) => async (): Promise<Sender> => {
  const [{ name, address }, identity, requisites] = await Promise.all([
    letterSender(db),
    pressIdentity(db),
    getPressDetails(db),
  ])
  const from = { name: name || pressCalled(identity, requisites, 'ru') || product }
  if (!address) {
    return { ...from, address: sharedAddress(config), ...(requisites.email && { replyTo: requisites.email }) }
  }
  return { ...from, address, dkim: await dkim.keyOf(domainOf(address)) }
}
