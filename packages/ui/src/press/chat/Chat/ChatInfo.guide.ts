import type { Guide } from '../../../foundations/guide.ts'

export const guide: Guide = {
  purpose: 'What stands beside a conversation that is about no book: who is in it, and the last files they sent.',
  anatomy: ['The person or the group', 'Members, those who are here marked', 'The newest files', 'What can be done'],
  instead: [['The conversation is about a book', 'ChatBookInfo']],
  keyboard: [['Tab', 'goes through the files and the actions']],
  accessibility: ['Presence is in the name of the picture, never in a colour alone.'],
  dos: ['Give it to `info` of Chat: a pane on wide screens, else a drawer.'],
  donts: ['Do not list more than a handful of files: they are a reminder, not an archive.'],
}
