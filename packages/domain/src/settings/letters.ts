import { isEmail } from '../people/email.ts'

/** Whom the press's letters are from. */
export interface LetterSender {
  /** The press's own address; '': the shared address of the installation. */
  address: string
  /** The name beside the address; '': how the press is called. */
  name: string
  /** A line under every letter, in all languages; may be ''. */
  signature: string
}

export const noSender: LetterSender = { address: '', name: '', signature: '' }

/** Characters (ours). */
export const senderLimits = { name: 120, signature: 200 } as const

export function validateSender({ address, name, signature }: LetterSender): Record<string, 'email' | 'tooLong'> {
  const problems: Record<string, 'email' | 'tooLong'> = {}
  if (address && !isEmail(address)) problems['address'] = 'email'
  if (name.length > senderLimits.name) problems['name'] = 'tooLong'
  if (signature.length > senderLimits.signature) problems['signature'] = 'tooLong'
  return problems
}

export const domainOf = (address: string): string => address.slice(address.lastIndexOf('@') + 1).toLowerCase()

/** Records of a domain that tell other servers which letters are genuine (RFC 7208, RFC 6376, RFC 7489). */
export const domainRecords = ['spf', 'dkim', 'dmarc'] as const
export type DomainRecord = (typeof domainRecords)[number]
/** `other`: there is a record, but not the one that is needed; `unknown`: the domain could not be asked. */
export const recordStates = ['found', 'none', 'other', 'unknown'] as const
export type RecordState = (typeof recordStates)[number]

/** `waiting` for the mail server, `sent` when it took the letter, `opened` by its recipient, `stopped` with the server's reason. */
export const testLetterStates = ['waiting', 'sent', 'opened', 'stopped'] as const
export type TestLetterState = (typeof testLetterStates)[number]
