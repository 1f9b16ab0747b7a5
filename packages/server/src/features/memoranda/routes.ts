import type { Memorandum } from '@press/domain'
import type { memorandumCalls } from '@press/contract'
import type { HandlersOf } from '../../app/handler.ts'
import { createColumns, replyWithTable, type PlainTable } from '../../app/reply-with-table.ts'
import type { Translate } from '../../texts.ts'
import { listAllMemoranda, listMemoranda } from './queries.ts'
import { editMemorandum, createMemorandum, removeMemorandum } from './commands.ts'

const fields = [
  'number',
  'date',
  'party_name',
  'party_bin',
  'subject',
  'signed_on',
  'ends_on',
  'contact_name',
  'contact_phone',
  'contact_email',
  'note',
] as const

const buildMemorandumTable = (memoranda: readonly Memorandum[], t: Translate): PlainTable => ({
  title: t('memoranda:list.title'),
  columns: createColumns([...fields, 'state'], (key) => t(`memoranda:field.${key}`)),
  rows: memoranda.map((row) => [...fields.map((key) => row[key]), t(`memoranda:state.${row.state}`)]),
})

export const handlers: HandlersOf<typeof memorandumCalls> = {
  'GET /api/memoranda': (call) => listMemoranda(call, call.query),
  'GET /api/memoranda/export': async (call) => {
    const { query, t } = call
    return replyWithTable(call, buildMemorandumTable(await listAllMemoranda(call, query), t), query.format, 'memoranda')
  },
  'POST /api/memoranda': async (call) => ({ memorandum: await createMemorandum(call, call.body) }),
  'PUT /api/memoranda/{id}': async (call) => ({
    memorandum: await editMemorandum(call, call.params.id, call.body),
  }),
  'DELETE /api/memoranda/{id}': async (call) => {
    await removeMemorandum(call, call.params.id)
    return { ok: true }
  },
}
