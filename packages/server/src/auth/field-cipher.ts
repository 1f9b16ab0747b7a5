import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto'
import type { Config } from '../config.ts'

const algorithm = 'aes-256-gcm'
const [nonceBytes, tagBytes] = [12, 16]

interface Key {
  id: string
  bytes: Buffer
}

/** Derives the key of a secret, and an id that identifies the key without revealing it. */
function deriveKey(secret: string): Key {
  const bytes = Buffer.from(hkdfSync('sha256', secret, '', 'press vault', 32))
  return { id: createHash('sha256').update(bytes).digest('base64url').slice(0, 8), bytes }
}

export interface FieldCipher {
  /** Encrypts a text and binds it to its owner and field. A copy in another row cannot be decrypted. */
  seal: (text: string, context: string) => string
  /** Decrypts a text. Throws if it was encrypted with another secret or for another owner or field, or if it was changed. */
  open: (encryptedText: string, context: string) => string
  /** Whether a text was encrypted with the current secret. */
  isCurrent: (encryptedText: string) => boolean
}

/**
 * Creates the cipher for database fields. It uses AES-256-GCM with a key derived from PRESS_SECRET. While PRESS_PREVIOUS_SECRET is
 * set, it also decrypts fields that were encrypted with that secret.
 */
export function createFieldCipher({ secret, previousSecret }: Pick<Config, 'secret' | 'previousSecret'>): FieldCipher {
  const currentKey = deriveKey(secret)
  const keys = [currentKey, ...(previousSecret === undefined ? [] : [deriveKey(previousSecret)])]

  return {
    seal(text, context) {
      const nonce = randomBytes(nonceBytes)
      const cipher = createCipheriv(algorithm, currentKey.bytes, nonce).setAAD(Buffer.from(context))
      const encryptedBytes = Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()])
      return `${currentKey.id}.${encryptedBytes.toString('base64url')}`
    },

    open(encryptedText, context) {
      const [id, body = ''] = encryptedText.split('.')
      const key = keys.find((one) => one.id === id)
      if (!key) throw new Error(`Encrypted with a secret other than PRESS_SECRET: ${context}`)
      const encryptedBytes = Buffer.from(body, 'base64url')
      const decipher = createDecipheriv(algorithm, key.bytes, encryptedBytes.subarray(0, nonceBytes), {
        authTagLength: tagBytes,
      })
        .setAAD(Buffer.from(context))
        .setAuthTag(encryptedBytes.subarray(-tagBytes))
      const text = decipher.update(encryptedBytes.subarray(nonceBytes, -tagBytes))
      return Buffer.concat([text, decipher.final()]).toString('utf8')
    },

    isCurrent: (encryptedText) => encryptedText.startsWith(`${currentKey.id}.`),
  }
}
