import type { FastifyReply } from 'fastify'
import type { PressDocument } from './document.ts'
import { makePdf } from './pdf.ts'

/** Answers with a document as PDF. The file has the title of the document as its name. */
export const sendPdf = async (reply: FastifyReply, document: PressDocument): Promise<FastifyReply> =>
  reply
    .type('application/pdf')
    .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(document.title)}.pdf`)
    .send(await makePdf(document))
