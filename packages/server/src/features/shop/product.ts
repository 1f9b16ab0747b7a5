import type { Body, ProductFields, CardRow } from '../shared/publications/product.ts'

const isChecked = (value: boolean | string): boolean => value === true || value === 'true' || value === '1'
const toPrice = (value: number | string | null): number | null =>
  typeof value === 'number' && value > 0 ? value : null

export const toProductFields = (body: Body): ProductFields => ({
  ...body,
  price_soft: toPrice(body.price_soft),
  price_hard: toPrice(body.price_hard),
  price_ebook: toPrice(body.price_ebook),
  featured: isChecked(body.featured),
  bestseller: isChecked(body.bestseller),
})

/** Pictures that a form may use without uploading them: those of the card, of its authors, and of earlier publications. */
export const getReusablePictures = ({
  cover_file_id,
  fpage_file_id,
  authors,
  known,
}: CardRow): ReadonlySet<number | null> =>
  new Set([cover_file_id, fpage_file_id, ...authors.map(({ avatar_file_id }) => avatar_file_id), ...known])
