import type { TrackedRow } from '@press/domain'
import { elena, nurlan } from '../../shared/fixtures/people.ts'

/* Books in production, for stories. */

const row: TrackedRow = {
  id: 1143,
  book_name: 'Машинное обучение для лингвистов',
  language: 'ru',
  authors: 'Т. Ли, Р. Есенов',
  src_cover: null,
  stage: 'process',
  stage_since: '2026-11-03T05:00:00Z',
  lasts: 14,
  usual: { least: 15, most: 24 },
  due: '2026-12-01',
  late: null,
  expected: '2027-01-12',
  earliest: '2027-01-05',
  latest: '2027-01-22',
  project_manager: elena,
}
export const rows: TrackedRow[] = [
  row,
  {
    ...row,
    id: 1150,
    book_name: 'Қазақ тілінің тарихи грамматикасы',
    language: 'kz',
    stage: 'author',
    lasts: 11,
    usual: { least: 3, most: 6 },
    due: '2026-12-20',
    late: 'slow',
    project_manager: nurlan,
  },
  {
    ...row,
    id: 1122,
    book_name: 'Основы гидрогеологии Прикаспия',
    stage: 'typography',
    lasts: 0,
    due: '2026-11-14',
    late: 'overdue',
  },
  {
    ...row,
    id: 1090,
    book_name: 'Academic Writing',
    language: 'en',
    stage: 'done',
    due: null,
    expected: null,
    earliest: null,
    latest: null,
  },
  {
    ...row,
    id: 1180,
    book_name: 'Өсімдіктер физиологиясы',
    language: 'kz',
    stage: 'editor',
    usual: null,
    earliest: null,
    latest: null,
    project_manager: null,
  },
]
