import { fileKinds } from '@press/domain'
import type { FastifyReply } from 'fastify'
import { makePdf } from '../../documents/pdf.ts'
import type { Context } from '../shared/context.ts'
import { getContractText, getFileName } from './contract-text.ts'
import { buildContractDocument } from './pdf.ts'
import { findFileKey } from './queries.ts'

/** Names the file that the browser saves. */
export const setAttachmentHeaders = (reply: FastifyReply, type: string, name: string): FastifyReply =>
  reply.type(type).header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(name)}`)

/** Sends the exact bytes that were delivered; for a draft, a newly generated PDF. */
export async function sendContractPdf(context: Context, id: number, reply: FastifyReply): Promise<FastifyReply> {
  const { contract, paper } = await getContractText(context, id)
  const { db, files, t } = context
  const currentDelivery = contract.sendings.find(({ recalled_at }) => recalled_at === null)
  const pdfReply = setAttachmentHeaders(reply, fileKinds.pdf.mime, `${getFileName(paper)}.pdf`)
  if (!currentDelivery) return pdfReply.send(await makePdf(buildContractDocument(paper, t)))
  return pdfReply.send(await files.store.read(await findFileKey(db, currentDelivery.file.id)))
}
