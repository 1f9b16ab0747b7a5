export { diffWords, type DiffPart } from './diff-words.ts'
export { FieldDiff, type FieldDiffProps, type FieldVersions } from './FieldDiff.tsx'
export { TextDiff, type TextDiffProps } from './TextDiff.tsx'
