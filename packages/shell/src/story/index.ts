export { viewportGlobals } from '@press/ui/src/docs/screen-viewports.ts'
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
export {
  createDarkStory,
  createFailedStory,
  createLoadingStory,
  createNarrowKazakhStory,
  createNoAccessStory,
  createPhoneStory,
  settle,
  createTabletStory,
} from './variants.ts'
