import { fromTenge, type MyWork } from '@press/domain'
import { dana, tasks } from '../fixtures.ts'

/* The works of design/png/m6-executor, for stories. */

const [task] = tasks
if (!task) throw new Error('The fixtures have no work')

const createWork = (id: number, book_name: string, overrides: Partial<MyWork>): MyWork => ({
  ...task,
  id,
  name: 'layout',
  unit: '240 полос',
  price: fromTenge(96_000),
  executor: null,
  start_date: '2026-11-26',
  end_date: '2026-12-09',
  description: '',
  status: 'offered',
  result_files: [],
  earlier_results: [],
  completed_at: null,
  scores: null,
  comment: '',
  project_id: 88,
  techcard_id: id + 400,
  book_name,
  language: 'kz',
  authors: 'С. Әбілқасым',
  src_cover: null,
  manager: dana,
  ...overrides,
})

export const offers: MyWork[] = [
  createWork(701, 'Қазақ тілінің тарихи грамматикасы', {
    unit: '412 полос',
    price: fromTenge(164_800),
    start_date: '2026-12-10',
    end_date: '2026-12-22',
    description: '70×100/16, кегль 11 / 13,5. Примеры в три колонки.',
  }),
  createWork(702, 'Академиялық жазылым', { authors: 'Б. Жүнісов, А. Қайрат' }),
]

const file = { id: 90, name: 'Алтай_вёрстка_v4.pdf', size: 32_505_856, mime: 'application/pdf' }

const cover = { id: 91, name: 'Алтай_обложка.pdf', size: 8_126_464, mime: 'application/pdf' }

export const works: MyWork[] = [
  createWork(703, 'История книжного дела Казахстана', {
    language: 'ru',
    status: 'in progress',
    start_date: '2026-11-02',
    end_date: '2026-11-24',
    completed_at: '2026-11-20T09:00:00Z',
    comment: 'Сноски на с. 18 съехали.',
    result_files: [file],
  }),
  createWork(704, 'Өсімдіктер физиологиясы', {
    status: 'in progress',
    start_date: '2026-11-10',
    end_date: '2026-11-29',
  }),
  createWork(705, 'Алтай өркениеті', {
    status: 'completed',
    completed_at: '2026-11-19T10:12:00Z',
    result_files: [file, cover],
  }),
]
