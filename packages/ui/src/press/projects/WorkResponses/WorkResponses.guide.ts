import type { Guide } from '../../../foundations/guide.ts'

export const guide: Guide = {
  purpose: 'Shows what executors said to the works that nobody has been given, so that the manager chooses one.',
  anatomy: ['Executor and when they answered', 'Work', 'Answer with their word', '“Choose” beside who agrees'],
  instead: [['The work has its executor already', 'WorkTypeTable']],
  keyboard: [['Tab', 'Goes through the buttons']],
  accessibility: ['An answer is an icon and a word, never colour alone.'],
  dos: ['Keep those who declined in sight: a manager need not ask them again.'],
  donts: ['Do not offer a choice for a work that is no longer open.'],
}
