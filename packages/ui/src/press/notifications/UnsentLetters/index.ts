export { UnsentLetters, type UnsentLetterRow, type UnsentLettersProps } from './UnsentLetters.tsx'
