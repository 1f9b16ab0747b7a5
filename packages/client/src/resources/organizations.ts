import type { AnswerOf, BodyOf, QueryOf } from '@press/contract'
import { changed } from '../changes.ts'
import { call, save, urlOf } from '../http.ts'
import { sendTable } from '../tableImport.ts'
import type { UploadOptions } from '../upload.ts'
import { useCall } from '../useCall.ts'

/** The organisations that the person sees; a partner their own. */
export const useOrganizations = (query: QueryOf<'GET /api/organizations'> = {}) =>
  useCall('GET /api/organizations', { query })
/** An organisation, whole. */
export const useOrganization = (id: number) =>
  useCall('GET /api/organizations/{id}', { params: { id } }, { revalidateOnFocus: false })

/** Saves an organisation's requisites; resolves once they show. */
export async function saveOrganization(id: number, body: BodyOf<'PUT /api/organizations/{id}'>): Promise<void> {
  await call('PUT /api/organizations/{id}', { params: { id }, body })
  await changed('organization')
}

/** Enters an organisation; resolves once it shows. */
export async function enterOrganization(body: BodyOf<'POST /api/organizations'>): Promise<number> {
  const { organization } = await call('POST /api/organizations', { body })
  await changed('organization')
  return organization.id
}

export const saveOrganizationTemplate = (): Promise<void> =>
  save(urlOf('GET /api/organizations/import'), 'organizations.xlsx')

type Report = AnswerOf<'POST /api/organizations/import'>

/** Has a table of organisations checked, or written when nothing stands against it. */
export async function importOrganizations(file: File, write: boolean, options?: UploadOptions): Promise<Report> {
  const url = urlOf('POST /api/organizations/import', { query: write ? { write: '1' } : {} })
  const report = await sendTable<Report>(url, file, options)
  if (report.written > 0) void changed('organization')
  return report
}
