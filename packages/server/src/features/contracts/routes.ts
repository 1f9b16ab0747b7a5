import type { contractCalls } from '@press/contract'
import { eq } from 'drizzle-orm'
import type { FastifyReply } from 'fastify'
import type { HandlersOf } from '../../app/handler.ts'
import type { Services } from '../../app/services.ts'
import { columnsOf, replyWithTable, tiynToTenge, type PlainTable } from '../../app/reply-with-table.ts'
import { getToday } from '../../clock.ts'
import { contractPress } from '../../database/press-side.ts'
import { files as fileTable } from '../../database/schema.ts'
import { makePdf } from '../../documents/pdf.ts'
import { fileKinds, type ContractRow } from '@press/domain'
import type { Translate } from '../../texts.ts'
import type { Context } from '../shared/context.ts'
import { requestSigningCode } from './signing-code.ts'
import { contractDocx } from './docx.ts'
import { getFileName, getContractText } from './contract-text.ts'
import { contractDocument } from './pdf.ts'
import { findTemplate } from '../shared/contract-templates.ts'
import { listAllContracts, findParties, listContracts } from './queries.ts'
import { setContractStatus } from './status.ts'
import { readContract, createContract, editContract } from './service.ts'
import { recordCodeAttempt } from './signing.ts'

const fields = ['number', 'date', 'party_name', 'book_name', 'subject', 'starts_on', 'ends_on'] as const
/** No totals: the fee is a single, monthly or hourly sum, depending on the kind of contract. */
const columns = ['kind', ...fields, 'fee', 'royalty', 'status'] as const

const tableOf = (contracts: readonly ContractRow[], t: Translate): PlainTable => ({
  title: t('contracts:list.title'),
  columns: columnsOf(columns, (key) => t(`contracts:field.${key}`)),
  rows: contracts.map((row) => [
    t(`contracts:kind.${row.kind}`),
    ...fields.map((key) => row[key]),
    row.fee === null ? null : tiynToTenge(row.fee),
    row.royalty,
    t(`contracts:status.${row.status}`),
  ]),
})

const attached = (reply: FastifyReply, type: string, name: string): FastifyReply =>
  reply.type(type).header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(name)}`)

/** Sends the exact bytes that were delivered; for a draft, a newly generated PDF. */
async function pdfOf(context: Context, id: number, reply: FastifyReply): Promise<FastifyReply> {
  const { contract, paper } = await getContractText(context, id)
  const { db, files, t } = context
  const currentDelivery = contract.sendings.find(({ recalled_at }) => recalled_at === null)
  const pdfReply = attached(reply, fileKinds.pdf.mime, `${getFileName(paper)}.pdf`)
  if (!currentDelivery) return pdfReply.send(await makePdf(contractDocument(paper, t)))
  const [file] = await db
    .select({ key: fileTable.key })
    .from(fileTable)
    .where(eq(fileTable.id, currentDelivery.file.id))
  return pdfReply.send(await files.store.read(file?.key ?? ''))
}

export const handlers = ({ config: { authorities } }: Services): HandlersOf<typeof contractCalls> => ({
  'GET /api/contracts': (call) => listContracts(call, call.query),

  'GET /api/contracts/export': async (call) => {
    const { query, t } = call
    return replyWithTable(call, tableOf(await listAllContracts(call, query), t), query.format, 'contracts')
  },

  'GET /api/contracts/create': async ({ db, query }) => ({
    press: await contractPress(db, getToday()),
    template: await findTemplate(db, query.kind),
  }),

  'GET /api/contracts/parties': async ({ db, query }) => ({ parties: await findParties(db, query.search) }),

  'POST /api/contracts': (call) => createContract(call, call.body),

  'GET /api/contracts/{id}': (call) => readContract(call, call.params.id),

  'PUT /api/contracts/{id}': (call) => editContract(call, call.params.id, call.body),

  'POST /api/contracts/{id}/status': async (call) => {
    if (call.body.code !== undefined) await recordCodeAttempt(call.db, call.params.id, call.person.id)
    return setContractStatus({ ...call, authorities }, call.params.id, call.body)
  },

  'POST /api/contracts/{id}/code': (call) => requestSigningCode(call, call.params.id),

  'GET /api/contracts/{id}/documents/contract.pdf': (call) => pdfOf(call, call.params.id, call.reply),

  'GET /api/contracts/{id}/documents/contract.docx': async (call) => {
    const { paper } = await getContractText(call, call.params.id)
    return attached(call.reply, fileKinds.docx.mime, `${getFileName(paper)}.docx`).send(await contractDocx(paper))
  },
})
