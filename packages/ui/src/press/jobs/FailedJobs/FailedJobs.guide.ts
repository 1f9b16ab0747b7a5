import type { Guide } from '../../../foundations/guide.ts'

export const guide: Guide = {
  purpose: 'Background jobs that failed: what each is, for whom, why it failed, and the way to run each again.',
  anatomy: [
    'What the job is and whom it is for; the subject of a letter; how long ago, and how many tries',
    'Why it failed, in the words of the service',
    'What became of it: tried again at an hour, given up, or perhaps sent',
    'The button that runs it again; a letter that was perhaps sent asks first',
  ],
  instead: [['It is what people are told here', 'NotificationList']],
  keyboard: [
    ['Tab', 'goes from job to job'],
    ['Enter', 'runs the job again'],
  ],
  accessibility: ['Every button is named by its job and whom it is for; what became of a job is in words.'],
  dos: ['Say at once that the job runs again, and take it away when it is done.'],
  donts: ['Do not show what a letter says: it was written to one person.'],
}
