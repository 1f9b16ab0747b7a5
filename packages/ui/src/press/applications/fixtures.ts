import type { Application, ApplicationEvent, ApplicationRow, DecisionLetter, Round } from '@press/domain'
import { createPdfFile } from '../shared/fixtures/books.ts'
import { aigul, timur } from '../shared/fixtures/people.ts'

/* Sample rows for stories. */

export const applicationRows: ApplicationRow[] = [
  {
    id: 218,
    version: 1,
    budget_source: 'publisher',
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
    version: 1,
    budget_source: 'publisher',
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
    version: 1,
    budget_source: 'publisher',
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
    version: 1,
    budget_source: 'publisher',
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
    version: 1,
    budget_source: 'publisher',
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
  version: 1,
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
    {
      id: timur.id,
      name: timur.name,
      email: 't.li@univer.kz',
      phone: '+7 701 555 12 12',
      organization: null,
      asked: false,
    },
    { id: null, name: 'Р. Есенов', email: 'r.esenov@univer.kz', phone: '', organization: null, asked: false },
  ],
  files: {
    manuscript: {
      id: 31,
      name: 'Корпус_рукопись_v3.docx',
      size: 4_404_019,
      mime: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    },
    department_conclusion: createPdfFile(32, 'Протокол_7.pdf', 800_000),
    scientific_council_conclusion: createPdfFile(34, 'Учёный_совет_11.pdf', 610_000),
    review_1: createPdfFile(33, 'Рецензия_Дәулет.pdf', 400_000),
  },
  conclusions: {
    department_conclusion: { number: '7', date: '2026-10-14' },
    scientific_council_conclusion: { number: '11', date: '2026-10-30' },
    review_1: { number: null, date: '2026-10-02' },
  },
  reason: null,
  revision: [],
}

export const revisionRequests = [
  { document: 'review_1', reason: 'Рецензия без подписи и печати организации', until: '2026-12-01', answer: '' },
  {
    document: 'manuscript',
    reason: 'Нет списка литературы, ссылки в главе 3 ведут в никуда',
    until: '2026-12-05',
    answer: '',
  },
] as const satisfies Application['revision']

export const applicationInRevision: Application = {
  ...application,
  status: 'revision',
  status_since: '2026-11-19T06:00:00Z',
  due: '2026-12-05',
  reason: 'Рукопись сильная, не хватает двух вещей.',
  revision: [...revisionRequests],
}

export const applicationHistory: ApplicationEvent[] = [
  {
    id: 4,
    at: '2026-11-19T06:00:00Z',
    by: aigul,
    what: 'revision',
    reason: 'Рукопись сильная, не хватает двух вещей.',
  },
  { id: 3, at: '2026-11-18T09:20:00Z', by: timur, what: 'edited', reason: null },
  { id: 1, at: '2026-11-18T06:00:00Z', by: timur, what: 'created', reason: null },
]

export const authorOptions = [
  { id: timur.id, name: timur.name, organization: 'Кафедра компьютерной лингвистики' },
  { id: 41, name: 'Тимур Лихачёв', organization: 'Институт истории' },
  { id: 42, name: 'Айжан Дәулет', organization: 'Тіл білімі институты' },
]

const createVersion = (id: number, name: string, sha256: string, pages: number | null, created_at: string) => ({
  ...createPdfFile(id, name, 800_000),
  sha256,
  pages,
  created_at,
})
const askedAt = '2026-10-12T06:00:00Z'
const answeredAt = '2026-11-20T06:00:00Z'

export const rounds: Round[] = [
  {
    number: 1,
    asked_at: '2026-10-28T06:00:00Z',
    asked_by: aigul,
    note: '',
    answered_at: answeredAt,
    documents: [
      {
        document: 'department_conclusion',
        reason: 'Не указан номер протокола.',
        until: '2026-11-21',
        asked: createVersion(60, 'Протокол_7.pdf', '51f0aa0188', 2, askedAt),
        came: null,
        answer: 'Номер стоит в правом верхнем углу второй страницы.',
        changed_pages: null,
        verdict: null,
      },
      {
        document: 'review_1',
        reason: 'Указать степень и место работы рецензента, дату и подпись.',
        until: '2026-11-21',
        asked: createVersion(61, 'Рецензия_Дәулет.pdf', '0aa1bb2c41', 2, askedAt),
        came: createVersion(62, 'Рецензия_Дәулет_2.pdf', '97bc01d2aa', 3, answeredAt),
        answer: '',
        changed_pages: [3],
        verdict: null,
      },
      {
        document: 'scientific_council_conclusion',
        reason: 'Протокол с подписями председателя и секретаря, с печатью.',
        until: '2026-11-21',
        asked: createVersion(63, 'Протокол_11.pdf', '77a0c41e02', 3, askedAt),
        came: createVersion(64, 'Протокол_11_новый.pdf', '77a0c41e02', 3, answeredAt),
        answer: '',
        changed_pages: [],
        verdict: null,
      },
    ],
  },
]

export const letter: DecisionLetter = {
  to: timur,
  own_locale: 'ru',
  locale: 'ru',
  subject: 'Решение по заявке: круг 2',
  text: 'Здравствуйте, Тимур Ли!\n\nМы посмотрели заявку на книгу «Қазақ тілінің корпусы», круг 2.\n\nС уважением,\nАйгүл Сәрсен, главный редактор',
}
