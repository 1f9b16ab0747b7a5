import type { contractCalls } from '@press/contract'
import type { HandlersOf } from '../../app/handler.ts'
import type { Services } from '../../app/services.ts'
import { replyWithTable } from '../../app/reply-with-table.ts'
import { getToday } from '../../clock.ts'
import { getContractPublisher } from '../../database/press-side.ts'
import { fileKinds } from '@press/domain'
import { requestSigningCode } from './signing-code.ts'
import { renderContractDocx } from './docx.ts'
import { getContractText, getFileName } from './contract-text.ts'
import { findTemplate } from '../shared/contract-templates.ts'
import { listContracts, listAllContracts, findParties } from './queries.ts'
import { setContractStatus } from './status.ts'
import { createContract, readContract, editContract } from './commands.ts'
import { recordCodeAttempt } from './signing.ts'
import { sendContractPdf, setAttachmentHeaders } from './reply-with-contract.ts'
import { buildContractTable } from './table.ts'

export const handlers = ({ config: { authorities } }: Services): HandlersOf<typeof contractCalls> => ({
  'GET /api/contracts': (call) => listContracts(call, call.query),

  'GET /api/contracts/export': async (call) => {
    const { query, t } = call
    return replyWithTable(call, buildContractTable(await listAllContracts(call, query), t), query.format, 'contracts')
  },

  'GET /api/contracts/create': async ({ db, query }) => ({
    press: await getContractPublisher(db, getToday()),
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

  'GET /api/contracts/{id}/documents/contract.pdf': (call) => sendContractPdf(call, call.params.id, call.reply),

  'GET /api/contracts/{id}/documents/contract.docx': async (call) => {
    const { paper } = await getContractText(call, call.params.id)
    return setAttachmentHeaders(call.reply, fileKinds.docx.mime, `${getFileName(paper)}.docx`).send(
      await renderContractDocx(paper),
    )
  },
})
