export * from '../press/TechCardTile/index.ts'
