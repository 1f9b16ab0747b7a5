// Themes
export * from './themes/index.ts'

// Foundations
export * from './foundations/Icon/index.ts'

