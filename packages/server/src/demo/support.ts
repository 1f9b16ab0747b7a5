import { roleByKey, type RoleKey, type SupportPriority, type SupportStep } from '@press/domain'
import { inArray } from 'drizzle-orm'
import type { Tx } from '../database/database.ts'
import { events, supportRequests, users } from '../database/schema.ts'
import type { Staff } from './people.ts'
import type { Calendar } from './random.ts'

interface DemoRequest {
  owner: RoleKey
  title: string
  description: string
  priority?: SupportPriority
  /** How many minutes ago the request was sent, and after how many minutes it was answered. */
  minutes: [ago: number, answered?: number]
  response?: string
  resolved?: true
  notes?: string
}

const dayMinutes = 24 * 60
const demoRequests: readonly DemoRequest[] = [
  {
    owner: 'executor',
    title: 'Пароль не подходит после смены',
    description: 'Сменил пароль, войти не могу.',
    priority: 'high',
    minutes: [9 * dayMinutes, 40],
    response: 'В пароле остался пробел в конце. Отправили письмо для нового пароля.',
    resolved: true,
  },
  {
    owner: 'partner',
    title: 'Счёт пришёл со старым адресом',
    description: 'Мы переехали в октябре, в счёте прежний адрес.',
    minutes: [4 * dayMinutes, 31],
    response: 'Исправьте адрес на экране «Реквизиты»: следующий счёт выйдет с новым.',
    resolved: true,
  },
  {
    owner: 'author',
    title: 'Қолжазбаның жаңа нұсқасын қалай жіберемін?',
    description: 'Өтінімде тек бір файл көрінеді, екінші нұсқасын қайда тіркеймін?',
    priority: 'low',
    minutes: [dayMinutes, 24],
    response: 'Өтінімді түзетуге қайтардық: енді файлды ауыстыра аласыз.',
  },
  {
    owner: 'pm',
    title: 'Как добавить второго рецензента?',
    description: 'В заявке только одно поле для рецензии, а рецензентов двое.',
    minutes: [300, 18],
    response: 'Смотрим, можно ли добавить поле для всех заявок.',
    notes: 'Спросить у типографии, как это делали раньше',
  },
  {
    owner: 'typography',
    title: 'Печать сигнала: нет формата 70×90/16',
    description: 'В списке форматов его нет, записали в примечание.',
    priority: 'low',
    minutes: [100],
  },
  {
    owner: 'stock',
    title: 'Тираж принят, а карта стоит в типографии',
    description: 'Сохранил приход, доска не изменилась. После обновления страницы то же самое.',
    priority: 'high',
    minutes: [52],
  },
]

/** Seeds support requests in every state: pending, overdue, answered and closed. */
export async function seedSupport(tx: Tx, staff: Staff, { ago }: Calendar): Promise<void> {
  const getMomentBefore = (minutes: number): Date => ago(minutes / dayMinutes)
  const getUserId = (role: RoleKey): number => {
    const [id] = staff.withRole(role)
    if (id === undefined) throw new Error(`The demo press has no account with the role ${role}`)
    return id
  }
  const answererId = getUserId('deputy')
  const owners = await tx
    .select({ id: users.id, email: users.email })
    .from(users)
    .where(
      inArray(
        users.id,
        demoRequests.map(({ owner }) => getUserId(owner)),
      ),
    )
  const insertedRequests = await tx
    .insert(supportRequests)
    .values(
      demoRequests.map(
        ({
          owner,
          minutes: [sentMinutesAgo, answeredAfterMinutes],
          title,
          description,
          priority = 'medium',
          response,
          resolved: isResolved,
          notes,
        }) => ({
          title,
          description,
          priority,
          status: isResolved ? ('resolved' as const) : response ? ('in-progress' as const) : ('open' as const),
          contact_info: owners.find(({ id }) => id === getUserId(owner))?.email ?? roleByKey(owner).path,
          response: response ?? '',
          notes: notes ?? '',
          created_by: getUserId(owner),
          created_at: getMomentBefore(sentMinutesAgo),
          answered_at:
            answeredAfterMinutes === undefined ? null : getMomentBefore(sentMinutesAgo - answeredAfterMinutes),
        }),
      ),
    )
    .returning()
  const createStepEvent = (
    step: SupportStep,
    row: (typeof insertedRequests)[number],
    actor_id: number,
    at: Date,
    response?: string,
  ) => ({
    type: `support.${step}` as const,
    resource: 'support' as const,
    resource_id: row.id,
    actor_id,
    data: { title: row.title, owner: row.created_by, ...(response && { response }) },
    audience: [row.created_by],
    at,
    handled_at: at,
  })
  await tx
    .insert(events)
    .values(
      insertedRequests
        .flatMap((row) => [
          createStepEvent('created', row, row.created_by, row.created_at),
          ...(row.answered_at
            ? [
                createStepEvent(
                  row.status === 'resolved' ? 'resolved' : 'taken',
                  row,
                  answererId,
                  row.answered_at,
                  row.response,
                ),
              ]
            : []),
        ])
        .sort((a, b) => a.at.getTime() - b.at.getTime()),
    )
}
