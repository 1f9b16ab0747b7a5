export { diffWords, type DiffPart } from './diffWords.ts'
export { FieldDiff, type FieldDiffProps, type FieldVersions } from './FieldDiff.tsx'
export { TextDiff, type TextDiffProps } from './TextDiff.tsx'
