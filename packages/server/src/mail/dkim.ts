import { generateKeyPair } from 'node:crypto'
import { promisify } from 'node:util'
import { and, eq } from 'drizzle-orm'
import type { FieldCipher } from '../auth/field-cipher.ts'
import type { Db } from '../database/database.ts'
import { letterKeys } from '../database/schema.ts'

/** The DKIM selector: the name under which a domain publishes the press's key in its DNS. */
export const dkimSelector = 'press'

export interface DkimKey {
  domainName: string
  keySelector: string
  /** In PEM format. */
  privateKey: string
}

export interface Dkim {
  /** Returns the key that signs the letters of a domain, created on first use. */
  getKey: (domain: string) => Promise<DkimKey>
  /** Returns the public key in base64, as the domain's DNS record contains it. */
  getPublicKey: (domain: string) => Promise<string>
}

const generateKeys = promisify(generateKeyPair)
const getCipherContext = (domain: string): string => `dkim ${domain}`

async function createKeyRow(domain: string, vault: FieldCipher) {
  const { publicKey, privateKey } = await generateKeys('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'der' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  })
  return { domain, public_key: publicKey.toString('base64'), sealed: vault.seal(privateKey, getCipherContext(domain)) }
}

/**
 * Manages the keys that prove to other servers that a domain's letters are genuine (RFC 6376). The private key is stored encrypted.
 */
export function createDkim(db: Db, vault: FieldCipher): Dkim {
  async function readKey(domain: string): Promise<{ public_key: string; privateKey: string } | undefined> {
    const [row] = await db.select().from(letterKeys).where(eq(letterKeys.domain, domain))
    if (!row) return undefined
    try {
      return { public_key: row.public_key, privateKey: vault.open(row.sealed, getCipherContext(domain)) }
    } catch {
      // The key comes from a backup with another secret and cannot be decrypted, so the domain gets a new key.
      await db.delete(letterKeys).where(and(eq(letterKeys.domain, domain), eq(letterKeys.sealed, row.sealed)))
      return undefined
    }
  }
  async function getOrCreateKey(domain: string) {
    const existingKey = await readKey(domain)
    if (existingKey) return existingKey
    // If two processes create a key at the same time, the first key is kept.
    await db
      .insert(letterKeys)
      .values(await createKeyRow(domain, vault))
      .onConflictDoNothing()
    const createdKey = await readKey(domain)
    if (!createdKey) throw new Error(`No DKIM key for ${domain}`)
    return createdKey
  }
  return {
    getKey: async (domain) => ({
      domainName: domain,
      keySelector: dkimSelector,
      privateKey: (await getOrCreateKey(domain)).privateKey,
    }),
    getPublicKey: async (domain) => (await getOrCreateKey(domain)).public_key,
  }
}

/** Re-encrypts the keys with the current secret. Returns the number of keys that were encrypted with another secret. */
export const reencryptDkimKeys = (db: Db, vault: FieldCipher): Promise<number> =>
  db.transaction(async (tx) => {
    const outdatedKeys = (await tx.select().from(letterKeys).for('update')).filter(
      ({ sealed }) => !vault.isCurrent(sealed),
    )
    for (const { domain, sealed } of outdatedKeys)
      await tx
        .update(letterKeys)
        .set({ sealed: vault.seal(vault.open(sealed, getCipherContext(domain)), getCipherContext(domain)) })
        .where(eq(letterKeys.domain, domain))
    return outdatedKeys.length
  })
