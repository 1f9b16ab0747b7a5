import type { organizationCalls } from '@press/contract'
import { organizationDetailFields } from '@press/domain'
import type { HandlersOf } from '../../app/handler.ts'
import { readTable } from '../../app/read-table.ts'
import { readUploadedTable } from '../../app/read-uploaded-table.ts'
import { xlsxMimeType, createPlainWorkbook } from '../../app/workbook.ts'
import { importOrganizations, organizationTable } from './import.ts'
import { findOrganization, findOrganizations } from './queries.ts'
import { createOrganization, saveOrganization } from './commands.ts'

export const handlers: HandlersOf<typeof organizationCalls> = {
  'GET /api/organizations': (call) => findOrganizations(call, call.query),
  'POST /api/organizations': async (call) => ({ organization: await createOrganization(call, call.body) }),
  'GET /api/organizations/import': async ({ reply, t }) => {
    const heads = organizationDetailFields.map((field) => organizationTable.nameOf(field, t))
    const example = [t('organizations:import.exampleName'), '940140000385', '+7 717 255 44 33', 'office@example.kz']
    reply
      .header('content-type', xlsxMimeType)
      .header('content-disposition', 'attachment; filename="organizations.xlsx"')
    return reply.send(await createPlainWorkbook(t('organizations:list.title'), heads, [example]))
  },
  'POST /api/organizations/import': (call) =>
    readUploadedTable(call.request, async (content) =>
      importOrganizations(call, await readTable(call, content, organizationTable), call.query.write === '1'),
    ),
  'GET /api/organizations/{id}': async (call) => ({ organization: await findOrganization(call, call.params.id) }),
  'PUT /api/organizations/{id}': async (call) => ({
    organization: await saveOrganization(call, call.params.id, call.body),
  }),
}
