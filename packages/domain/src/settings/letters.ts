import { isEmail } from '../shared/people/email.ts'

/** The sender of the press's letters. */
export interface LetterSender {
  /** The press's own e-mail address. '' means the shared address of the installation. */
  address: string
  /** The sender name next to the e-mail address. '' means the name of the press. */
  name: string
  /** A line at the end of every letter, in all languages. May be ''. */
  signature: string
}

export const emptySender: LetterSender = { address: '', name: '', signature: '' }

/** Maximum lengths in characters (our rule). */
export const senderLimits = { name: 120, signature: 200 } as const

export function validateSender({ address, name, signature }: LetterSender): Record<string, 'email' | 'tooLong'> {
  const problems: Record<string, 'email' | 'tooLong'> = {}
  if (address && !isEmail(address)) problems['address'] = 'email'
  if (name.length > senderLimits.name) problems['name'] = 'tooLong'
  if (signature.length > senderLimits.signature) problems['signature'] = 'tooLong'
  return problems
}

export const getEmailDomain = (address: string): string => address.slice(address.lastIndexOf('@') + 1).toLowerCase()

/** The DNS records of a domain that let other servers verify its letters (RFC 7208, RFC 6376, RFC 7489). */
export const domainRecords = ['spf', 'dkim', 'dmarc'] as const
export type DomainRecord = (typeof domainRecords)[number]
/** `other`: a record exists, but it differs from the required record. `unknown`: the DNS lookup failed. */
export const recordStates = ['found', 'none', 'other', 'unknown'] as const
export type RecordState = (typeof recordStates)[number]

/**
 * `waiting`: the mail server has not accepted the letter yet. `sent`: the mail server accepted it. `opened`: the recipient opened
 * it. `stopped`: the mail server rejected it and gave a reason.
 */
export const testLetterStates = ['waiting', 'sent', 'opened', 'stopped'] as const
export type TestLetterState = (typeof testLetterStates)[number]
