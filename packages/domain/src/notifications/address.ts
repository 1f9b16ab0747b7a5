import { roleByKey, type RoleKey } from '../people/roles.ts'
import type { NoticeTarget } from './notices.ts'

/** Below the address of the role: where the row of a notice stands for it. */
function placeOf(target: NoticeTarget, role: RoleKey, id: number | null, date: string): string {
  switch (target) {
    case 'application':
      return `application-details/${id}`
    case 'project':
      return `project-details/${id}`
    case 'book':
      return `${role === 'author' ? 'booktracking' : 'techcards'}/${id}`
    case 'offer':
      // The stock finds offers on its board.
      return role === 'stock' ? 'partnerKanban' : `offers?offer=${id}`
    case 'shopOrder':
      return id === null ? 'orderKanban' : `orderKanban?order=${id}`
    case 'contract':
      return `contracts/${id}`
    case 'calendar':
      return `calendar?date=${date}`
    case 'chat':
      return `chat?id=${id}`
    case 'support':
      return `support?request=${id}`
    case 'todo':
      return `todo?task=${id}`
    case 'time':
      return `time-tracker/users/${id}?month=${date.slice(0, 7)}`
    case 'paper':
      return 'paper'
    case 'account':
      return 'profile-setting'
    case 'person':
      return `users/${id}`
    case 'home':
      return 'home'
  }
}

/** Where a click on a notice leads, inside the portal of the role; `date` is the day that it is of. */
export const noticeAddress = (target: NoticeTarget, role: RoleKey, id: number | null, date = ''): string =>
  `/app/${roleByKey(role).path}/${placeOf(target, role, id, date)}`
