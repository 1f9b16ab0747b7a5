import { addDays, type InvoiceRow } from '@press/domain'
import { describe, expect, it } from 'vitest'
import { getToday } from '../../src/clock.ts'
import { organizations, profiles } from '../../src/database/schema.ts'
import { insertOffer, insertPerson, type OfferFacts } from '../rows.ts'
import { openPress } from '../support.ts'

const press = await openPress()
const { db } = press.database
const clerk = await insertPerson(press, 'accounting')

/** Creates an organization with a partner of the press. */
async function insertPartnerOrganization() {
  const [insertedOrganization] = await db
    .insert(organizations)
    .values({ name: '«Шот» ЖШС' })
    .returning({ id: organizations.id })
  const partner = await insertPerson(press, 'partner')
  await db
    .insert(profiles)
    .values({ user_id: partner.id, organization_id: insertedOrganization?.id })
    .onConflictDoUpdate({ target: profiles.user_id, set: { organization_id: insertedOrganization?.id } })
  return { partner, organization_id: insertedOrganization?.id as number }
}

let invoiceCount = 0
/** Inserts an invoice of the organization, issued a number of days ago. */
const insertInvoice = (organization_id: number, daysAgo: number, facts: OfferFacts = {}) =>
  insertOffer(press, {
    organization_id,
    status: 'Invoice and contract sent',
    invoice_number: `С-${(invoiceCount += 1)}`,
    invoice_date: addDays(getToday(), -daysAgo),
    ...facts,
  })

const getIds = (invoices: readonly InvoiceRow[]) => invoices.map(({ id }) => id)
const listInvoices = async (who: typeof clerk, query: Record<string, string | number> = {}) =>
  (await who.call('GET /api/invoices', { query })).body

describe('issued invoices', () => {
  it('are overdue from the eleventh day and can be filtered by state with sums', async () => {
    const { partner, organization_id } = await insertPartnerOrganization()
    const paidOfferId = await insertInvoice(organization_id, 40, { sum: 100, paid: 100, progress: 100 })
    const overdueOfferId = await insertInvoice(organization_id, 11, { sum: 700, paid: 200 })
    const pendingId = await insertInvoice(organization_id, 10, { sum: 500 })
    const partlyPaidOfferId = await insertInvoice(organization_id, 3, { sum: 300, paid: 50 })
    const allInvoices = await listInvoices(partner)
    expect(allInvoices.bills.map(({ id, state, rest, due }) => [id, state, rest, due])).toEqual([
      [partlyPaidOfferId, 'partly', 250, addDays(getToday(), 7)],
      [pendingId, 'waits', 500, getToday()],
      [overdueOfferId, 'overdue', 500, addDays(getToday(), -1)],
      [paidOfferId, 'paid', 0, addDays(getToday(), -30)],
    ])
    expect(allInvoices).toMatchObject({
      total: 4,
      counts: { partly: 1, waits: 1, overdue: 1, paid: 1 },
      sums: { billed: 1600, paid: 350, rest: 1250 },
    })
    const overduePage = await listInvoices(partner, { state: 'overdue' })
    expect(overduePage).toMatchObject({ total: 1, sums: { billed: 700, paid: 200, rest: 500 }, counts: { paid: 1 } })
    expect(getIds(overduePage.bills)).toEqual([overdueOfferId])
  })

  it('exclude rejected and unfinished offers, and archived ones are not overdue', async () => {
    const { partner, organization_id } = await insertPartnerOrganization()
    await insertInvoice(organization_id, 40, { status: 'rejected' })
    await insertInvoice(organization_id, 40, { status: 'in process' })
    await insertOffer(press, { organization_id, status: 'accept' })
    const archivedId = await insertInvoice(organization_id, 40, { status: 'archieve' })
    const { bills } = await listInvoices(partner)
    expect(bills.map(({ id, state }) => [id, state])).toEqual([[archivedId, 'waits']])
  })

  it('show a partner only those of their organization, including in exports', async () => {
    const [one, other] = [await insertPartnerOrganization(), await insertPartnerOrganization()]
    const ownOfferId = await insertInvoice(one.organization_id, 1)
    const otherOfferId = await insertInvoice(other.organization_id, 1, { recipient_name: 'Бөтен ұйым' })
    expect(getIds((await listInvoices(one.partner)).bills)).toEqual([ownOfferId])
    expect((await listInvoices(one.partner, { search: 'бөтен' })).total).toBe(0)
    const file = await one.partner.fetch('/api/invoices/export?format=csv')
    expect(file.headers.get('x-press-rows')).toBe('1')
    expect(getIds((await listInvoices(clerk, { per_page: 100 })).bills)).toEqual(
      expect.arrayContaining([ownOfferId, otherOfferId]),
    )
  })

  it('can be searched by offer text and invoice number, sorted and paged', async () => {
    const { partner, organization_id } = await insertPartnerOrganization()
    const cheapOfferId = await insertInvoice(organization_id, 1, { sum: 100, titles: 'Жасыл орман' })
    const expensiveOfferId = await insertInvoice(organization_id, 2, { sum: 900, paid: 850, titles: 'Жасыл дала' })
    const number = `С-${invoiceCount}`
    expect(getIds((await listInvoices(partner, { search: `№ ${number}` })).bills)).toEqual([expensiveOfferId])
    expect(getIds((await listInvoices(partner, { search: 'орман жасыл' })).bills)).toEqual([cheapOfferId])
    const listSortedIds = async (sort_by: string, sort_dir: string) =>
      getIds((await listInvoices(partner, { sort_by, sort_dir })).bills)
    expect(await listSortedIds('sum', 'asc')).toEqual([cheapOfferId, expensiveOfferId])
    expect(await listSortedIds('rest', 'asc')).toEqual([expensiveOfferId, cheapOfferId])
    expect(await listSortedIds('invoice_date', 'asc')).toEqual([expensiveOfferId, cheapOfferId])
    const secondPage = await listInvoices(partner, { sort_by: 'sum', per_page: 1, page: 2 })
    expect([getIds(secondPage.bills), secondPage.total]).toEqual([[cheapOfferId], 2])
  })

  it('are exported as a table with sums in tenge', async () => {
    const { partner, organization_id } = await insertPartnerOrganization()
    await insertInvoice(organization_id, 1, { sum: 12_345_67, paid: 345_67 })
    const text = await (await partner.fetch('/api/invoices/export?format=csv')).text()
    expect(text).toContain('12345,67')
    expect(text).toContain('12000')
    const workbook = await partner.fetch('/api/invoices/export?format=xlsx&state=paid')
    expect([workbook.status, workbook.headers.get('x-press-rows')]).toEqual([200, '0'])
  })
})
