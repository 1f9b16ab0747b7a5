export * from '../primitives/SegmentedControl/index.ts'
