import type { Guide } from '../../../foundations/guide.ts'

export const guide: Guide = {
  purpose: 'Everything that happened to a tech card: who, when, from where to where, why, and which fields.',
  anatomy: [
    'Picture and name, or «Система»',
    'What happened and when',
    'From stage to stage',
    'Reason',
    'Names of the changed fields',
  ],
  instead: [
    ['What a field was and is now matters', 'Diff'],
    ['It is what is planned as well', 'Timeline'],
    ['It is news for one person', 'NotificationList'],
  ],
  keyboard: [],
  accessibility: [
    'An ordered list with a name, in the order given.',
    'A move is read as one sentence with the full names of both stages; the badges are hidden.',
    'Moments are `<time>` elements. While it loads the group says so once.',
  ],
  dos: [
    'Give the newest first.',
    'Leave `events` out while they load: an empty array says that nothing has happened yet.',
  ],
  donts: [
    'Do not filter kinds it has no words for: they are shown as «Изменение» with the fields’ names.',
    'Do not put actions into it: what happened is not changed.',
  ],
}
