import {
  bindingCovers,
  getBindingSpec,
  getFormatSpec,
  materialKinds,
  materialLimits,
  getPaperSpec,
} from '@press/domain'
import { z } from 'zod'
import { defineCalls, requirePermission } from './define-calls.ts'

/** Returns a schema for a key of one of the press's lists. It refuses an unknown key as an invalid choice. */
const createKeySchema = (isKnown: (key: string) => boolean, list: string) =>
  z
    .string()
    .check(({ value, issues }) => {
      if (!isKnown(value)) issues.push({ code: 'invalid_value', values: [], input: value })
    })
    .meta({ description: `A key of \`${list}\` of \`GET /api/materials\`` })

export const paper = createKeySchema((key) => getPaperSpec(key) !== undefined, 'papers')
export const bookFormat = createKeySchema((key) => getFormatSpec(key) !== undefined, 'formats')
export const binding = createKeySchema((key) => getBindingSpec(key) !== undefined, 'bindings')

/** The name of a material. The domain checks the values, field by field. */
const name = z.string().trim().max(materialLimits.name)
const localName = z.object({ kz: name, ru: name, en: name })
const number = z.number()

const paperProperties = z.object({ grammage: number, caliper: number })
const formatProperties = z.object({ width: number, height: number, sheet: z.string(), share: number })
const bindingProperties = z.object({
  cover: z.enum(bindingCovers),
  min: number,
  max: number,
  multiple: number,
  sewn: z.boolean(),
})

/** An entry of a list. Formats have no name, because their key identifies them. */
const addedMaterial = z.object({ key: z.string(), name: localName.optional(), withdrawn: z.boolean().optional() })
/** Papers, formats and bindings that the press has added to the built-in ones. */
export const addedMaterials = z.object({
  papers: z.array(addedMaterial.extend(paperProperties.shape)).readonly(),
  formats: z.array(addedMaterial.extend(formatProperties.shape)).readonly(),
  bindings: z.array(addedMaterial.extend(bindingProperties.shape)).readonly(),
})

/** A material as everyone sees it, with its name in the requested language. */
const listedMaterial = z.object({ key: z.string(), name: z.string(), withdrawn: z.boolean() })
const writeAccess = requirePermission('priceList', 'write')
const keyResponse = z.object({ key: z.string() })

export const materialCalls = defineCalls({
  'GET /api/materials': {
    summary: 'The papers, formats and bindings of the press; withdrawn ones cannot be chosen any more',
    access: 'session',
    shows: ['setting'],
    response: z.object({
      papers: z.array(listedMaterial.extend(paperProperties.shape)),
      formats: z.array(listedMaterial.extend(formatProperties.shape)),
      bindings: z.array(listedMaterial.extend(bindingProperties.shape)),
    }),
  },
  'POST /api/materials/papers': {
    summary: 'Add a paper: grams per square metre, thickness of a leaf in millimetres. Price lists set its price',
    access: writeAccess,
    changes: ['setting'],
    body: paperProperties.extend({ name: localName }),
    response: keyResponse,
  },
  'POST /api/materials/formats': {
    summary: 'Add a format: trimmed page in millimetres, sheet in centimetres, pages per side of the sheet',
    access: writeAccess,
    changes: ['setting'],
    body: formatProperties
      .omit({ sheet: true })
      .extend({ key: z.string().trim(), sheet_width: number, sheet_height: number }),
    response: keyResponse,
  },
  'POST /api/materials/bindings': {
    summary:
      'Add a binding: its cover, the number of pages it holds, whether it is sewn in sections. Price lists set its prices',
    access: writeAccess,
    changes: ['setting'],
    body: bindingProperties.extend({ name: localName }),
    response: keyResponse,
  },
  'POST /api/materials/withdraw': {
    summary: 'Withdraw a material that the press added, or offer it again; what uses it keeps it',
    access: writeAccess,
    changes: ['setting'],
    body: z.object({ kind: z.enum(materialKinds), key: z.string(), withdrawn: z.boolean() }),
    response: keyResponse,
  },
})
