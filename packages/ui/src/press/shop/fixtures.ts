import { fromTenge, type Product, type Publication } from '@press/domain'

/* A book that is being sent to the shop, for stories. */

export const product: Product = {
  external_techcard_id: 1143,
  organization_id: 1,
  name: 'Основы гидрогеологии Прикаспия',
  isbn: '9786010461437',
  slug: 'osnovy-gidrogeologii-prikaspiya',
  publish_date: '2026-11-12',
  description:
    'Учебник о подземных водах Прикаспийской впадины: как они залегают, чем питаются и как их ищут. Для студентов и для тех, кто работает в поле.',
  price_soft: fromTenge(4_200),
  price_hard: fromTenge(6_900),
  price_ebook: null,
  featured: false,
  bestseller: true,
  category_id: 3,
  content: '1. Залегание вод\n2. Питание\n3. Поиск',
  authors: [
    { id: 61, name_ru: 'Роза Алиева', description: 'Гидрогеолог, профессор', linked: true, src_avatar: null },
    { id: null, name_ru: 'Виктор Шин', description: '', linked: false, src_avatar: null },
  ],
  image: null,
  src_cover: null,
  src_fpage: null,
}

const publication: Publication = {
  id: 3,
  version: 1,
  channel: 'shop',
  status: 'sent',
  attempts: 1,
  name: product.name,
  sha256: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
  size: 184_320,
  answer_status: 200,
  answer: '{"id":71}',
  fault: null,
  sent_at: '2026-11-20T09:12:00Z',
  next_at: null,
  created_at: '2026-11-20T09:11:00Z',
  created_by: 'Дана Оспанова',
}
export const publications: Publication[] = [
  {
    ...publication,
    id: 5,
    status: 'waiting',
    attempts: 2,
    fault: 'down',
    answer_status: 503,
    answer: null,
    next_at: '2026-11-21T08:20:00Z',
    created_at: '2026-11-21T08:14:00Z',
  },
  { ...publication, id: 6, status: 'withdrawn', attempts: 0, sent_at: null, answer: null, answer_status: null },
  { ...publication, id: 4, status: 'failed', fault: 'refused', answer_status: 422, answer: '{"error":"category_id"}' },
  publication,
]
