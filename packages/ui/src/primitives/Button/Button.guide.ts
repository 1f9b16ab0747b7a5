import type { Guide } from '../../foundations/guide.ts'

export const guide: Guide = {
  purpose: 'Performs an action on the current page. ButtonLink looks the same and opens another page.',
  anatomy: ['Leading icon', 'Label', 'Trailing icon', 'While busy: a spinner and the busy label'],
  instead: [
    ['It opens another page', 'Link or ButtonLink'],
    ['There is only room for an icon', 'IconButton'],
    ['Several actions belong together', 'Menu'],
    ['It selects one of a few views', 'SegmentedControl'],
  ],
  keyboard: [['Enter, Space', 'Presses the button']],
  accessibility: [
    'With `disabledReason` it stays focusable, and a press shows the reason.',
    'While busy it keeps its focus and width, ignores presses and is named by `busyLabel`.',
  ],
  dos: [
    'Label it with a verb: «Передать автору».',
    'Use one primary button per view.',
    'Disable an unavailable action and give the reason; do not hide it.',
  ],
  donts: ['Do not label it «ОК».', 'Do not use `danger` for an action that can be undone.'],
}
