import type { Guide } from '../../../foundations/guide.ts'

export const guide: Guide = {
  purpose:
    'The press on one screen for who leads it: where books are stuck, which are late and why, what is owed, whose hands are full.',
  anatomy: [
    'BookFlowPanel: the stages, the ribbon of books passed on, the bottleneck in words',
    'RisksPanel: late books with what holds them; RiskReview goes through them one by one',
    'DeliveriesPanel, OwedPanel, OverloadPanel',
  ],
  instead: [
    ['What waits for this person', 'QueueList'],
    ['Numbers of a period', 'StatisticsPanels'],
  ],
  keyboard: [['Tab', 'Goes through the panels in reading order; stages, books and names are links']],
  accessibility: [
    'The ribbon is decoration: each stage says its books, how many went on, its median and its norm.',
    'What is late says so in words; red only helps.',
  ],
  dos: [
    'Load each panel by itself and give it `failed` and `onRetry`, so that one that fails leaves the others standing.',
  ],
  donts: ['Do not put acts on books here: who reads this screen changes nothing on it.'],
}
