import { elena, nurlan } from '../../people/fixtures.ts'
import type { SupportRequest } from './types.ts'

export const now = new Date('2026-11-21T09:06:00Z')

export const requests: SupportRequest[] = [
  {
    id: 31,
    title: 'Не открывается карта ТК-1143',
    description: 'Нажимаю на карточку на доске, открывается пустая страница.\nВчера всё работало.',
    status: 'open',
    priority: 'high',
    contact_info: '+7 701 555 12 12',
    attachment: { id: 71, name: 'Снимок_экрана.png', size: 240_000, mime: 'image/png' },
    response: null,
    notes: null,
    created_at: '2026-11-21T08:54:00Z',
    answered_at: null,
    user: elena,
  },
  {
    id: 30,
    title: 'Как добавить второго рецензента?',
    description: 'В заявке только одно поле для рецензии.',
    status: 'in-progress',
    priority: 'medium',
    contact_info: 'n.abai@univer.kz',
    attachment: null,
    response: 'Смотрим, можно ли добавить поле для всех заявок.',
    notes: 'Спросить у Дементьевой, как это делали раньше',
    created_at: '2026-11-21T05:30:00Z',
    answered_at: '2026-11-21T05:48:00Z',
    user: nurlan,
  },
  {
    id: 27,
    title: 'Пароль не подходит после смены',
    description: 'Сменил пароль, войти не могу.',
    status: 'resolved',
    priority: 'low',
    contact_info: 'n.abai@univer.kz',
    attachment: null,
    response: 'Пароль хранил пробел в конце. Сбросили, письмо у вас.',
    notes: null,
    created_at: '2026-11-12T05:30:00Z',
    answered_at: '2026-11-12T07:10:00Z',
    history: [
      { id: 1, step: 'created', at: '2026-11-12T05:30:00Z', name: nurlan.name, response: null },
      { id: 2, step: 'taken', at: '2026-11-12T06:02:00Z', name: elena.name, response: null },
      {
        id: 3,
        step: 'resolved',
        at: '2026-11-12T07:10:00Z',
        name: elena.name,
        response: 'Пароль хранил пробел в конце. Сбросили, письмо у вас.',
      },
    ],
    user: nurlan,
  },
]
