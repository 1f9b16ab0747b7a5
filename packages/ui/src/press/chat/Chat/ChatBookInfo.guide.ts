import type { Guide } from '../../../foundations/guide.ts'

export const guide: Guide = {
  purpose:
    'Tells beside a conversation about its book: the cover, how far it has come, who works on it, its last files.',
  anatomy: ['Cover', 'Title', 'Stage and due date', 'Stage ribbon', 'Card, print run, manager', 'Members', 'Files'],
  instead: [
    ['All about the card is wanted', 'TechCardPassport'],
    ['Its way is wanted with dates', 'StageTimeline'],
  ],
  keyboard: [],
  accessibility: [
    'The ribbon says the stage and its number in words.',
    'Presence is part of a member’s name, not only a dot.',
  ],
  dos: ['Give the newest few files and the number of all.'],
  donts: ['Do not use it for a conversation without a book: leave Chat’s info out.'],
}
