import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import type { FileInfo, Offer } from '@press/contract'
import type { OfferPaper } from '@press/domain'
import type { Locale } from '@press/i18n/node'
import { makePdf } from '../../../documents/pdf.ts'
import type { Files } from '../../../files/files.ts'
import { paperOf } from './paper.ts'

export interface KeptPaper {
  title: string
  file: FileInfo
  sha256: string
}

/** Sets a paper and keeps its bytes as a file. While no row takes it, it is nobody's, and the clean-up takes it. */
export async function keepPaper(files: Files, offer: Offer, kind: OfferPaper, language: Locale): Promise<KeptPaper> {
  const document = paperOf(offer, kind, language)
  const content = await makePdf(document)
  const name = `${document.title.replaceAll(/[\s/\\:№]+/gu, '_')}.pdf`
  const file = await files.put({ name, purpose: 'pdf', owner_id: null, content: Readable.from([content]) })
  return { title: document.title, file, sha256: createHash('sha256').update(content).digest('hex') }
}
