import {
  offerFlags,
  type OfferRow,
  type OfferAttachmentField,
  type OfferItem,
  calculateOfferTotals,
  offerAttachments,
  type StoredFile,
  partyFields,
  type Offer,
  type Turnover,
  saleContractKinds,
  amountInWords,
  getGrantedScope,
} from '@press/domain'
import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../database/database.ts'
import { queryRows, isoTimestampSql } from '../../../database/rows.ts'
import { PressError } from '../../../errors.ts'
import type { Files } from '../../../files/files.ts'
import type { Context } from '../context.ts'
import { hasPartnerClause } from '../organizations/visibility.ts'
import { turnoversJsonSql, printStartDaySql } from './turnovers.ts'
import { getPressDetails } from '../../../database/press-side.ts'
import { addCurrentTotals } from './prices.ts'
import { completeSides, findSigner } from './sides.ts'
import { type Viewer, isOwnOfferSql, visibleOffersClause } from './visibility.ts'

const plainColumnsText = [
  'id, version, id as offer_id, number, revision, date, status, status_since, recipient_name, recipient_bin, discount',
  'items, sum, vat, vat_rate, paid, delivered, progress, instalments, valid_until, deadline, contract_number, contract_date, invoice_number',
  'invoice_date, asked_at, answered_at, received_at, received_note, price_list_id, created_at',
]
  .join(', ')
  .split(', ')
  .concat(offerFlags)
  .map((name) => (name.includes(' as ') ? `offers.${name}` : `offers."${name}"`))
  .join(', ')

export const buildRowColumns = (
  person: Viewer,
): SQL => sql`${sql.raw(plainColumnsText)}, ${isOwnOfferSql(person)} as own,
  ${hasPartnerClause(sql`offers.organization_id`)} as is_partner,
  (select count(*) from offer_tech_cards cards where cards.offer_id = offers.id) as tech_card_count`

export type OfferRowData = Omit<OfferRow, OfferAttachmentField | 'sum_today' | 'items'> & { items: OfferItem[] }

/** Adds the total of each title. */
export function addItemTotals({
  items,
  date,
  discount,
}: Pick<OfferRowData, 'items' | 'date' | 'discount'>): OfferRow['items'] {
  const { lines } = calculateOfferTotals(items, date, discount)
  return items.map((item, index) => ({ ...item, total: lines[index]?.sum ?? 0 }))
}

/** Adds to rows their documents, and their totals by today's prices. */
export async function addDocumentsAndPrices<Row extends OfferRowData>(
  db: Db,
  files: Files,
  rows: readonly Row[],
): Promise<(Row & Pick<OfferRow, OfferAttachmentField | 'sum_today' | 'items'>)[]> {
  const [attachments, pricedRows] = await Promise.all([
    files.findFiles(
      db,
      'offer',
      rows.map(({ id }) => id),
    ),
    addCurrentTotals(db, rows),
  ])
  return pricedRows.map((row) => ({
    ...row,
    items: addItemTotals(row),
    ...(Object.fromEntries(
      offerAttachments.map(({ file }) => [file, attachments.get(row.id)?.[file] ?? null]),
    ) as Record<OfferAttachmentField, StoredFile | null>),
  }))
}

const fullColumns = sql.raw(
  [
    ...(['recipient', 'sender'] as const).flatMap((side) => partyFields.map((field) => `${side}_${field}`)),
    'sender_kbe',
    'sender_knp',
    'language',
    'funding_source',
    'note',
    'disk_link',
    '"isDigitalBook"',
    'hide_from_publisher',
    'request_note',
    'decided_at',
    'decision_note',
    'esf_number',
    'esf_date',
  ]
    .map((name) => `offers.${name}`)
    .join(', '),
)

type FullRow = Omit<
  Offer,
  | OfferAttachmentField
  | 'items'
  | 'sum_today'
  | 'amount_in_words'
  | 'paymentPercentage'
  | 'partner_discount'
  | 'signer'
  | 'turnovers'
> & { items: OfferItem[]; turnovers: Omit<Turnover, 'signer'>[] }

/** The contract with the offer's contract number, or else the latest sent or signed one. */
const contractJsonSql = sql`(select json_build_object('id', contracts.id, 'number', contracts.number, 'date', contracts.date)
  from contracts where kind in ${sql.raw(`(${saleContractKinds.map((kind) => `'${kind}'`).join()})`)}
    and contracts.status in ('sent', 'signed')
    and (contracts.organization_id = offers.organization_id or contracts.party_id = offers.user_id)
  order by contracts.number is not distinct from offers.contract_number desc, contracts.date desc, contracts.id desc
  limit 1)`

/** Returns the offer in the API's format; throws `notFound` when the person may not see it. */
export async function getOffer({ db, files, person, scope }: Context, id: number): Promise<Offer> {
  const [fullRow] = await queryRows<FullRow>(
    db,
    sql`select ${buildRowColumns(person)}, ${fullColumns}, deciders.name as decided_by,
        (select coalesce(json_agg(json_build_object('id', payments.id, 'amount', payments.amount, 'date', payments.date,
            'note', payments.note, 'kind', payments.kind, 'document_number', payments.document_number,
            'reason', ${scope === 'all' ? sql`payments.reason` : sql`''`}, 'by', writers.name) order by payments.date, payments.id), '[]')
          from offer_payments payments left join users writers on writers.id = payments.created_by
          where payments.offer_id = offers.id) as payments,
        (select coalesce(json_agg(json_build_object('id', said.id, 'decision', said.decision, 'revision', said.revision,
            'note', said.note, 'by', sayers.name, 'at', ${isoTimestampSql('said.created_at')}, 'sha256', papers.sha256,
            'file', json_build_object('id', papers.id, 'name', papers.name, 'size', papers.size, 'mime', papers.mime))
            order by said.id), '[]')
          from offer_decisions said join files papers on papers.id = said.file_id
          left join users sayers on sayers.id = said.decided_by where said.offer_id = offers.id) as decisions,
        ${turnoversJsonSql} as turnovers, ${printStartDaySql} as printed_from,
        (select coalesce(json_agg(json_build_object('id', cards.id, 'book_name', cards.book_name,
            'shop', (select status from publications where tech_card_id = cards.id and channel = 'shop'
              order by status = 'withdrawn', id desc limit 1))
            order by cards.id), '[]')
          from offer_tech_cards made join tech_cards cards on cards.id = made.tech_card_id
          where made.offer_id = offers.id) as techcards,
        ${contractJsonSql} as contract
      from offers left join users deciders on deciders.id = offers.decided_by
      where offers.id = ${id} and ${visibleOffersClause(scope, person)}`,
  )
  if (!fullRow) throw new PressError('notFound')
  const pressDetails = await getPressDetails(db)
  const [offer] = await addDocumentsAndPrices(db, files, [await completeSides(db, fullRow, pressDetails)])
  if (!offer) throw new PressError('notFound')
  const { sum, language, progress, discount } = offer
  return {
    ...offer,
    amount_in_words: amountInWords(sum, language),
    paymentPercentage: progress,
    partner_discount: discount > 0,
    signer: findSigner(offer, pressDetails, offer.invoice_date ?? offer.date, 'invoices'),
    turnovers: offer.turnovers.map((one) => ({ ...one, signer: findSigner(offer, pressDetails, one.date, 'acts') })),
  }
}

/** Returns the offer to a person who changes it. */
export const getEditableOffer = (context: Context, id: number): Promise<Offer> =>
  getOffer({ ...context, scope: getGrantedScope(context.person.role, 'offers', 'read') ?? 'own' }, id)
