export * from '../primitives/Accordion/index.ts'
