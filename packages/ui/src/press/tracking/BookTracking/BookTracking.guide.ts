import type { Guide } from '../../../foundations/guide.ts'

export const guide: Guide = {
  purpose:
    'One book’s way through the press, in the words of who follows it (`reader`: its author, the press, anyone with a link): what is behind it, where it is, when the rest is expected.',
  anatomy: [
    'Cover, title, authors, stage',
    'Path: a step with its day',
    'What it waits for, what is next and when, when it is delivered, who gets how many copies',
    'Manager, whether they are here now, and the way to write to them',
    'What stands beneath: signature, sharing, documents',
  ],
  instead: [
    ['Every fact of the book is asked for', 'TechCardPassport'],
    ['Many books are followed at once', 'TrackingTable'],
    ['Several books stand one under another', 'BookPathRow'],
    ['Only the path is shown', 'StageTimeline'],
  ],
  keyboard: [['Tab', 'Goes to «Написать», then through what stands beneath']],
  accessibility: [
    'An article named by the book; the title is the page’s h1 (an h2 for `anyone`, whose page is called by what it shows), in the language of the book.',
    'The path is an ordered list; the step the book stands at carries `aria-current`, those behind it say so in words.',
    'Presence is a dot without words: what depends on it must be written.',
  ],
  dos: [
    'Leave `book` out while it loads.',
    'Give `signalEndDate`: a signed book then no longer asks for the signature.',
    'Put a NextActionCard above it when the author must act.',
  ],
  donts: [
    'Do not leave stages out of `path`: it leaves out the sales department and the stock itself, until the book stands there.',
    'Do not promise days that nobody calculated: leave `expected` out.',
  ],
}
