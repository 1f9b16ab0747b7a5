export { KeyboardHelp, type KeyboardHelpProps, type KeyHelp, type KeyHelpGroup } from './KeyboardHelp.tsx'
