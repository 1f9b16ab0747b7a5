// Every table, by feature: what drizzle-kit compares the migrations with.
export * from './tables/applications.ts'
export * from './tables/events.ts'
export * from './tables/files.ts'
export * from './tables/people.ts'
export * from './tables/projects.ts'
export * from './tables/signals.ts'
export * from './tables/tech-cards.ts'
