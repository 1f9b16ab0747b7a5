import type { Guide } from '../../foundations/guide.ts'

export const guide: Guide = {
  purpose:
    'The frame around every screen: menu, header and canvas. SideShell has the menu in a sidebar, TopShell in the header; AppShell lets the person choose.',
  anatomy: [
    'Skip link to the content, visible on focus',
    'Menu: logo, groups, entries with counts, button that collapses it to icons',
    'Header: breadcrumbs, then language, theme, notifications, profile',
    'Bar for a problem outside the screen: Banner, OfflineBar',
    'Canvas',
    'Footer: product, version, instruction; not on a phone or a low screen',
    'Tab bar on a phone, with the whole menu under «Ещё»',
  ],
  instead: [
    ['The person has not signed in', 'SignInLayout'],
    ['A screen has two panes', 'SplitView'],
    ['The message belongs to a place on the page', 'Alert'],
  ],
  keyboard: [
    ['Tab, Enter at the start of a page', 'Skips the menu'],
    ['Tab', 'Moves through menu, header, bar and content'],
    ['Enter, Space on «Свернуть меню»', 'Collapses the menu to icons with tooltips'],
    ['Esc', 'Closes the whole menu on a phone'],
  ],
  accessibility: [
    'The canvas is the main landmark and scrolls independently; the menus are named navigation landmarks.',
    'When `path` changes, the canvas scrolls to the top and takes the focus, unless the screen has set the focus itself.',
    'The entry of the current address has `aria-current`.',
    'Banner is a live region even while empty: keep it mounted, so that its text is announced.',
  ],
  dos: [
    'Give a phone four tabs and `more`, or five without it.',
    'Set `attention` on counts that need this person’s action: the tab bar and the header menu show only those.',
    'Store the value of `onSidebarChange`. It is called from 1280 px; below that the sidebar starts collapsed.',
  ],
  donts: [
    'Do not put the page’s title or its buttons in the header: they belong in PageHeader.',
    'Do not nest frames.',
  ],
}
