import { contract, liveEvent } from '@press/contract'
import { describe, expect, it } from 'vitest'
import { changed, changedBy, type Resource } from './changes.ts'
import { shownBy } from './shownBy.ts'

/** Readings that no change makes old while they are on screen, and why. */
const lasting: Record<string, string> = {
  'GET /api/live': 'tells of the changes itself',
  'GET /api/login/demo': 'the accounts of a demo press stand',
  'GET /api/files/{id}': 'a file never changes',
  'GET /api/files/{id}/text': 'a file never changes',
  'GET /api/images/{id}/{signature}': 'a picture never changes',
  'GET /api/signal-rounds/{id}/pages': 'a page never changes',
  'GET /api/applications/create': 'asked for by every letter that is typed',
  'GET /api/track/{code}': 'read without a session, and so without its live channel',
  'GET /api/tech-cards/{id}/documents/{kind}.pdf': 'made when it is asked for, and kept by who asked',
  'GET /api/print-plan/task.pdf': 'made when it is asked for, and kept by who asked',
  'GET /api/statistics/report.pdf': 'made when it is asked for, and kept by who asked',
  'GET /api/tech-cards/board/moves.csv': 'made when it is asked for, and kept by who asked',
  'GET /api/offers/{id}/documents/{kind}.pdf': 'made when it is asked for, and kept by who asked',
  'GET /api/offers/{id}/turnovers/{turnover}/document.pdf': 'made when it is asked for, and kept by who asked',
  'GET /api/statistics/export': 'a file to keep',
  'GET /api/memoranda/export': 'a file to keep',
  'GET /api/payouts/export': 'a file to keep',
  'GET /api/payouts/withheld/export': 'a file to keep',
  'GET /api/payouts/orders.txt': 'a file to keep',
  'GET /api/payouts/accruals/{id}.pdf': 'made when it is asked for, and kept by who asked',
  'GET /api/print-orders/export': 'a file to keep',
  'GET /api/invoices/export': 'a file to keep',
  'GET /api/books/{id}/stock/export': 'a file to keep',
  'GET /api/accounts/export': 'a file to keep',
  'GET /api/accounts/{id}/export': 'a file to keep',
  'GET /api/accounts/{id}/reconciliation.pdf': 'made when it is asked for, and kept by who asked',
  'GET /api/realisation/export': 'a file to keep',
  'GET /api/realisation/contracts/{id}/statement.pdf': 'made when it is asked for, and kept by who asked',
  'GET /api/wallet/acts/{id}.pdf': 'made when it is asked for, and kept by who asked',
  'GET /api/events-log/export': 'a file to keep',
  'GET /api/time/export': 'a file to keep',
  'GET /api/settings/letters/domain': 'asked again by a button',
  'GET /api/settings/letters/test/{id}': 'asked again till its end is known',
  'GET /api/search': 'asked for by every letter that is typed',
  'GET /api/tech-cards/authors': 'asked for by every letter that is typed',
  'GET /api/tech-cards/create': 'fills a form once',
  'GET /api/project/create/{techcardId}': 'fills a form once',
  'GET /api/project/executors': 'asked for by every letter that is typed',
  'GET /api/social/instagram/techcards/{id}/picture': 'drawn when it is asked for',
  'GET /api/books/export': 'a file to keep',
  'GET /api/books/import': 'a file to keep',
  'GET /api/organizations/import': 'a file to keep',
  'GET /api/shop-orders/import': 'a file to keep',
  'GET /api/organizations/{id}/merge': 'asked for as a double is chosen',
  'GET /api/users/{id}/merge': 'asked for as a double is chosen',
  'GET /api/users/import': 'a file to keep',
  'GET /api/users/organizations': 'asked for by every letter that is typed',
  'GET /api/contacts': 'a choice of a form, asked for when it opens',
  'GET /api/events/free-time': 'asked for as the form of an event changes',
  'GET /api/authorship/{token}': 'read without a session, and answered once',
  'GET /api/events/people': 'a choice of a form, asked for when the screen opens',
  'GET /api/setup/{token}': 'leads to a page, and opens once',
  'GET /api/unsubscribe/{token}': 'leads to a page, and is opened by mail programs',
  'GET /api/userprofile/consents': 'one’s own, and given before the screen opens',
  'GET /api/userprofile/data': 'a file to keep',
  'GET /api/calendar/feed': 'one’s own, and changed on the screen that shows it alone',
  'GET /api/calendar/{secret}.ics': 'read by other programs',
  'GET /api/contracts/export': 'a file to keep',
  'GET /api/contracts/parties': 'asked for by every letter that is typed',
  'GET /api/contract-templates/{kind}/versions/{version}': 'a version never changes',
  'GET /api/contracts/{id}/documents/contract.pdf': 'made when it is asked for, and kept by who asked',
  'GET /api/contracts/{id}/documents/contract.docx': 'made when it is asked for, and kept by who asked',
  'GET /api/tech-cards/managers': 'a choice of a filter, asked for when the screen opens',
}

const readings = Object.keys(contract).filter((name) => name.startsWith('GET '))
const shown = new Set<string>(Object.values(shownBy).flat())

describe('what is on screen follows what changes', () => {
  it.each(readings)('%s shows a resource, or is known to last', (name) => {
    expect(shown.has(name)).toBe(lasting[name] === undefined)
  })

  it('knows every resource that the server tells of', () => {
    expect(Object.keys(shownBy)).toEqual(expect.arrayContaining(liveEvent.shape.resource.options))
  })

  it.each<[type: string, of: readonly Resource[]]>([
    ['techcard.moved', ['techcard']],
    // The application names the card that is made of it.
    ['techcard.created', ['techcard', 'application']],
  ])('takes %s for a change of what it touches', (type, resources) => {
    expect(changedBy({ resource: 'techcard', type })).toEqual(resources)
  })

  it('asks once for one’s own change and its echo', async () => {
    const own = changed('techcard')
    expect(changed('techcard', 'application')).toBe(own)
    await own
    expect(changed('techcard')).not.toBe(own)
  })
})
