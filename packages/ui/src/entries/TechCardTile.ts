export * from '../press/tech-cards/TechCardTile/index.ts'
