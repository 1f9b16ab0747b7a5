import { z } from 'zod'
import { calls } from './call.ts'

export const menuItem = z.object({
  key: z.string(),
  icon: z.string(),
  path: z.string(),
  /** Rows behind the entry; `attention` when they wait for this person. */
  badge: z.object({ count: z.number().int(), attention: z.boolean() }).optional(),
})
export const menuGroup = z.object({ key: z.string(), children: z.array(menuItem) })
export type MenuItem = z.output<typeof menuItem>
export type MenuGroup = z.output<typeof menuGroup>

export const menuCalls = calls({
  'GET /api/menu-items': {
    summary: 'The menu of the person’s role: groups, with `main` for entries that stand by themselves',
    access: 'session',
    response: z.array(menuGroup),
  },
})
