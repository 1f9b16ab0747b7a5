export * from '../primitives/InputGroup/index.ts'
