export * from '../press/statistics/RegionMap/index.ts'
