import { pressTimeZone } from '@press/i18n/node'
import type { ParsedBody } from '@press/contract'
import { productPrices, type Product, slugify } from '@press/domain'
import { sql, inArray } from 'drizzle-orm'
import type { Queryable } from '../../../database/database.ts'
import { files as fileTable } from '../../../database/schema.ts'
import type { Files } from '../../../files/files.ts'
import type { FormFile } from './form.ts'

export type Body = ParsedBody<'POST /api/products/sync'>

/** A product as stored with its publication: the request's fields, with empty form fields as null. */
export type ProductFields = Omit<Body, 'price_soft' | 'price_hard' | 'price_ebook' | 'featured' | 'bestseller'> &
  Record<(typeof productPrices)[number], number | null> &
  Record<'featured' | 'bestseller', boolean>

/** The pictures of a product, by field. */
export function getPictures({ image, src_cover, src_fpage, authors }: ProductFields): Record<string, number> {
  const avatars = authors.map(({ src_avatar }, index) => [`authors.${index}.src_avatar`, src_avatar] as const)
  const imageEntries = Object.entries({ image, src_cover, src_fpage, ...Object.fromEntries(avatars) })
  return Object.fromEntries(imageEntries.filter((entry): entry is [string, number] => entry[1] !== null))
}

/** Builds the form that the shop accepts, with the names of the specification. Prices are in tenge. */
export function toShopForm(
  product: ProductFields,
  files: ReadonlyMap<number, FormFile>,
): (readonly [string, string | FormFile])[] {
  const createFileEntry = (name: string, id: number | null) => {
    const formFile = id === null ? undefined : files.get(id)
    return formFile ? [[name, formFile] as const] : []
  }
  const { authors, author_ids } = product
  return [
    ['external_techcard_id', String(product.external_techcard_id)],
    ['organization_id', String(product.organization_id)],
    ['name', product.name],
    ['isbn', product.isbn],
    ['slug', product.slug],
    ['publish_date', product.publish_date],
    ['description', product.description],
    ...productPrices.map((field) => {
      const tiyn = product[field]
      return [field, tiyn === null ? '' : tiyn % 100 ? (tiyn / 100).toFixed(2) : String(tiyn / 100)] as const
    }),
    ['featured', product.featured ? '1' : '0'],
    ['bestseller', product.bestseller ? '1' : '0'],
    ['category_id', String(product.category_id)],
    ...author_ids.map((id) => ['author_ids[]', String(id)] as const),
    ...createFileEntry('image', product.image),
    ['content', product.content],
    ...authors.flatMap(({ name_ru, description, src_avatar }, index) => [
      [`authors[${index}][name_ru]`, name_ru] as const,
      [`authors[${index}][description]`, description] as const,
      ...createFileEntry(`authors[${index}][src_avatar]`, src_avatar),
    ]),
    ...createFileEntry('src_cover', product.src_cover),
    ...createFileEntry('src_fpage', product.src_fpage),
  ]
}

export interface CardRow {
  id: number
  book_name: string
  ISBN: string | null
  annotation: string | null
  publish_date: string
  cover_file_id: number | null
  fpage_file_id: number | null
  authors: { id: number | null; name: string; avatar_file_id: number | null; biography: string | null }[]
  /** The product fields last sent to the shop. */
  sent: ProductFields | null
  /** The file ids of the pictures in earlier publications of the card. */
  known: number[]
}

/** Returns the product data of a card and what was last sent; undefined if there is no such card. */
export async function findCard(db: Queryable, id: number): Promise<CardRow | undefined> {
  const {
    rows: [row],
  } = await db.execute<Omit<CardRow, 'sent' | 'known'> & { sent: ProductFields[] }>(
    sql`select tech_cards.id, tech_cards.book_name, "ISBN", cover_file_id, fpage_file_id,
        case tech_cards.language when 'kz' then nullif(annotation_kz, '') when 'en' then nullif(annotation_en, '')
          else nullif(annotation_rus, '') end as annotation,
        (stage_since at time zone ${sql.raw(`'${pressTimeZone}'`)})::date as publish_date,
        (select coalesce(json_agg(json_build_object('id', tech_card_authors.user_id, 'name', tech_card_authors.name,
          'avatar_file_id', users.avatar_file_id, 'biography', profiles.biography) order by position), '[]')
          from tech_card_authors left join users on users.id = tech_card_authors.user_id
            left join profiles on profiles.user_id = tech_card_authors.user_id
          where tech_card_id = tech_cards.id) as authors,
        (select coalesce(json_agg(fields order by publications.id desc), '[]') from publications
          where tech_card_id = tech_cards.id and channel = 'shop') as sent
      from tech_cards left join applications on applications.id = tech_cards.application_id
      where tech_cards.id = ${id}`,
  )
  return (
    row && {
      ...row,
      sent: row.sent[0] ?? null,
      known: row.sent.flatMap((fields) => Object.values(getPictures(fields))),
    }
  )
}

/** Returns the initial product form: what was last sent, or what the card says. */
export async function buildProductForm(db: Queryable, card: CardRow, files: Pick<Files, 'imageUrl'>): Promise<Product> {
  const { id, book_name, ISBN, annotation, publish_date, cover_file_id, fpage_file_id, authors, sent } = card
  const productFields = sent ?? {
    organization_id: 1,
    name: book_name,
    isbn: ISBN ?? '',
    slug: slugify(book_name),
    publish_date,
    description: annotation ?? '',
    price_soft: null,
    price_hard: null,
    price_ebook: null,
    featured: false,
    bestseller: false,
    category_id: null,
    content: '',
    author_ids: authors.flatMap(({ id: account }) => account ?? []),
    authors: authors.map(({ name, biography, avatar_file_id }) => ({
      name_ru: name,
      description: biography ?? '',
      src_avatar: avatar_file_id,
    })),
    image: null,
    src_cover: cover_file_id,
    src_fpage: fpage_file_id,
  }
  const ids = [
    productFields.image,
    productFields.src_cover,
    productFields.src_fpage,
    ...productFields.authors.map(({ src_avatar }) => src_avatar),
  ]
  const { id: fileId, name, size, mime } = fileTable
  const fileRows = await db
    .select({ id: fileId, name, size, mime })
    .from(fileTable)
    .where(
      inArray(
        fileId,
        ids.filter((one) => one !== null),
      ),
    )
  const getPicture = (pictureId: number | null) => {
    const file = fileRows.find((row) => row.id === pictureId)
    return file ? { ...file, src: files.imageUrl(file.id, 'cover') } : null
  }
  const { author_ids, image, src_cover, src_fpage, ...otherFields } = productFields
  return {
    ...otherFields,
    external_techcard_id: id,
    authors: productFields.authors.map(({ name_ru, description, src_avatar }) => {
      const account = authors.find((author) => author.name === name_ru)?.id ?? null
      const isLinked = account !== null && author_ids.includes(account)
      return { id: account, name_ru, description, linked: isLinked, src_avatar: getPicture(src_avatar) }
    }),
    image: getPicture(image),
    src_cover: getPicture(src_cover),
    src_fpage: getPicture(src_fpage),
  }
}
