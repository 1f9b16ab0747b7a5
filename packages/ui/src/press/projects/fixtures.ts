import {
  fromTenge,
  type Rating,
  type WorkTypeName,
  type WorkTypeStatus,
  type Person,
  type Project,
  type WorkTask,
} from '@press/domain'

/* The project of design/png/j1-project-detail, for stories. */

export const today = '2026-11-21'

const createPerson = (id: number, name: string, role_id = 5): Person => ({ id, name, role_id, avatar: null })
export const dana = createPerson(41, 'Дана Оспанова', 4)
export const elena = createPerson(42, 'Елена Ким', 4)
export const saule = createPerson(54, 'Сәуле Тоқтар')
export const executors: Person[] = [
  createPerson(51, 'Нұрлан Абай'),
  createPerson(52, 'Дана Оспанова'),
  createPerson(53, 'Тимур Ли'),
  saule,
  createPerson(55, 'Марат Ильясов'),
  createPerson(56, 'Ерлан Досов'),
]
const scores: Rating = { quality: 5, punctuality: 4, creativity: 4, politeness: 5, communication: 5 }

type Row = readonly [WorkTypeName, string, start: string, end: string, hours: number, WorkTypeStatus]
const rows: readonly Row[] = [
  ['editing', '384 000 зн.', '2026-09-09', '2026-10-03', 48, 'approved'],
  ['proofreading', '384 000 зн.', '2026-10-06', '2026-10-20', 26, 'approved'],
  ['translation', '3 языка', '2026-10-13', '2026-10-17', 8, 'paid'],
  ['layout', '368 полос', '2026-10-20', '2026-11-24', 62, 'completed'],
  ['cover design', '1 обложка', '2026-11-03', '2026-11-22', 14, 'in progress'],
  ['index', '1 файл', '2026-11-25', '2026-11-29', 6, 'offered'],
]

export const tasks: WorkTask[] = rows.map(([name, unit, start_date, end_date, hours, status], index) => ({
  id: 600 + index,
  version: 1,
  name,
  unit,
  price: fromTenge(hours * 1_000),
  executor: executors[index] ?? null,
  start_date,
  end_date,
  hours,
  description: name === 'layout' ? 'Таблицы не разрывать, руническое письмо шрифтом из папки.' : '',
  status,
  result_files:
    status === 'completed' || status === 'approved' || status === 'paid'
      ? [
          {
            id: 90 + index,
            name: name === 'layout' ? 'Алтай_вёрстка_v4.pdf' : `Алтай_${index + 1}.docx`,
            size: 32_505_856,
            mime: 'application/pdf',
          },
        ]
      : [],
  earlier_results: [],
  completed_at: name === 'layout' ? '2026-11-19T10:12:00Z' : status === 'offered' ? null : `${end_date}T09:00:00Z`,
  scores: status === 'approved' || status === 'paid' ? scores : null,
  comment: '',
}))

export const project: Project = {
  id: 88,
  version: 1,
  techcard_id: 1161,
  name: 'Алтай өркениеті: мәтіндер мен түсіндірмелер',
  status: 'in progress',
  urgent: false,
  created_date: '2026-09-07',
  start_date: '2026-09-09',
  deadline: '2026-11-29',
  description: '',
  manager: dana,
  budget: fromTenge(864_000),
  fname_gdisk: 'https://drive.example.kz/1161',
  fname_print: null,
  fname_signal: null,
  editor_requirements:
    'Сохранить авторскую транслитерацию имён. Сноски сквозные по главам, цитаты сверить с изданием 1998 года.',
  designer_requirements: 'Обложка 4+0, матовая ламинация. Корешок 25 мм, мотив солнечного знака с камня № 4.',
  templator_requirements: '70×100/16, кегль 11 / 13,5. Руническое письмо шрифтом из папки, таблицы не разрывать.',
  notes: '',
  tasks,
  book: { language: 'kz', authors: 'Ә. Төлеу, М. Ыдырыс', src_cover: null, stage: 'process' },
}
