export { SignInLayout, signInLayouts, type SignInLayoutProps } from './SignInLayout.tsx'
