import {
  blockColors,
  defaultBlockPaper,
  coverKinds,
  laminations,
  limits,
  priceListStatuses,
  type PriceListRow,
  type SavedCalculation,
  type EditablePriceList,
} from '@press/domain'
import { z } from 'zod'
import { defineCalls, requirePermission } from './define-calls.ts'
import {
  isoDate,
  id,
  idParams,
  singleLineText,
  listQuery,
  expectedVersion,
  isoDateTime,
  version,
} from './common-schemas.ts'
import { binding, bookFormat, paper } from './materials.ts'
import { activeUser } from './profile.ts'
import { nonNegativeCount } from './tech-card-schemas.ts'
import { schemaFor } from './schema-for.ts'

/** A price in tiyn. The domain checks maximums and overlaps, field by field. */
const price = z.number().nonnegative()
const percent = z.number().nonnegative()
/** Price tiers. Each tier applies up to a number of clicks. The last tier applies to all further clicks. */
const tiers = z
  .array(z.object({ up_to: nonNegativeCount.nullable(), price }))
  .min(1)
  .max(8)
  .refine((tierList) => tierList.every(({ up_to }, index) => (up_to === null) === (index === tierList.length - 1)))
  .readonly()
/** A sum in tiyn for a whole print run. */
const sum = z.number().int().nonnegative()

export const prices = z.object({
  sheets: z.record(paper, price),
  clicks: z.record(z.enum(blockColors), tiers),
  lamination: z.record(z.enum(laminations).exclude(['none']), price),
  bindings: z.record(binding, z.object({ setup: price, each: price })),
  preparation: price,
  /** Spoilage: `waste` is a percentage of the good sheets, and `make_ready` the number of sheets for make-ready. */
  waste: percent,
  make_ready: z.number().nonnegative(),
  overhead: percent,
  margin: percent,
  partner_discount: percent,
})

export const priceList = schemaFor<PriceListRow>()(
  prices.extend({
    id,
    number: nonNegativeCount,
    from: isoDate,
  }),
)

export const editablePriceList = schemaFor<EditablePriceList>()(
  priceList.extend({
    version,
    status: z.enum(priceListStatuses),
    author: activeUser.nullable(),
    updated_at: isoDateTime,
    entered_at: isoDateTime.nullable(),
  }),
)

/** The calculator's input for a title. */
export const bookParams = z.object({
  title: singleLineText(limits.bookNameLength).default(''),
  pages: z.number().int(),
  format: bookFormat,
  quantity: z.number().int(),
  binding: z.enum(coverKinds),
  block_color: z.enum(blockColors),
  lamination: z.enum(laminations).default('matte'),
  /** Paper of the block. */
  paper_type: paper.default(defaultBlockPaper),
  /** The binding method. If null, the usual method for the cover and the number of pages applies. */
  binding_method: binding.nullable().default(null),
})
const name = singleLineText(limits.calculationName).pipe(z.string().trim().min(1))

export const calculation = schemaFor<SavedCalculation>()(
  bookParams.extend({
    id,
    version,
    name: z.string(),
    price_list: priceList.pick({ id: true, number: true, from: true }),
    unit_price: sum,
    sum,
    vat: sum,
    unit_price_today: sum,
    sum_today: sum,
    next: z.object({ from: isoDate, number: nonNegativeCount, sum }).nullable(),
    created_at: isoDateTime,
    updated_at: isoDateTime,
  }),
)

const priceListResponse = z.object({ price_list: editablePriceList })
const savedCalculation = z.object({ calculation })
const okResponse = z.object({ ok: z.literal(true) })

export const calculatorCalls = defineCalls({
  'GET /api/price-list': {
    summary: 'The prices valid today, and the next entered ones',
    access: requirePermission('priceList', 'read'),
    shows: ['pricelist'],
    response: z.object({ price_list: priceList, next: priceList.nullable() }),
  },
  'GET /api/price-lists': {
    summary: 'All price lists including drafts, by number',
    access: requirePermission('priceList', 'write'),
    shows: ['pricelist'],
    response: z.object({ price_lists: z.array(editablePriceList) }),
  },
  'POST /api/price-list': {
    summary: 'Create a draft with the prices of another list, by default the latest',
    access: requirePermission('priceList', 'write'),
    changes: ['pricelist'],
    body: z.object({ from: isoDate, like: id.optional() }),
    response: priceListResponse,
  },
  'PATCH /api/price-list/{id}': {
    summary: 'Change the first day or the prices of a draft; omitted waste and make-ready values stay',
    access: requirePermission('priceList', 'write'),
    changes: ['pricelist'],
    params: idParams,
    body: z.object({
      from: isoDate.optional(),
      prices: prices.partial({ waste: true, make_ready: true }).strict().optional(),
      version: expectedVersion,
    }),
    response: priceListResponse,
  },
  'POST /api/price-list/{id}/status': {
    summary:
      'Enter a draft that starts tomorrow or later, or turn an entered list that has not started back into a draft',
    access: requirePermission('priceList', 'write'),
    changes: ['pricelist'],
    params: idParams,
    body: z.object({ status: z.enum(priceListStatuses), version: expectedVersion }),
    response: priceListResponse,
  },
  'DELETE /api/price-list/{id}': {
    summary: 'Delete a draft',
    access: requirePermission('priceList', 'write'),
    changes: ['pricelist'],
    params: idParams,
    response: okResponse,
  },
  'GET /api/calculations': {
    summary: 'The caller’s saved calculations',
    access: requirePermission('calculations', 'read'),
    shows: ['pricelist', 'calculation'],
    query: listQuery(['updated_at', 'name', 'sum']),
    response: z.object({ calculations: z.array(calculation), total: nonNegativeCount }),
  },
  'POST /api/calculations': {
    summary: 'Save a calculation; the server calculates it with today’s prices',
    access: requirePermission('calculations', 'write'),
    changes: ['calculation'],
    body: bookParams.extend({ name }),
    response: savedCalculation,
  },
  'GET /api/calculations/{id}': {
    summary: 'A saved calculation of the caller',
    access: requirePermission('calculations', 'read'),
    shows: ['pricelist', 'calculation'],
    params: idParams,
    response: savedCalculation,
  },
  'PATCH /api/calculations/{id}': {
    summary: 'Rename a calculation, or change its input and recalculate it with today’s prices',
    access: requirePermission('calculations', 'write'),
    changes: ['calculation'],
    params: idParams,
    body: z.object({ name: name.optional(), book: bookParams.optional(), version: expectedVersion }),
    response: savedCalculation,
  },
  'POST /api/calculations/{id}/copy': {
    summary: 'Copy a calculation of the same book, with today’s prices',
    access: requirePermission('calculations', 'write'),
    changes: ['calculation'],
    params: idParams,
    response: savedCalculation,
  },
  'DELETE /api/calculations/{id}': {
    summary: 'Delete a calculation',
    access: requirePermission('calculations', 'write'),
    changes: ['calculation'],
    params: idParams,
    response: okResponse,
  },
})
