import { pdf } from '../books/fixtures.ts'
import type { ApplicationRow, Application } from './wire.ts'

/* Made-up rows for stories. */

export const applicationRows: ApplicationRow[] = [
  {
    id: 218,
    book_name: 'Қазақ тілінің корпусы: құрылымы мен қолданылуы',
    language: 'kz',
    status: 'in process',
    authors: 'Т. Ли, Р. Есенов',
    created_at: '2026-11-18T06:00:00Z',
    status_since: '2026-11-18T06:00:00Z',
    due: '2026-12-02',
    techcard_id: null,
  },
  {
    id: 214,
    book_name: 'Сейсмостойкость зданий: расчёт и примеры',
    language: 'ru',
    status: 'in process',
    authors: 'К. Умаров, И. Вельт',
    created_at: '2026-11-04T06:00:00Z',
    status_since: '2026-11-04T06:00:00Z',
    due: '2026-11-16',
    techcard_id: null,
  },
  {
    id: 209,
    book_name: 'История книжного дела Казахстана',
    language: 'ru',
    status: 'revision',
    authors: 'О. Дементьева',
    created_at: '2026-10-28T06:00:00Z',
    status_since: '2026-11-14T06:00:00Z',
    due: '2026-11-24',
    techcard_id: null,
  },
  {
    id: 190,
    book_name: 'Ежелгі түркі жазба ескерткіштері',
    language: 'kz',
    status: 'accepted',
    authors: 'Ғ. Ысқақ',
    created_at: '2026-08-20T06:00:00Z',
    status_since: '2026-09-02T06:00:00Z',
    due: null,
    techcard_id: 1143,
  },
  {
    id: 201,
    book_name: 'Digital Humanities in Central Asia',
    language: 'en',
    status: 'rejected',
    authors: 'A. Nurbekov',
    created_at: '2026-10-02T06:00:00Z',
    status_since: '2026-10-09T06:00:00Z',
    due: null,
    techcard_id: null,
  },
]

export const application: Application = {
  id: 218,
  book_name: 'Қазақ тілінің корпусы: құрылымы мен қолданылуы',
  language: 'kz',
  status: 'in process',
  created_at: '2026-11-18T06:00:00Z',
  status_since: '2026-11-18T06:00:00Z',
  due: '2026-12-02',
  techcard_id: null,
  budget_source: 'publisher',
  annotation_kz:
    'Оқу құралында қазақ тілінің ұлттық корпусын құру тәжірибесі, мәтіндерді белгілеу жолдары және корпустық деректерді тіл үйретуде қолдану әдістері баяндалады.',
  annotation_rus:
    'В пособии описан опыт создания национального корпуса казахского языка, способы разметки текстов и приёмы работы с корпусными данными в преподавании.',
  annotation_en:
    'The guide describes how the national corpus of Kazakh was built, how its texts are annotated, and how corpus data serve teaching.',
  agreed: true,
  authors: [
    { id: 9, name: 'Тимур Ли', email: 't.li@univer.kz', phone: '+7 701 555 12 12' },
    { id: null, name: 'Р. Есенов', email: 'r.esenov@univer.kz', phone: '' },
  ],
  files: {
    manuscript: {
      id: 31,
      name: 'Корпус_рукопись_v3.docx',
      size: 4_404_019,
      mime: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    },
    department_conclusion: pdf(32, 'Протокол_7.pdf', 800_000),
    scientific_council_conclusion: pdf(34, 'Учёный_совет_11.pdf', 610_000),
    review_1: pdf(33, 'Рецензия_Дәулет.pdf', 400_000),
  },
  reason: null,
  revision: [],
}

export const revisionRequests = [
  { document: 'review_1', reason: 'Рецензия без подписи и печати организации', until: '2026-12-01' },
  { document: 'manuscript', reason: 'Нет списка литературы, ссылки в главе 3 ведут в никуда', until: '2026-12-05' },
] as const satisfies Application['revision']

export const applicationInRevision: Application = {
  ...application,
  status: 'revision',
  status_since: '2026-11-19T06:00:00Z',
  due: '2026-12-05',
  reason: 'Рукопись сильная, не хватает двух вещей.',
  revision: [...revisionRequests],
}

export const authorOptions = [
  { id: 9, name: 'Тимур Ли', organization: 'Кафедра компьютерной лингвистики' },
  { id: 41, name: 'Тимур Лихачёв', organization: 'Институт истории' },
  { id: 42, name: 'Айжан Дәулет', organization: 'Тіл білімі институты' },
]
