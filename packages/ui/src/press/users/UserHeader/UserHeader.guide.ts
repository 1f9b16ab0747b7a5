import type { Guide } from '../../../foundations/guide.ts'

export const guide: Guide = {
  purpose: 'Who somebody is, what they do here and how their account stands, at the head of their page.',
  anatomy: [
    'Way back',
    'Picture and name',
    'Role, state and since when',
    'Write and change',
    'What their account waits for',
  ],
  instead: [['a page is about no person', 'PageHeader']],
  keyboard: [['Tab', 'Back, write, change, then what the account waits for']],
  accessibility: ['The name is the page’s one h1; the state is a word.'],
  dos: ['Say why an account cannot be signed in with, and what to do about it.'],
  donts: ['Do not turn an account off from here: UserHandover asks first who takes what on.'],
}
