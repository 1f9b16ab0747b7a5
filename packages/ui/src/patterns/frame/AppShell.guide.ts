import type { Guide } from '../../foundations/guide.ts'

export const guide: Guide = {
  purpose:
    'The frame around every screen: the menu in a sidebar (SideShell) or as a line in the header (TopShell), the header, and the canvas that the work stands on. AppShell lets the person choose.',
  anatomy: [
    'Way to the content, seen when it has the focus',
    'Menu: sign, groups, entries with counts, button that folds it to icons',
    'Header: where the screen stands, then language, theme, notifications, profile',
    'Bar for what is amiss around the screen: NoticeBar, OfflineBar',
    'Canvas',
    'Footer: product, version, instruction; not on a phone or a low screen',
    'Tab bar with the whole menu behind «Ещё», on a phone',
  ],
  instead: [
    ['The person has not signed in yet', 'SignInLayout'],
    ['Two panes stand inside a screen', 'SplitView'],
    ['The message belongs to a place on the page', 'Alert'],
  ],
  keyboard: [
    ['Tab, Enter at the start of a page', 'Goes past the menu to the content'],
    ['Tab', 'Goes through menu, header, bar and content'],
    ['Enter, Space on «Свернуть меню»', 'Folds the menu to icons, whose names are then tooltips'],
    ['Esc', 'Closes the whole menu of a phone'],
  ],
  accessibility: [
    'The canvas is the main landmark and scrolls by itself; the menus are navigation landmarks of their own names.',
    'When `path` changes, the canvas begins at its top and takes the focus, unless the screen has put it somewhere itself.',
    'The entry that the address stands under carries `aria-current`.',
    'NoticeBar is a live region even while it is empty: keep it mounted, and what comes into it is read out.',
  ],
  dos: [
    'Give a phone four tabs and `more`, or five without it.',
    'Set `attention` on counts that wait for this person: only those stand in the tab bar and in the line of the header.',
    'Keep what `onSidebarChange` says: it comes from 1280 px up, below that the sidebar begins folded.',
  ],
  donts: [
    'Do not put the page’s title or its buttons into the header: they belong to PageHeader.',
    'Do not nest frames.',
  ],
}
