export { views } from '@press/ui/src/docs/screen-viewports.ts'
export {
  answerAll,
  forbidden,
  notFound,
  pending,
  createRefusal,
  unreachable,
  type Answers,
  type CallInput,
} from './network.ts'
export { createScreenStory, screenMeta, type ScreenStoryProps } from './screen-story.tsx'
export { AuthorShellScreenStory, ShellScreenStory } from './ShellScreenStory.ts'
export { dark, failed, loading, narrowInKazakh, noAccess, phone, settle, tablet } from './variants.ts'
