import { menuIcons, type MenuItem } from '@press/domain'
import { z } from 'zod'
import { defineCalls } from './define-calls.ts'
import { schemaFor } from './schema-for.ts'

const menuEntry = z.object({
  key: z.string(),
  icon: z.enum(menuIcons),
  path: z.string(),
  /** The number of rows that the entry leads to. `attention` means that this person has to act on them. */
  badge: z.object({ count: z.number().int(), attention: z.boolean() }).optional(),
})
/** An entry, or a group of entries. A group's `path` is the path of its first entry. */
export const menuItem = schemaFor<MenuItem>()(menuEntry.extend({ children: z.array(menuEntry).optional() }))

export const menuCalls = defineCalls({
  'GET /api/menu-items': {
    summary: 'The menu of the caller’s role: single entries first, then groups with their entries in `children`',
    access: 'session',
    shows: [
      'application',
      'techcard',
      'project',
      'offer',
      'statement',
      'contract',
      'shoporder',
      'book',
      'job',
      'user',
      'support',
      'todo',
      'time',
      'message',
    ],
    response: z.array(menuItem),
  },
})
