import type { Guide } from '../../../foundations/guide.ts'

export const guide: Guide = {
  purpose: 'A month of somebody’s hours at work: being late and staying long are seen without reading.',
  anatomy: [
    'Hours of the day above',
    'A bar from coming to leaving, with its breaks; at work now in a lighter tone',
    'A dashed piece where a correction that waits would land',
    'Days off sunken, holidays with their name, leave hatched, today in colour',
    'What the chosen day says, with the reason of its correction',
  ],
  instead: [['several people’s hours are compared', 'HoursTable']],
  keyboard: [
    ['← →', 'Go through the days'],
    ['Home, End', 'Go to the first and the last day'],
    ['Page Up, Page Down', 'Go to the month before and after'],
    ['A, R', 'Approve and refuse the correction of the chosen day, where that is theirs to do'],
  ],
  accessibility: [
    'A day is a button that says its hours in words; the drawing says nothing that it does not.',
    'Without room the days lie as rows, a week at a time.',
  ],
  dos: ['Put MonthFigures above it and CorrectionTable below.', 'Pass the minute of the press’s clock, and renew it.'],
  donts: ['Do not give the acts to whose hours these are: nobody approves their own.'],
}
