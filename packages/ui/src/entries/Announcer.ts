export * from '../primitives/Announcer/index.ts'
