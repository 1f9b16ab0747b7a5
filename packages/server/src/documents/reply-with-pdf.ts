import type { FastifyReply } from 'fastify'
import type { PressDocument } from './document.ts'
import { makePdf } from './pdf.ts'

/** Answers with a document as PDF, named after its title. */
export const sendPdf = async (reply: FastifyReply, document: PressDocument): Promise<FastifyReply> =>
  reply
    .type('application/pdf')
    .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(document.title)}.pdf`)
    .send(await makePdf(document))
