export * from '../press/RegionMap/index.ts'
