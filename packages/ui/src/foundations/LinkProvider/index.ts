export {
  Anchor,
  LinkProvider,
  useLinkComponent,
  type LinkComponentProps,
  type LinkProviderProps,
} from './LinkProvider.tsx'
