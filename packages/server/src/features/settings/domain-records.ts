import { Resolver } from 'node:dns/promises'
import { getEmailDomain, type RecordState, type SenderRecord } from '@press/domain'
import type { Config } from '../../config.ts'
import { dkimSelector, type Dkim } from '../../mail/dkim.ts'

/** The DNS timeout in milliseconds, and the number of attempts. */
const resolverOptions = { timeout: 3_000, tries: 2 }

/** Error codes of a name server that responded: the name has no such record. */
const noRecordCodes = new Set(['ENOTFOUND', 'ENODATA'])

/** Returns the TXT records of a name; null if no name server responded. */
async function lookUpTxt(resolver: Resolver, name: string): Promise<string[] | null> {
  try {
    return (await resolver.resolveTxt(name)).map((parts) => parts.join(''))
  } catch (error) {
    return noRecordCodes.has((error as NodeJS.ErrnoException).code ?? '') ? [] : null
  }
}

const getRecordState = (
  records: string[] | null,
  isRecord: (record: string) => boolean,
  isValid = isRecord,
): RecordState => {
  if (records === null) return 'unknown'
  const matchingRecords = records.filter(isRecord)
  if (matchingRecords.length === 0) return 'none'
  return matchingRecords.some(isValid) ? 'found' : 'other'
}

const isSpf = (record: string): boolean => /^v=spf1(\s|$)/i.test(record)
const isDmarc = (record: string): boolean => /^v=DMARC1\s*(;|$)/i.test(record)
const isDkim = (record: string): boolean => /(^|;)\s*p=/i.test(record)
const extractKey = (record: string): string => (/(?:^|;)\s*p=([^;]*)/i.exec(record)?.[1] ?? '').replaceAll(/\s/g, '')

/**
 * Reads the DNS records that the domain of an address publishes for e-mail. For SPF, checks only that a record exists, because the
 * domain's administrator decides which servers are allowed.
 */
export async function findDomainRecords(
  address: string,
  { dkim, dns }: { dkim: Dkim; dns: Config['dns'] },
): Promise<{ domain: string; records: SenderRecord[]; checked_at: string }> {
  const domain = getEmailDomain(address)
  const resolver = new Resolver(resolverOptions)
  if (dns) resolver.setServers([dns])
  const key = await dkim.getPublicKey(domain)
  const hosts = { spf: domain, dkim: `${dkimSelector}._domainkey.${domain}`, dmarc: `_dmarc.${domain}` }
  const [spf, dkimRecords, dmarc] = await Promise.all([
    lookUpTxt(resolver, hosts.spf),
    lookUpTxt(resolver, hosts.dkim),
    lookUpTxt(resolver, hosts.dmarc),
  ])
  return {
    domain,
    checked_at: new Date().toISOString(),
    records: [
      { record: 'spf', state: getRecordState(spf, isSpf), host: hosts.spf, value: 'v=spf1 mx ~all' },
      {
        record: 'dkim',
        state: getRecordState(dkimRecords, isDkim, (record) => extractKey(record) === key),
        host: hosts.dkim,
        value: `v=DKIM1; k=rsa; p=${key}`,
      },
      { record: 'dmarc', state: getRecordState(dmarc, isDmarc), host: hosts.dmarc, value: 'v=DMARC1; p=none' },
    ],
  }
}
