import type { Body, ProductFields, CardRow } from '../shared/publications/product.ts'

const marked = (value: boolean | string): boolean => value === true || value === 'true' || value === '1'
const priced = (value: number | string | null): number | null => (typeof value === 'number' && value > 0 ? value : null)

export const getFields = (body: Body): ProductFields => ({
  ...body,
  price_soft: priced(body.price_soft),
  price_hard: priced(body.price_hard),
  price_ebook: priced(body.price_ebook),
  featured: marked(body.featured),
  bestseller: marked(body.bestseller),
})

/** Pictures that a form may use without uploading them: those of the card, of its authors, and of earlier publications. */
export const ownPictures = ({ cover_file_id, fpage_file_id, authors, known }: CardRow): ReadonlySet<number | null> =>
  new Set([cover_file_id, fpage_file_id, ...authors.map(({ avatar_file_id }) => avatar_file_id), ...known])
