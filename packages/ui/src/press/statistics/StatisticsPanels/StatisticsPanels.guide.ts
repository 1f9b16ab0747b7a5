import type { Guide } from '../../../foundations/guide.ts'

export const guide: Guide = {
  purpose:
    'The numbers of the press by panel: what came out, where books are and how long they stay, money, load of people, and the calculator held against the printing. Each panel takes plain rows and says its own summary.',
  anatomy: [
    'StatisticsControls: kind of period, which one, and the ways out: XLSX, CSV, print, the report of a month',
    'StatisticsFigures: five numbers against the year before or the plan, each with its definition and the way to its rows',
    'StatisticsGrid: wide and narrow panels by turns',
    'Panels: PublishedPanel, BooksByStagePanel, StageTimePanel, MoneyPanel, FlowPanel, PromisesPanel, CalculatorPanel, LoadPanel',
  ],
  instead: [
    ['Numbers of another kind', 'BarChart, LineChart and the other charts in a Panel'],
    ['What waits for this person', 'QueueList'],
  ],
  keyboard: [
    ['Tab', 'Goes through each panel: legend, table button, drawing'],
    ['Arrows', 'In a drawing, walk its points; in the period, choose its kind'],
    ['Enter', 'On a point of a drawing, goes to the rows behind it; they are links in the table too'],
  ],
  accessibility: [
    'Every panel has a heading of level 2 and a summary made from its rows, in the language in force.',
    'Numbers below a plan or above a norm say so in words; colour only helps.',
    'A panel that failed says so in its place, and the others keep their numbers.',
  ],
  dos: [
    'Load each panel by itself and give it `loading` and `failed`, so that one slow number holds up no other.',
    'Give `hrefs` or `hrefOf`: every figure leads to its rows.',
    'Leave `today` out; stories give it so that they stand still.',
  ],
  donts: ['Do not add sums up before: MoneyPanel takes months and makes the running total itself.'],
}
