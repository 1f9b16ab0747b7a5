import { contractKindKeys, templateLimits, type ContractKind, type TemplateVersion } from '@press/domain'
import { z } from 'zod'
import { defineCalls, requirePermission } from './define-calls.ts'
import { singleLineText, expectedVersion, isoDateTime } from './common-schemas.ts'
import { pressSide } from './press.ts'
import { schemaFor } from './schema-for.ts'

export const contractKind = z.enum(contractKindKeys as [ContractKind, ...ContractKind[]])

/** The version of a template. The versions of each contract kind count from 1, and the highest version is in force. */
export const templateVersion = z.coerce.number().int().positive().max(2_147_483_647)

const bilingualText = z.object({ ru: z.string(), kz: z.string() })
/** The text of a template. `validateTemplate` of the domain checks its fields. */
const templateText = z.object({
  title: bilingualText,
  press: bilingualText,
  party: bilingualText,
  preamble: z.array(bilingualText).max(templateLimits.clauses),
  sections: z
    .array(z.object({ title: bilingualText, clauses: z.array(bilingualText).max(templateLimits.clauses) }))
    .max(templateLimits.sections),
})

export const contractTemplate = z.object({ version: templateVersion, text: templateText })
export type EditableTemplate = z.output<typeof contractTemplate>

const versionInfo = schemaFor<TemplateVersion>()(
  z.object({
    version: templateVersion,
    note: z.string(),
    created_by: z.string().nullable(),
    created_at: isoDateTime,
  }),
)

const currentTemplate = z.object({ kind: contractKind, ...versionInfo.shape, text: templateText })
/** The version of a template that is in force, and a list of all its versions, the latest first. */
const fullTemplate = z.object({
  template: currentTemplate,
  versions: z.array(versionInfo),
  /** The press's current details as a party of the contract, for the preview. */
  press: z.object({ ru: pressSide, kz: pressSide }),
})
const kindParams = z.object({ kind: contractKind })

export const contractTemplateCalls = defineCalls({
  'GET /api/contract-templates': {
    summary: 'The current version of each contract template, without its text',
    access: requirePermission('contractTemplates', 'read'),
    shows: ['contracttemplate'],
    response: z.object({ templates: z.array(currentTemplate.omit({ text: true })) }),
  },
  'GET /api/contract-templates/{kind}': {
    summary: 'The current text of a contract template, with the list of versions',
    access: requirePermission('contractTemplates', 'read'),
    shows: ['contracttemplate', 'setting'],
    params: kindParams,
    response: fullTemplate,
  },
  'GET /api/contract-templates/{kind}/versions/{version}': {
    summary: 'The text of one version of a contract template',
    access: requirePermission('contractTemplates', 'read'),
    lasting: 'a version never changes',
    params: kindParams.extend({ version: templateVersion }),
    response: z.object({ template: currentTemplate }),
  },
  'POST /api/contract-templates/{kind}': {
    summary: 'Save the next version of a contract template; existing contracts stay unchanged',
    access: requirePermission('contractTemplates', 'write'),
    changes: ['contracttemplate'],
    params: kindParams,
    body: z.object({
      text: templateText,
      note: singleLineText(templateLimits.note).default(''),
      version: expectedVersion,
    }),
    response: fullTemplate,
  },
})
