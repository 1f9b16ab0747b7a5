import type { Guide } from '../../../foundations/guide.ts'

export const guide: Guide = {
  purpose:
    'A person’s events by month, week, day or as a list, to be made, moved and changed in place. Times are those of the press’s clock (Asia/Almaty), weeks begin on Monday.',
  anatomy: [
    'Toolbar: back, today, on, the period, the views, a new event, the categories',
    'Month: weeks of days, events in lanes, «N more» where a day is full',
    'Week and day: whole days on top, hours beneath, overlapping events side by side, a line at this moment',
    'A holiday’s name by its day, and the tint of days on which the press does not work',
    'List, and every view on a phone: a small month with dots, then the days from the chosen one on',
    'Dialog: an event’s fields, or its facts for those who may not change it',
    'Repetition: words of any of the three languages with a line under what was understood, a list behind the arrow, the days that come of it',
  ],
  instead: [
    ['one date has to be chosen', 'DateField'],
    ['the path of a book through its stages is shown', 'StageTimeline'],
  ],
  keyboard: [
    ['Arrows', 'walk over days; up and down over hours in a week and a day'],
    ['Home, End', 'first and last day of the week'],
    ['PageUp, PageDown', 'previous and next period of the view'],
    ['Enter on a day or an hour', 'writes a new event there'],
    ['Shift+Arrows on a day or an hour', 'mark several; Enter writes an event over them, Esc lets them go'],
    ['Tab from a day', 'its events, then out of the calendar'],
    [
      'Space on an event',
      'takes it up; arrows carry it, with Shift they move its end, Enter drops it, Esc puts it back',
    ],
    ['Enter on an event', 'opens it'],
  ],
  accessibility: [
    'A new event is drawn out by dragging over empty time with a mouse or a pen (Esc gives it up); a finger scrolls, and a tap or the button does the same in one press.',
    'Month, week and day are ARIA grids with one tab stop; a cell says its day and how many events it holds; marked ones are selected.',
    'An event says its name, time, category and importance; category and importance are drawings and words, never colour alone.',
    'What is lifted, where it is carried and what came of it is announced; a refusal is a toast that is read out at once.',
    'Needs an Announcer and a ToastProvider above it.',
  ],
  dos: [
    'Load the events of calendarFrame(range.date): every view of that date is then complete.',
    'Keep range in the address, so that a link shows what its sender saw.',
    'Resolve onMove only when events already holds the new time.',
  ],
  donts: ['Do not ask for confirmation of a move: it is shown, announced and can be moved back.'],
}
