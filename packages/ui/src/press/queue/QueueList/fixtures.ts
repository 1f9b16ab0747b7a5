import type { QueueStep, StageKey, QueueItem } from '@press/domain'
import { queue } from '../../shared/fixtures/tech-cards.ts'

const stepByStage: Partial<Record<StageKey, QueueStep>> = {
  editor: 'reviewApplication',
  project: 'makeProject',
  signal: 'followSignal',
  author: 'sendToPrint',
}

const createItem = (
  id: number,
  book_name: string,
  authors: string,
  stage: StageKey,
  since: string,
  due: string | null,
  overrides: Partial<QueueItem> = {},
): QueueItem => ({
  kind: 'techcard',
  id,
  version: 1,
  step: stepByStage[stage] ?? 'followWorks',
  book_name,
  language: 'ru',
  authors,
  src_cover: null,
  stage,
  since: `${since}T05:00:00Z`,
  due,
  techcard_id: null,
  project_id: null,
  work: null,
  price: null,
  missing: null,
  ...overrides,
})

/** A full day's work of an editor-in-chief, as the server orders it: overdue first, then by date. */
export const longQueue: readonly QueueItem[] = [
  createItem(1159, 'История книжного дела Казахстана', 'О. Дементьева', 'process', '2026-11-02', '2026-11-14'),
  ...queue.slice(0, 1),
  createItem(1131, 'Абай және әлем әдебиеті', 'Ж. Дәдебаев', 'process', '2026-11-05', '2026-11-19', { language: 'kz' }),
  ...queue.slice(1, 2),
  createItem(221, 'Геоботаника сухих степей', 'В. Корнев, А. Жандос', 'editor', '2026-11-12', '2026-11-26', {
    kind: 'application',
  }),
  createItem(412, 'Органическая химия. Том II', 'В. Пак', 'process', '2026-11-10', '2026-11-21', {
    kind: 'work',
    step: 'approveWork',
    work: 'layout',
    project_id: 88,
    price: 14_080_000,
  }),
  ...queue.slice(2, 3),
  createItem(1170, 'Нейробиология: краткий курс', 'М. Алимова', 'process', '2026-11-16', '2026-12-04'),
  createItem(224, 'Өсімдіктер физиологиясы', 'Ү. Сейітов', 'editor', '2026-11-20', '2026-12-04', {
    kind: 'application',
    language: 'kz',
  }),
  createItem(1166, 'Digital Humanities in Central Asia', 'A. Nurbekov', 'project', '2026-11-19', '2026-12-08', {
    language: 'en',
  }),
  createItem(1168, 'Атлас птиц Семиречья', 'В. Корнев', 'process', '2026-11-18', '2026-12-10'),
  createItem(1169, 'Финансовая математика', 'Г. Есимов', 'process', '2026-11-19', '2026-12-15'),
  ...queue.slice(3),
  createItem(1171, 'Ұлы дала философиясы', 'С. Нұрмұратов', 'author', '2026-11-20', null, { language: 'kz' }),
]
