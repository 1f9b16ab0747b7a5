import { Resolver } from 'node:dns/promises'
import type { SenderRecord } from '@press/contract'
import { domainOf, type RecordState } from '@press/domain'
import type { Config } from '../../config.ts'
import { dkimSelector, type Dkim } from '../../mail/dkim.ts'

/** The DNS timeout in milliseconds, and the number of attempts. */
const resolverOptions = { timeout: 3_000, tries: 2 }

/** Error codes of a name server that responded: the name has no such record. */
const none = new Set(['ENOTFOUND', 'ENODATA'])

/** Returns the TXT records of a name; null if no name server responded. */
async function txtOf(resolver: Resolver, name: string): Promise<string[] | null> {
  try {
    return (await resolver.resolveTxt(name)).map((parts) => parts.join(''))
  } catch (error) {
    return none.has((error as NodeJS.ErrnoException).code ?? '') ? [] : null
  }
}

const stateOf = (records: string[] | null, isIt: (record: string) => boolean, isRight = isIt): RecordState => {
  if (records === null) return 'unknown'
  const matchingRecords = records.filter(isIt)
  if (matchingRecords.length === 0) return 'none'
  return matchingRecords.some(isRight) ? 'found' : 'other'
}

const isSpf = (record: string): boolean => /^v=spf1(\s|$)/i.test(record)
const isDmarc = (record: string): boolean => /^v=DMARC1\s*(;|$)/i.test(record)
const isDkim = (record: string): boolean => /(^|;)\s*p=/i.test(record)
const keyIn = (record: string): string => (/(?:^|;)\s*p=([^;]*)/i.exec(record)?.[1] ?? '').replaceAll(/\s/g, '')

/**
 * Reads the DNS records that the domain of an address publishes for e-mail. For SPF, checks only that a record exists, because the
 * domain's administrator decides which servers are allowed.
 */
export async function domainRecordsOf(
  address: string,
  { dkim, dns }: { dkim: Dkim; dns: Config['dns'] },
): Promise<{ domain: string; records: SenderRecord[]; checked_at: string }> {
  const domain = domainOf(address)
  const resolver = new Resolver(resolverOptions)
  if (dns) resolver.setServers([dns])
  const key = await dkim.publicKeyOf(domain)
  const hosts = { spf: domain, dkim: `${dkimSelector}._domainkey.${domain}`, dmarc: `_dmarc.${domain}` }
  const [spf, signs, dmarc] = await Promise.all([
    txtOf(resolver, hosts.spf),
    txtOf(resolver, hosts.dkim),
    txtOf(resolver, hosts.dmarc),
  ])
  return {
    domain,
    checked_at: new Date().toISOString(),
    records: [
      { record: 'spf', state: stateOf(spf, isSpf), host: hosts.spf, value: 'v=spf1 mx ~all' },
      {
        record: 'dkim',
        state: stateOf(signs, isDkim, (record) => keyIn(record) === key),
        host: hosts.dkim,
        value: `v=DKIM1; k=rsa; p=${key}`,
      },
      { record: 'dmarc', state: stateOf(dmarc, isDmarc), host: hosts.dmarc, value: 'v=DMARC1; p=none' },
    ],
  }
}
