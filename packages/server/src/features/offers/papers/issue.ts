import type { Offer, ParsedBody } from '@press/contract'
import { isOfferOpen, offerTotals, turnoverOf } from '@press/domain'
import { and, eq } from 'drizzle-orm'
import { today } from '../../../clock.ts'
import { offerPapers } from '../../../database/schema.ts'
import { PressError } from '../../../errors.ts'
import type { Context } from '../../context.ts'
import { nextNumber, yearOf } from '../numbers.ts'
import { changeOffer, recordOf, touch } from '../row.ts'

/** Makes out an act or a waybill with the next number of its year. Once is enough: there is one of each to an offer. */
export const issuePaper = (
  context: Context,
  id: number,
  { kind, date = today(), version }: ParsedBody<'POST /api/offers/{id}/papers'>,
): Promise<Offer> =>
  changeOffer(context, id, version, async (tx, row) => {
    if (isOfferOpen(row.status) || !row.invoice_number)
      throw new PressError('moveRefused', { message: 'offer.lacks.invoice' })
    const [standing] = await tx
      .select({ number: offerPapers.number })
      .from(offerPapers)
      .where(and(eq(offerPapers.offer_id, id), eq(offerPapers.kind, kind)))
    if (standing) throw new PressError('moveRefused', { message: `offer.issued.${kind}` })
    const { charges } = offerTotals(row.items, date, row.discount)
    if (turnoverOf(kind, charges).length === 0)
      throw new PressError('moveRefused', { message: `offer.nothingFor.${kind}` })
    const year = yearOf(date)
    const number = await nextNumber(tx, kind, year)
    await tx.insert(offerPapers).values({ offer_id: id, kind, year, number, date, created_by: context.person.id })
    await touch(tx, id, kind === 'act' ? { has_act: true } : {})
    await recordOf(tx, context, 'issued', row, { kind, number })
  })
