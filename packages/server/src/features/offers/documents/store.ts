import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import type { OfferDocumentKind, StoredFile, Offer } from '@press/domain'
import type { Locale } from '@press/i18n/node'
import type { PressDocument } from '../../../documents/document.ts'
import { getPressLogo } from '../../../documents/logo.ts'
import { makePdf } from '../../../documents/pdf.ts'
import type { Files } from '../../../files/files.ts'
import type { Context } from '../../shared/context.ts'
import { buildOfferDocument } from './build.ts'

export interface StoredDocument {
  title: string
  file: StoredFile
  sha256: string
}

/** Generates a document of an offer and stores it as a file. */
export const storeDocument = async (
  { db, files }: Pick<Context, 'db' | 'files'>,
  offer: Offer,
  kind: OfferDocumentKind,
  language: Locale,
): Promise<StoredDocument> => storePdf(files, buildOfferDocument(offer, kind, language, await getPressLogo(db, files)))

/** Stores a document as a file. The cleanup deletes the file if no row references it. */
export async function storePdf(files: Files, document: PressDocument): Promise<StoredDocument> {
  const content = await makePdf(document)
  const name = `${document.title.replaceAll(/[\s/\\:№]+/gu, '_')}.pdf`
  const file = await files.put({ name, purpose: 'pdf', owner_id: null, content: Readable.from([content]) })
  return { title: document.title, file, sha256: createHash('sha256').update(content).digest('hex') }
}
