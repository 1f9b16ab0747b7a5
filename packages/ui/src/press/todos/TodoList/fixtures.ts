import type { Person, Todo } from '@press/domain'

export const today = '2026-11-23'
export const me: Person = { id: 1, name: 'Айгерім Сәдуақас', role_id: 4, avatar: null }
export const colleagues: readonly Person[] = [
  { id: 2, name: 'Елена Ким', role_id: 4, avatar: null },
  { id: 3, name: 'Тимур Ли', role_id: 5, avatar: null },
  { id: 4, name: 'Тимур Қалиев', role_id: 5, avatar: null },
]
const elena = colleagues[0] ?? null

const createTask = (id: number, title: string, fields: Partial<Todo>): Todo => ({
  id,
  version: 1,
  title,
  priority: 'medium',
  is_done: false,
  is_fav: false,
  due: null,
  due_time: null,
  notes: '',
  done_at: null,
  created_at: '2026-11-20T05:00:00Z',
  created_by: me,
  assignee: null,
  answer: null,
  book: null,
  ...fields,
})

/** The tasks of `today`, in the user's own order. */
export const tasks: readonly Todo[] = [
  createTask(1, 'Ответить на запрос счёта КП-0412', { priority: 'high', due: today, due_time: '12:00', is_fav: true }),
  createTask(2, 'Проверить оборот титула: ISBN и знак охраны', {
    priority: 'high',
    due: today,
    due_time: '16:00',
    notes: 'Тексерген соң маған жазыңыз: баспахана бүгін күтеді.',
    created_by: elena ?? me,
    assignee: me,
    answer: 'asked',
    book: { id: 1143, book_name: 'Ежелгі түркі жазба ескерткіштері' },
  }),
  createTask(3, 'Планёрка: сказать про сроки сигнала', {
    priority: 'team',
    due: today,
    due_time: '09:30',
    is_done: true,
    done_at: '2026-11-23T05:00:00Z',
  }),
  createTask(4, 'Беттеушімен кітап түбінің қалыңдығын нақтылау', {
    due: '2026-11-24',
    due_time: '14:00',
    book: { id: 7, book_name: 'Алтай өркениеті' },
  }),
  createTask(5, 'План выпуска на 2027 год', { priority: 'update' }),
  createTask(6, 'Сдать отчёт о тиражах', { priority: 'low', due: '2026-11-20' }),
  createTask(7, 'Вычитать вклейку', { due: '2026-11-25', assignee: elena, answer: 'accepted' }),
  createTask(8, 'Собрать протоколы учёного совета', { is_done: true, done_at: '2026-11-19T09:00:00Z' }),
]
