import type { RoleKey, TodoAnswer, TodoPriority } from '@press/domain'
import type { Tx } from '../database/database.ts'
import { todoMarks, todos } from '../database/schema.ts'
import type { PlannedCard } from './cards.ts'
import type { Staff } from './people.ts'
import type { Calendar } from './random.ts'

interface DemoTodo {
  owner: RoleKey
  title: string
  priority?: TodoPriority
  /** The due date as days from today, and the time on that day. */
  due?: [days: number, time?: string]
  /** The person to whom the task is assigned, and this person's answer. */
  given?: [to: RoleKey, answer: TodoAnswer]
  notes?: string
  /** The book of the task, by its index among the demo's tech cards. */
  card?: number
  fav?: true
  /** How many days ago the task was completed. */
  done?: number
}

const demoTodos: readonly DemoTodo[] = [
  {
    owner: 'initiator',
    title: 'Проверить оборот титула: ISBN и знак охраны',
    priority: 'high',
    due: [0, '16:00'],
    given: ['pm', 'asked'],
    notes: 'Тексерген соң маған жазыңыз: баспахана бүгін күтеді.',
    card: 0,
  },
  { owner: 'pm', title: 'Ответить на запрос счёта', priority: 'high', due: [0, '12:00'], fav: true },
  { owner: 'pm', title: 'Прайс-лист: бумага подорожала', priority: 'update', due: [0, '18:00'] },
  { owner: 'pm', title: 'Планёрка: сказать про сроки сигнала', priority: 'team', due: [0, '09:30'], done: 0, card: 1 },
  { owner: 'pm', title: 'Беттеушімен кітап түбінің қалыңдығын нақтылау', due: [1, '14:00'], card: 2 },
  { owner: 'pm', title: 'Вычитать вклейку', due: [2], given: ['executor', 'accepted'], card: 1 },
  { owner: 'pm', title: 'Сообщить магазину новые поступления', priority: 'low' },
  { owner: 'pm', title: 'Собрать протоколы учёного совета', done: 5 },
  { owner: 'executor', title: 'Сдать третью главу', priority: 'high', due: [1, '18:00'], fav: true },
  { owner: 'executor', title: 'Терминдер тізімін редактормен келісу', due: [4] },
  { owner: 'accounting', title: 'Свести выписку за неделю', priority: 'high', due: [0, '17:00'] },
  { owner: 'accounting', title: 'Запросить подписанный акт', due: [-2], priority: 'medium' },
  { owner: 'accounting', title: 'Счёт за вклейку', due: [3], given: ['pm', 'declined'] },
  { owner: 'partner', title: 'Тапсырыс бойынша мақсатты нақтылау', due: [2] },
  { owner: 'partner', title: 'Подписать договор на новый год', priority: 'high', due: [9], fav: true },
  { owner: 'stock', title: 'Пересчитать остатки на втором складе', due: [5] },
]

/** Seeds tasks in every state: due and overdue, assigned and answered, starred and completed. */
export async function seedTodos(tx: Tx, staff: Staff, cards: readonly PlannedCard[], { ago, ahead }: Calendar) {
  const getUserId = (role: RoleKey): number => {
    const [id] = staff.withRole(role)
    if (id === undefined) throw new Error(`The demo press has no account with the role ${role}`)
    return id
  }
  const insertedTodos = await tx
    .insert(todos)
    .values(
      demoTodos.map(
        ({ owner, title, priority = 'medium', due, given: assignment, notes = '', card, done: doneDaysAgo }) => ({
          title,
          priority,
          due: due ? ahead(due[0]) : null,
          due_time: due?.[1] ?? null,
          notes,
          tech_card_id: card === undefined ? null : (cards[card]?.id ?? null),
          created_by: getUserId(owner),
          assignee_id: assignment ? getUserId(assignment[0]) : null,
          answer: assignment?.[1] ?? null,
          is_done: doneDaysAgo !== undefined,
          done_at: doneDaysAgo === undefined ? null : ago(doneDaysAgo),
          created_at: ago((doneDaysAgo ?? 0) + 1),
        }),
      ),
    )
    .returning()
  await tx
    .insert(todoMarks)
    .values(
      insertedTodos.flatMap(({ id, created_by }, index) =>
        demoTodos[index]?.fav ? [{ todo_id: id, user_id: created_by, is_fav: true }] : [],
      ),
    )
}
