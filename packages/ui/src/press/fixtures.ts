import { stageKeys, type StageFlags, type StageKey } from '@press/domain'
import type {
  Application,
  ApplicationRow,
  HistoryEvent,
  PathStep,
  Person,
  QueueItem,
  TechCard,
  TechCardRow,
} from './wire.ts'

/* Made-up rows for stories. */

export const now = new Date('2026-11-21T09:06:00Z')
export const today = '2026-11-21'

const person = (id: number, name: string, role_id: number): Person => ({ id, name, role_id, avatar: null })
export const elena = person(4, 'Елена Ким', 4)
export const nurlan = person(5, 'Нұрлан Абай', 5)
export const saule = person(6, 'Сәуле Тоқтар', 5)
export const aigul = person(3, 'Айгүл Сәрсен', 3)
export const timur = person(9, 'Тимур Ли', 9)

const pdf = (id: number, name: string, size: number) => ({ id, name, size, mime: 'application/pdf' })

export const flags = (stage: StageKey): StageFlags =>
  Object.fromEntries(stageKeys.map((key) => [`is_${key}`, key === stage])) as unknown as StageFlags

const entered: Partial<Record<StageKey, string>> = {
  editor: '2026-09-02T05:00:00Z',
  project: '2026-09-05T05:00:00Z',
  process: '2026-09-09T05:00:00Z',
  signal: '2026-11-06T05:00:00Z',
  author: '2026-11-18T05:00:00Z',
}
const expected: Partial<Record<StageKey, string>> = { signal: '2026-12-10', author: '2026-12-14' }

/** The way of a book that stands at a stage. */
export const pathTo = (stage: StageKey): PathStep[] => {
  const at = stageKeys.indexOf(stage)
  return stageKeys.map((key, index) => ({
    stage: key,
    state: index < at ? 'past' : index === at ? 'current' : 'future',
    entered_at: index <= at ? (entered[key] ?? null) : null,
    left_at: index < at ? (entered[stageKeys[index + 1] ?? 'done'] ?? null) : null,
    expected: index > at ? (expected[key] ?? null) : null,
  }))
}

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

export const techCard: TechCard = {
  ...flags('signal'),
  id: 1143,
  status: 'signalPrinting',
  book_name: 'Ежелгі түркі жазба ескерткіштері',
  language: 'kz',
  edition_type: 'study guide',
  ISBN: '978-601-04-6612-3',
  quantity: 1000,
  pages: 384,
  symbols: 842_300,
  format: '70×100/16',
  kegel: '11 / 13,5',
  ioot: 'есть, 14 августа 2026',
  pre_editorial_conclusion: null,
  department_protocol: { number: '7', date: '2026-06-12' },
  methodological_council_protocol: { number: '3', date: '2026-06-24' },
  scientific_council_protocol: { number: '11', date: '2026-06-30' },
  circulation_author: 100,
  circulation_library: 150,
  circulation_university: 750,
  project_manager_id: 4,
  created_date: '2026-09-02',
  appointment_date: '2026-09-05',
  due: '2026-11-25',
  fname_gdisk: 'https://drive.example.kz/1143',
  fname_print: null,
  fname_signal: null,
  delivery_address: null,
  from_address: null,
  delivery_payment: null,
  print_info: {
    copies: 3,
    inserts_count: 8,
    paper_text: 'offset80',
    colorfulness_text: '1+1',
    paper_insert: 'coated130',
    colorfulness_insert: '4+4',
    paper_cover: 'coated130',
    colorfulness_cover: '4+0',
    paper_flyleaf: 'offset120',
    colorfulness_flyleaf: '1+0',
    lamination: 'matte',
    binding: '7BC',
  },
  authors: [{ id: 51, name: 'Ысқақ Ғ. Б.', email: 'g.ysqaq@univer.kz', phone: '' }],
  work_types: [
    { id: 1, name: 'editing', status: 'approved', executor: nurlan },
    { id: 2, name: 'proofreading', status: 'approved', executor: nurlan },
    { id: 3, name: 'layout', status: 'completed', executor: saule },
    { id: 4, name: 'cover design', status: 'paid', executor: saule },
    { id: 5, name: 'index', status: 'approved', executor: nurlan },
  ],
  project_manager: elena,
  signalEndDate: null,
  printStartDate: null,
  src_cover: null,
  src_fpage: null,
  cover_file: null,
  fpage_file: null,
  files: [
    { ...pdf(71, 'Печать_1143.pdf', 18_400_000), document: 'print' },
    { ...pdf(72, 'Сигнал_1143.pdf', 17_900_000), document: 'signal' },
  ],
  path: pathTo('signal'),
  remarks: [],
  application_id: 190,
  is_archieve: false,
  updated_at: '2026-11-21T06:42:00Z',
}

/** A card that has just been made: nothing but its starred fields. */
export const bareTechCard: TechCard = {
  ...techCard,
  ...flags('editor'),
  id: 1180,
  status: 'created',
  book_name: 'Машинное обучение для лингвистов',
  language: 'ru',
  ISBN: null,
  quantity: null,
  pages: null,
  symbols: null,
  format: null,
  kegel: null,
  ioot: null,
  department_protocol: { number: null, date: null },
  methodological_council_protocol: { number: null, date: null },
  scientific_council_protocol: { number: null, date: null },
  circulation_author: null,
  circulation_library: null,
  circulation_university: null,
  due: null,
  fname_gdisk: null,
  print_info: {},
  work_types: [],
  project_manager: null,
  files: [],
  path: pathTo('editor'),
}

const row = (
  id: number,
  stage: StageKey,
  book_name: string,
  rest: Partial<TechCardRow> & Pick<TechCardRow, 'language' | 'authors'>,
): TechCardRow => ({
  ...flags(stage),
  id,
  book_name,
  status: 'inWork',
  src_cover: null,
  quantity: 500,
  due: '2026-12-14',
  project_manager: elena,
  stage_since: '2026-11-15T05:00:00Z',
  is_archieve: false,
  ...rest,
})

export const techCardRows: TechCardRow[] = [
  row(1143, 'signal', 'Ежелгі түркі жазба ескерткіштері', {
    language: 'kz',
    authors: 'Ғ. Ысқақ',
    status: 'signalPrinting',
    quantity: 1000,
    due: '2026-11-24',
    stage_since: '2026-11-06T05:00:00Z',
  }),
  row(1159, 'process', 'История книжного дела Казахстана', {
    language: 'ru',
    authors: 'О. Дементьева',
    quantity: 800,
    due: '2026-11-16',
  }),
  row(1172, 'project', 'Қазақ тілінің тарихи грамматикасы', {
    language: 'kz',
    authors: 'С. Әбілқасым',
    status: 'formatted',
    quantity: null,
    due: null,
    project_manager: null,
    stage_since: '2026-11-21T05:00:00Z',
  }),
  row(1101, 'done', 'Петроглифы Тамгалы', {
    language: 'ru',
    authors: 'А. Рогожинский',
    status: 'delivered',
    is_archieve: true,
  }),
]

export const queue: QueueItem[] = [
  {
    kind: 'application',
    id: 214,
    book_name: 'Сейсмостойкость зданий: расчёт и примеры',
    language: 'ru',
    authors: 'К. Умаров, И. Вельт',
    src_cover: null,
    stage: 'editor',
    since: '2026-11-04T06:00:00Z',
    due: '2026-11-16',
  },
  {
    kind: 'techcard',
    id: 1143,
    book_name: 'Ежелгі түркі жазба ескерткіштері',
    language: 'kz',
    authors: 'Ғ. Ысқақ',
    src_cover: null,
    stage: 'signal',
    since: '2026-11-06T05:00:00Z',
    due: '2026-11-24',
  },
  {
    kind: 'application',
    id: 218,
    book_name: 'Қазақ тілінің корпусы: құрылымы мен қолданылуы',
    language: 'kz',
    authors: 'Т. Ли, Р. Есенов',
    src_cover: null,
    stage: 'editor',
    since: '2026-11-18T06:00:00Z',
    due: '2026-12-02',
  },
  {
    kind: 'techcard',
    id: 1172,
    book_name: 'Қазақ тілінің тарихи грамматикасы',
    language: 'kz',
    authors: 'С. Әбілқасым',
    src_cover: null,
    stage: 'author',
    since: '2026-11-21T05:00:00Z',
    due: null,
  },
]

export const stageCounts = stageKeys.map((stage, index) => ({
  stage,
  total: [12, 9, 31, 8, 6, 11, 7, 4, 14, 4][index] ?? 0,
  overdue: [2, 0, 5, 1, 0, 0, 0, 0, 0, 0][index] ?? 0,
}))

export const history: HistoryEvent[] = [
  {
    id: 5,
    at: '2026-11-21T06:42:00Z',
    by: elena,
    type: 'techcard.edited',
    from: null,
    to: null,
    reason: null,
    fields: ['quantity', 'circulation_university', 'due'],
  },
  {
    id: 4,
    at: '2026-11-06T05:00:00Z',
    by: elena,
    type: 'techcard.moved',
    from: 'process',
    to: 'signal',
    reason: null,
    fields: [],
  },
  {
    id: 3,
    at: '2026-10-30T10:20:00Z',
    by: person(8, 'Мадина Исаева', 8),
    type: 'techcard.moved',
    from: 'signal',
    to: 'process',
    reason: 'Типография вернула файл: шрифты не внедрены',
    fields: [],
  },
  {
    id: 2,
    at: '2026-09-09T05:00:00Z',
    by: null,
    type: 'techcard.moved',
    from: 'project',
    to: 'process',
    reason: null,
    fields: [],
  },
  {
    id: 1,
    at: '2026-09-02T05:00:00Z',
    by: aigul,
    type: 'techcard.created',
    from: null,
    to: null,
    reason: null,
    fields: [],
  },
]
